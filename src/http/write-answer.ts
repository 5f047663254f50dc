import type { Context } from 'koa';
import type { AnyAnswer } from '../contract.js';
import { compressBody } from './compress-body.js';
import { etagOf, matchesEtag } from './etag.js';
import type { Exchange } from './exchange.js';
import { endAfterBody } from './linger.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** The headers that every answer has. */
export const EVERY_ANSWER: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'ETag, Retry-After, X-Request-Id',
  'X-Content-Type-Options',
  'nosniff',
  'Vary',
  'Accept-Encoding',
];

/**
 * Writes an answer. A successful read gets an entity tag and turns into a 304 when the client has it already, unless
 * the answer says `Cache-Control: no-store`.
 */
export function writeAnswer(context: Context, exchange: Exchange, answer: AnyAnswer): Promise<void> | void {
  const headers = [...EVERY_ANSWER, 'X-Request-Id', exchange.requestId];
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.push(name, String(value));
  if (answer.body === undefined) return end(exchange, answer.status, headers, null);
  // A cache that kept an error would show it after its cause is gone: a record is unknown until it is submitted.
  if (answer.status >= 400 && answer.headers?.['Cache-Control'] === undefined)
    headers.push('Cache-Control', 'no-store');
  const body = serialise(answer);
  headers.push('Content-Type', answer.mediaType ?? JSON_TYPE);
  if (isRevalidated(exchange, answer)) {
    const etag = etagOf(body);
    headers.push('ETag', etag, 'Cache-Control', 'no-cache');
    const known = exchange.request.headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, etag)) return endNotModified(exchange, answer, etag);
  }
  if (body.length < 1400) return end(exchange, answer.status, headers, body);
  return writeCompressed(context, exchange, answer.status, headers, body);
}

function serialise({ body, mediaType }: AnyAnswer): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  return mediaType === undefined ? JSON.stringify(body) : String(body);
}

function isRevalidated({ request }: Exchange, answer: AnyAnswer): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && answer.status === 200 && answer.headers?.['Cache-Control'] === undefined;
}

function endNotModified(exchange: Exchange, answer: AnyAnswer, etag: string): void {
  answer.status = 304;
  const headers = [
    ...EVERY_ANSWER,
    'X-Request-Id',
    exchange.requestId,
    'ETag',
    etag,
    'Cache-Control',
    'no-cache',
  ];
  exchange.response.writeHead(304, headers);
  exchange.response.end();
}

async function writeCompressed(
  context: Context,
  exchange: Exchange,
  status: number,
  headers: string[],
  body: string | Buffer,
): Promise<void> {
  const compressed = await compressBody(context, body);
  if (!compressed) return end(exchange, status, headers, body);
  headers.push('Content-Encoding', compressed.coding);
  end(exchange, status, headers, compressed.bytes);
}

/** Writes head and body; a HEAD request gets the head alone. */
export function end(
  exchange: Exchange,
  status: number,
  headers: string[],
  body: string | Buffer | null,
): void {
  const { request, response } = exchange;
  const length = body === null ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(length));
  response.writeHead(status, headers);
  if (exchange.lingers) return endAfterBody(exchange, body);
  if (body === null || request.method === 'HEAD') response.end();
  // A text of one byte per character needs no second look at its encoding.
  else response.end(body, length === body.length ? 'latin1' : 'utf8');
}
