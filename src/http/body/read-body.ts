import type { IncomingMessage } from 'node:http';
import type { BodyDescription } from '../operation-table.js';
import { badRequest, ClientGone, RequestProblem } from '../response/problem.js';
import type { Place } from './places.js';

/** A request's body: none, the bytes of a JSON text, or the request itself as a stream of raw bytes. */
type ReceivedBody = undefined | Buffer | IncomingMessage;

/** A larger body needs a place. */
const MAX_WITHOUT_PLACE = 65_536;
/** A body that has a place is refused where fewer bytes arrive in this time: 16 KiB a second. */
const CHECK_MS = 5000;
const MIN_BYTES = 81_920;
const MAX_CHUNKS = 4096;
/** Characters of a Content-Type that are read: what is longer is no type that we take. */
const MAX_TYPE = 200;
const RETRY_AFTER_SECONDS = 5;

/** Reads the body of a request, and takes its place where the body is large. It throws a 400, 413, 415 or 503 problem. */
type BodyReader = (request: IncomingMessage, place: Place) => Promise<ReceivedBody>;

/** Returns the reader of one operation's body. */
export function createBodyReader({ kind, mediaType, required, maxBytes }: BodyDescription): BodyReader {
  return async (request, place) => {
    const isEmpty = request.headers['transfer-encoding'] === undefined && readContentLength(request) === 0;
    if (isEmpty && !required) return undefined;
    requireMediaType(request, mediaType);
    if (kind === 'raw') return request;
    if (readContentLength(request) > maxBytes) throw tooLarge(maxBytes);
    return collect(request, maxBytes, place);
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

function collect(request: IncomingMessage, maxBytes: number, place: Place): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const goAway = (): void => refuse(new ClientGone('The client went away while it sent its body.'));
    let chunks: Buffer[] = [];
    let size = 0;
    let check: NodeJS.Timeout | undefined;
    const refuse = (error: Error): void => {
      clearInterval(check);
      request.removeAllListeners('data');
      reject(error);
    };
    // The request may have waited for the service to start, and its client may be gone.
    if (request.destroyed) return goAway();
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse(tooLarge(maxBytes));
      if (size > MAX_WITHOUT_PLACE && check === undefined) {
        if (!place.take()) return refuse(tooBusy());
        let before = size;
        check = setInterval(() => {
          if (size - before < MIN_BYTES) refuse(badRequest(TOO_SLOW));
          before = size;
        }, CHECK_MS);
      }
      chunks.push(chunk);
      // A client may send a byte per chunk, and a buffer takes a hundred times that.
      if (chunks.length === MAX_CHUNKS) chunks = [Buffer.concat(chunks)];
    });
    request.on('end', () => {
      clearInterval(check);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', goAway);
    request.on('aborted', goAway);
  });
}

export const TOO_SLOW = 'The request did not arrive in time; send it again on a new connection.';

/** Returns the problem of a body for which no place is free. */
function tooBusy(): RequestProblem {
  return new RequestProblem({
    status: 503,
    message: `Too many bodies are being received at the moment; nothing of this one was stored. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
