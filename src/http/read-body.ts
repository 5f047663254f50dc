import type { IncomingMessage } from 'node:http';
import { describeFault } from './describe-fault.js';
import { normalizeFields } from './normalize-fields.js';
import type { BodyDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { badRequest, ClientGone, RequestProblem } from './problem.js';
import { validateRows, type Rejections } from './validate-rows.js';
import { findNotStorable } from './assert-storable.js';

export interface ReadBody extends Rejections {
  /** The validated JSON value, or the request itself as a stream of raw bytes. */
  body: unknown;
}

const NO_REJECTIONS: Rejections = { rejectedRows: [], rejectedCount: 0 };

/** Reads a request's body. */
export type BodyReader = (request: IncomingMessage) => Promise<ReadBody>;

/** Returns the reader of one operation's body. It throws a 400, 413 or 415 problem. */
export function createBodyReader(description: BodyDescription, validators: OperationValidators): BodyReader {
  return async (request) => {
    const isEmpty = request.headers['transfer-encoding'] === undefined && contentLengthOf(request) === 0;
    if (isEmpty && !description.required) return { body: undefined, ...NO_REJECTIONS };
    requireMediaType(request, description.mediaType);
    if (description.kind === 'raw') return { body: request, ...NO_REJECTIONS };
    const text = await readText(request, description.maxBytes);
    return validated(parse(text), description, validators);
  };
}

/** Returns the declared length of a request's body in bytes; 0 without a body, NaN when it comes in chunks. */
export function contentLengthOf(request: IncomingMessage): number {
  if (request.headers['transfer-encoding'] !== undefined) return NaN;
  return Number(request.headers['content-length'] ?? 0);
}

function requireMediaType(request: IncomingMessage, expected: string): void {
  const given = request.headers['content-type'] ?? '';
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isText = expected === 'application/json';
  const hasOtherCharset = isText && charset !== undefined && !/^charset="?utf-8"?$/.test(charset);
  // RFC 9110, section 8.3: a body without a type may be taken for a stream of bytes.
  const fits = type === expected || (given.trim() === '' && expected === 'application/octet-stream');
  if (fits && encoding === 'identity' && !hasOtherCharset) return;
  const coded = encoding === 'identity' ? '' : ` with Content-Encoding "${encoding}"`;
  const wanted = `${expected}${isText && hasOtherCharset ? ' in UTF-8' : ''}${coded ? ' without Content-Encoding' : ''}`;
  const message = `Content-Type must be ${wanted}, got ${given === '' ? 'none' : `"${given}"`}${coded}.`;
  throw new RequestProblem({ status: 415, message });
}

/** Returns the problem of a body that is larger than `limit` bytes. */
export function tooLarge(limit: number): RequestProblem {
  return new RequestProblem({ status: 413, message: `The body is larger than ${limit} bytes.` });
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  if (contentLengthOf(request) > limit) throw tooLarge(limit);
  const bytes = await collect(request, limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The body must be JSON in UTF-8; its bytes are not valid UTF-8.');
  }
}

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const goAway = (): void => reject(new ClientGone('The client went away while it sent its body.'));
    // The request may have waited for the service to start, and its client may be gone.
    if (request.destroyed) return goAway();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data');
        reject(tooLarge(limit));
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks, size)));
    request.on('error', goAway);
    request.on('aborted', goAway);
  });
}

function parse(text: string): unknown {
  if (text.trim() === '') throw badRequest('The body must be JSON; it is empty.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badRequest(`The body must be JSON: ${(error as Error).message}.`);
  }
}

function validated(value: unknown, description: BodyDescription, validators: OperationValidators): ReadBody {
  const notStorable = findNotStorable(value, validators.rows);
  if (notStorable) throw badRequest(notStorable.message, [notStorable]);
  const body = description.fieldRules ? normalizeFields(value, description.fieldRules) : value;
  const { body: validate, rows } = validators;
  if (!validate || validate(body)) return { body, ...validateRows(body, rows) };
  const details = (validate.errors ?? []).map((fault) => describeFault(fault, 'Body field'));
  throw badRequest(details[0]?.message ?? 'The body does not fit the documented schema.', details);
}
