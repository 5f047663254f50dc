import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { AnyResponse } from '../../contract.js';
import type { ServiceContext } from '../request-state.js';
import { chooseCoding, compress, MIN_COMPRESSED_BYTES } from './compression.js';
import { hasLongList, serialiseInChunks } from './serialise-in-chunks.js';
import type { StaticFile } from './static-file.js';

/** A client that reads nothing of its responses for so long is disconnected. */
const STALLED_MS = 30_000;
/** The system takes bytes as they are; a longer text is first joined with the head and copied. */
const MAX_SENT_AS_TEXT = 16_384;
/** How long the rest of a rejected request is read, in milliseconds. */
export const DRAIN_MS = 2000;
/** Without parameters: JSON is UTF-8, and Dredd compares the header literally with the document. */
export const JSON_TYPE = 'application/json';

/**
 * Returns the headers that responses have in common, as name, value, name, value: the CORS headers of public responses, which
 * operations behind a token or secret do not have, and those of every response. Each list is written out, since every response
 * needs one.
 */
export function commonHeaders(requestId: string, isPublic: boolean): string[] {
  if (!isPublic) {
    return ['X-Content-Type-Options', 'nosniff', 'Vary', 'Accept-Encoding', 'X-Request-Id', requestId];
  }
  return [
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    'ETag, Retry-After, X-Request-Id',
    'X-Content-Type-Options',
    'nosniff',
    'Vary',
    'Accept-Encoding',
    'X-Request-Id',
    requestId,
  ];
}

/**
 * Writes a response. A successful read gets an entity tag, and is a 304 when the client has that version, unless the response says
 * `Cache-Control: no-store`.
 */
export function writeResponse(ctx: ServiceContext, response: AnyResponse): Promise<void> | void {
  const { status, body, mediaType } = response;
  const headers = commonHeaders(ctx.state.requestId, ctx.state.isPublic);
  for (const name in response.headers) headers.push(name, String(response.headers[name]));
  if (body === undefined) return send(ctx, status, headers, null);
  const { method } = ctx.req;
  const isUncached = response.headers?.['Cache-Control'] === undefined;
  const isTagged = status === 200 && isUncached && (method === 'GET' || method === 'HEAD');
  // A cached error would outlive its cause, such as a record that is not submitted yet.
  if (status >= 400 && isUncached) headers.push('Cache-Control', 'no-store');
  if (mediaType === undefined && hasLongList(body)) {
    return serialiseInChunks(body, isTagged).then(({ bytes, digest }) =>
      writeBody(ctx, response, { headers, body: bytes, digest }),
    );
  }
  const text = Buffer.isBuffer(body) ? body : mediaType === undefined ? JSON.stringify(body) : String(body);
  const digest = isTagged ? checksum(text) : undefined;
  return writeBody(ctx, response, { headers, body: text, digest });
}

function writeBody(
  ctx: ServiceContext,
  { status, mediaType = JSON_TYPE }: AnyResponse,
  content: { headers: string[]; body: string | Buffer; digest: string | undefined },
): Promise<void> | void {
  const { headers, body, digest } = content;
  if (digest !== undefined) {
    // It is weak, since compressed and plain forms of a body share it.
    const etag = `W/"${digest}"`;
    headers.push('ETag', etag, 'Cache-Control', 'no-cache');
    if (hasVersion(ctx, etag)) return send(ctx, 304, headers, null);
  }
  headers.push('Content-Type', mediaType);
  const accepted = ctx.req.headers['accept-encoding'];
  const isCompressed = body.length >= MIN_COMPRESSED_BYTES && accepted !== undefined && accepted !== '';
  const coding = isCompressed ? chooseCoding(accepted) : null;
  if (coding === null) return send(ctx, status, headers, body);
  return compress(coding, body, 'response').then((bytes) => {
    headers.push('Content-Encoding', coding);
    send(ctx, status, headers, bytes);
  });
}

