import type { Context } from 'koa';
import type { AnyResponse } from '../contract.js';
import { compressBody } from './compress-body.js';
import { etagOf, matchesEtag } from './etag.js';
import type { RequestContext } from './request-context.js';
import { drainThenEnd } from './drain.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** The headers that every answer has. */
export const COMMON_HEADERS: readonly string[] = [
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
export function writeResponse(
  ctx: Context,
  context: RequestContext,
  response: AnyResponse,
): Promise<void> | void {
  const headers = [...COMMON_HEADERS, 'X-Request-Id', context.requestId];
  for (const [name, value] of Object.entries(response.headers ?? {})) headers.push(name, String(value));
  if (response.body === undefined) return end(context, response.status, headers, null);
  // A cache that kept an error would show it after its cause is gone: a record is unknown until it is submitted.
  if (response.status >= 400 && response.headers?.['Cache-Control'] === undefined)
    headers.push('Cache-Control', 'no-store');
  const body = serialise(response);
  headers.push('Content-Type', response.mediaType ?? JSON_TYPE);
  if (isRevalidated(context, response)) {
    const etag = etagOf(body);
    headers.push('ETag', etag, 'Cache-Control', 'no-cache');
    const known = context.request.headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, etag)) return endNotModified(context, response, etag);
  }
  if (body.length < 1400) return end(context, response.status, headers, body);
  return writeCompressed(ctx, context, response.status, headers, body);
}

function serialise({ body, mediaType }: AnyResponse): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  return mediaType === undefined ? JSON.stringify(body) : String(body);
}

function isRevalidated({ request }: RequestContext, response: AnyResponse): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && response.status === 200 && response.headers?.['Cache-Control'] === undefined;
}

function endNotModified(context: RequestContext, response: AnyResponse, etag: string): void {
  response.status = 304;
  const headers = [
    ...COMMON_HEADERS,
    'X-Request-Id',
    context.requestId,
    'ETag',
    etag,
    'Cache-Control',
    'no-cache',
  ];
  context.res.writeHead(304, headers);
  context.res.end();
}

async function writeCompressed(
  ctx: Context,
  context: RequestContext,
  status: number,
  headers: string[],
  body: string | Buffer,
): Promise<void> {
  const compressed = await compressBody(ctx, body);
  if (!compressed) return end(context, status, headers, body);
  headers.push('Content-Encoding', compressed.coding);
  end(context, status, headers, compressed.bytes);
}

/** Writes head and body; a HEAD request gets the head alone. */
export function end(
  context: RequestContext,
  status: number,
  headers: string[],
  body: string | Buffer | null,
): void {
  const { request, res } = context;
  const length = body === null ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(length));
  res.writeHead(status, headers);
  if (context.drains) return drainThenEnd(context, body);
  if (body === null || request.method === 'HEAD') res.end();
  // A text of one byte per character needs no second look at its encoding.
  else res.end(body, length === body.length ? 'latin1' : 'utf8');
}
