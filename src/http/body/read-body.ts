import type { IncomingMessage } from 'node:http';
import type { BudgetShare } from './body-budget.js';
import { collectBytes } from './collect-bytes.js';
import { createValueCounter } from './count-json-values.js';
import type { BodyDescription } from '../operation-table.js';
import { badRequest, ClientGone, RequestProblem } from '../response/problem.js';

/** The bytes of a JSON body. */
interface JsonBytes {
  segments: Buffer[];
  /** Whether parsing them and what follows would hold up other requests. */
  isLarge: boolean;
}

/** A request's body: none, the bytes of a JSON text, or the request itself as a stream of raw bytes. */
type ReceivedBody = undefined | JsonBytes | IncomingMessage;

/** A body within both takes a few milliseconds of the event loop. */
const MAX_SMALL_BYTES = 262_144;
const MAX_SMALL_VALUES = 16_384;
/** JSON begins two values in three bytes at most (`[[],[],[]]`), so that a body of this size has no more than a small one. */
const MAX_UNCOUNTED_BYTES = (MAX_SMALL_VALUES / 2) * 3;
/** Rows have 15 bytes or more for each value; a list of empty objects has 3. */
const MIN_BYTES_PER_VALUE = 8;
const MAX_VALUES = 2_000_000;
/** Characters of a Content-Type that are read: what is longer is no type that we take. */
const MAX_TYPE = 200;
const RETRY_AFTER_SECONDS = 5;

/** Reads the body of a request; the bytes of a JSON text are taken from its share of a budget. */
type BodyReader = (request: IncomingMessage, share: BudgetShare) => Promise<ReceivedBody>;

/** Returns the reader of one operation's body. It throws a 400, 413, 415 or 503 problem. */
export function createBodyReader({ kind, mediaType, required, maxBytes }: BodyDescription): BodyReader {
  const maxValues =
    maxBytes <= MAX_SMALL_BYTES
      ? MAX_SMALL_VALUES
      : Math.min(MAX_VALUES, Math.floor(maxBytes / MIN_BYTES_PER_VALUE));
  return async (request, share) => {
    const isEmpty = request.headers['transfer-encoding'] === undefined && readContentLength(request) === 0;
    if (isEmpty && !required) return undefined;
    requireMediaType(request, mediaType);
    if (kind === 'raw') return request;
    if (readContentLength(request) > maxBytes) throw tooLarge(maxBytes);
    return collect(request, { maxBytes, maxValues, share });
  };
}

/** Returns the declared length of a request's body in bytes; 0 without a body, NaN when it comes in chunks. */
export function readContentLength(request: IncomingMessage): number {
  if (request.headers['transfer-encoding'] !== undefined) return NaN;
  return Number(request.headers['content-length'] ?? 0);
}

function requireMediaType(request: IncomingMessage, expected: string): void {
  const given = (request.headers['content-type'] ?? '').slice(0, MAX_TYPE);
  const [type = '', ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isText = expected === 'application/json';
  const hasOtherCharset = isText && charset !== undefined && !/^charset="?utf-?8"?$/.test(charset);
  // RFC 9110, section 8.3: a body without a type may be taken for a stream of bytes.
  const fits = type === expected || (given.trim() === '' && expected === 'application/octet-stream');
  if (fits && encoding === 'identity' && !hasOtherCharset) return;
  const coded = encoding === 'identity' ? '' : ` with Content-Encoding "${encoding}"`;
  const wanted = `${expected}${isText && hasOtherCharset ? ' in UTF-8' : ''}${coded ? ' without Content-Encoding' : ''}`;
  const message = `Content-Type must be ${wanted}, got ${given === '' ? 'none' : `"${given}"`}${coded}.`;
  throw new RequestProblem({
    status: 415,
    message,
    ...(coded ? { headers: { 'Accept-Encoding': 'identity' } } : {}),
  });
}

/** Returns the problem of a body that is larger than `limit` bytes. */
function tooLarge(limit: number): RequestProblem {
  return new RequestProblem({ status: 413, message: `The body is larger than ${limit} bytes.` });
}

function collect(
  request: IncomingMessage,
  { maxBytes, maxValues, share }: { maxBytes: number; maxValues: number; share: BudgetShare },
): Promise<JsonBytes> {
  return new Promise((resolve, reject) => {
    const goAway = (): void => reject(new ClientGone('The client went away while it sent its body.'));
    // The request may have waited for the service to start, and its client may be gone.
    if (request.destroyed) return goAway();
    const bytes = collectBytes();
    const isCounted = !(readContentLength(request) <= MAX_UNCOUNTED_BYTES);
    const count = createValueCounter();
    let size = 0;
    let isLarge = false;
    const refuse = (problem: RequestProblem): void => {
      request.removeAllListeners('data');
      reject(problem);
    };
    share.onEvicted = () => refuse(tooBusy());
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse(tooLarge(maxBytes));
      const values = isCounted ? count(chunk) : 0;
      if (values > maxValues) return refuse(tooManyValues(maxValues));
      isLarge ||= size > MAX_SMALL_BYTES || values > MAX_SMALL_VALUES;
      if (!share.reserve(chunk.length)) return refuse(tooBusy());
      bytes.add(chunk);
    });
    request.on('end', () => {
      share.endArrival();
      resolve({ segments: bytes.segments(), isLarge });
    });
    request.on('error', goAway);
    request.on('aborted', goAway);
  });
}

function tooManyValues(limit: number): RequestProblem {
  return badRequest(
    `The body has more than ${limit} JSON values (objects, lists, texts, numbers and literals); send it in several requests.`,
  );
}

/** Returns the problem of a body for which there is no room beside those that arrive or wait. */
export function tooBusy(): RequestProblem {
  return new RequestProblem({
    status: 503,
    message: `Too many bodies are being received at the moment; nothing of this one was stored. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