/** Returns a checksum of a body. It is SHA-1: processors have instructions for it, and nothing relies on its strength. */
export function checksum(body: string | Buffer): string {
  return hash('sha1', body, 'base64url');
}

/** Writes a static file, compressed where the client accepts it, or a 304. */
export async function writeFile(ctx: ServiceContext, file: StaticFile): Promise<void> {
  const headers = commonHeaders(ctx.state.requestId, true);
  headers.push('ETag', file.etag, 'Cache-Control', file.cacheControl);
  for (const [name, value] of Object.entries(file.headers)) headers.push(name, value);
  if (file.status === 200 && hasVersion(ctx, file.etag)) return send(ctx, 304, headers, null);
  headers.push('Content-Type', file.contentType);
  const coding = chooseCoding(ctx.req.headers['accept-encoding'] ?? '');
  if (coding === null) return send(ctx, file.status, headers, file.body);
  headers.push('Content-Encoding', coding);
  send(ctx, file.status, headers, await file.encoded(coding));
}

function hasVersion(ctx: ServiceContext, etag: string): boolean {
  const known = ctx.req.headers['if-none-match'];
  return known !== undefined && matchesEtag(known, etag);
}

/** More than a hundred entity tags. A longer list, which would take long to compare, names none. */
const MAX_TAGS = 4096;

/** What a proxy that compresses adds to an entity tag: Apache's mod_deflate `-gzip`, others `;gzip`. */
const ADDED_BY_PROXY = /[-;]gzip(?="$)/;

/** Returns whether an If-None-Match header names the entity tag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.length > MAX_TAGS) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '').replace(ADDED_BY_PROXY, '') === opaque);
}

/** Writes head and body, a HEAD request's head alone, or leaves them to Koa. */
function send(ctx: ServiceContext, status: number, headers: string[], body: string | Buffer | null): void {
  const { req, res } = ctx;
  const length = body === null ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  if (ctx.respond !== false) {
    res.setTimeout(STALLED_MS);
    return leaveToKoa(ctx, status, headers, body);
  }
  if (status !== 204 && status !== 304) headers.push('Content-Length', String(length));
  res.writeHead(status, headers);
  if (ctx.state.drains) {
    if (body !== null) res.write(body);
    drain(req, () => res.end());
  } else if (body === null || req.method === 'HEAD') res.end();
  else if (typeof body !== 'string') res.end(body);
  else {
    // Text of one byte per character is written without encoding it again.
    const encoding = length === body.length ? 'latin1' : 'utf8';
    if (length > MAX_SENT_AS_TEXT) res.end(Buffer.from(body, encoding));
    else res.end(body, encoding);
  }
  // Most responses fit the system's buffers. Others stay in memory until their client reads them, as do those that follow them.
  if (res.socket === null || res.socket.writableLength > 0) res.setTimeout(STALLED_MS);
}

/** Hands a response to Koa, for the middleware in front to see and to change. */
function leaveToKoa(
  ctx: ServiceContext,
  status: number,
  headers: string[],
  body: string | Buffer | null,
): void {
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (name === 'Vary') ctx.vary(value);
    else ctx.set(name, value);
  }
  if (ctx.state.drains && body !== null) {
    const drained = new PassThrough();
    drained.write(body);
    drain(ctx.req, () => drained.end());
    ctx.body = drained;
    ctx.length = Buffer.byteLength(body);
  } else ctx.body = body;
  // Koa takes a response without a body for a 204.
  ctx.status = status;
}

/**
 * Reads and discards the rest of a request for a short time, then calls `end`. To close the connection at once would reset it before
 * the client reads the response.
 */
function drain(request: IncomingMessage, end: () => void): void {
  const stop = (): void => {
    clearTimeout(timer);
    end();
  };
  const timer = setTimeout(stop, DRAIN_MS);
  request.once('end', stop).once('close', stop);
  request.on('error', stop);
  request.resume();
}
