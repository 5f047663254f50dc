import { commonHeaders } from './common-headers.js';
import { chooseCoding, compress, MIN_COMPRESSED_BYTES } from './compression.js';
import type { AnyResponse } from '../../contract.js';
import { drainThenEnd } from '../drain.js';
import { etagOf, matchesEtag } from './etag.js';
import type { RequestContext } from '../request-context.js';
import { hasLongList, serialiseInTurns } from './serialise-in-turns.js';

/** A response that fits the kernel's buffers is sent at once; a larger one stays in memory until its client reads it. */
const MIN_WATCHED_BYTES = 65_536;
/** A client that reads nothing of a response for so long is disconnected. */
const STALLED_MS = 30_000;
/** The system takes bytes as they are; a longer text is first joined with the head and copied. */
const MAX_SENT_AS_TEXT = 16_384;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Writes a response and returns the status that was sent. A successful read gets an entity tag, and is a 304 when the client
 * has that version, unless the response says `Cache-Control: no-store`.
 */
export function writeResponse(context: RequestContext, response: AnyResponse): Promise<number> | number {
  const { status } = response;
  const headers = commonHeaders(context.requestId, context.isPublic);
  for (const name in response.headers) headers.push(name, String(response.headers[name]));
  if (response.body === undefined) return end(context, status, headers, null);
  // A cached error would outlive its cause, such as a record that is not submitted yet.
  if (status >= 400 && response.headers?.['Cache-Control'] === undefined)
    headers.push('Cache-Control', 'no-store');
  if (response.mediaType === undefined && hasLongList(response.body)) {
    return serialiseInTurns(response.body, isRevalidated(context, response)).then(({ bytes, etag }) =>
      writeBody(context, response, { headers, body: bytes, etag }),
    );
  }
  return writeBody(context, response, { headers, body: serialise(response), etag: undefined });
}

function writeBody(
  context: RequestContext,
  response: AnyResponse,
  content: { headers: string[]; body: string | Buffer; etag: string | undefined },
): Promise<number> | number {
  const { status } = response;
  const { headers, body } = content;
  if (isRevalidated(context, response)) {
    const etag = content.etag ?? etagOf(body);
    headers.push('ETag', etag, 'Cache-Control', 'no-cache');
    const stored = context.request.headers['if-none-match'];
    if (stored !== undefined && matchesEtag(stored, etag)) return end(context, 304, headers, null);
  }
  headers.push('Content-Type', response.mediaType ?? JSON_TYPE);
  const accepted = context.request.headers['accept-encoding'];
  const isCompressed = body.length >= MIN_COMPRESSED_BYTES && accepted !== undefined && accepted !== '';
  const coding = isCompressed ? chooseCoding(accepted) : null;
  if (coding === null) return end(context, status, headers, body);
  return compress(coding, body, 'response').then((bytes) => {
    headers.push('Content-Encoding', coding);
    return end(context, status, headers, bytes);
  });
}

function serialise({ body, mediaType }: AnyResponse): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  return mediaType === undefined ? JSON.stringify(body) : String(body);
}

function isRevalidated({ request }: RequestContext, response: AnyResponse): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && response.status === 200 && response.headers?.['Cache-Control'] === undefined;
}

/** Writes head and body, a HEAD request's head alone; returns the status. */
export function end(
  context: RequestContext,
  status: number,
  headers: string[],
  body: string | Buffer | null,
): number {
  const { request, res } = context;
  const length = body === null ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(length));
  if (length > MIN_WATCHED_BYTES) res.setTimeout(STALLED_MS);
  res.writeHead(status, headers);
  if (context.drains) drainThenEnd(context, body);
  else if (body === null || request.method === 'HEAD') res.end();
  else if (typeof body !== 'string') res.end(body);
  else {
    // Text of one byte per character is written without encoding it again.
    const encoding = length === body.length ? 'latin1' : 'utf8';
    if (length > MAX_SENT_AS_TEXT) res.end(Buffer.from(body, encoding));
    else res.end(body, encoding);
  }
  return status;
}
