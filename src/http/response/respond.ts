import { hash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Next } from 'koa';
import type { AnyResponse } from '../../contract.js';
import type { ServiceContext, ServiceMiddleware, StaticFile } from '../request-state.js';
import { matchesEtag } from './entity-tag.js';
import {
  ClientGone,
  OutageProblem,
  RequestProblem,
  unexpectedProblem,
  type ErrorShape,
  type OutageReader,
} from './problem.js';

/** How long the rest of a rejected request is read, in milliseconds. */
export const DRAIN_MS = 2000;
/** Without parameters: JSON is UTF-8, and Dredd compares the header literally with the document. */
export const JSON_TYPE = 'application/json';
/** Headers of responses that need no token or secret; the others have no CORS headers. */
export const PUBLIC_HEADERS = new Map([
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id'],
]);
/** Headers of all responses. */
export const COMMON_HEADERS = new Map([
  ['X-Content-Type-Options', 'nosniff'],
  ['Vary', 'Accept-Encoding'],
]);

/** Sets the headers of every response. A read has an entity tag, and returns a 304 to a client that has the tag already. */
export async function setCommonHeaders(ctx: ServiceContext, next: Next): Promise<void> {
  const { state, method } = ctx;
  // Node.js's own functions: those of Koa make several objects for each header.
  ctx.res.setHeader('X-Request-Id', state.requestId);
  await next();
  const { status, body } = ctx;
  if (state.isPublic) ctx.res.setHeaders(PUBLIC_HEADERS);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!ctx.res.hasHeader('Cache-Control')) {
    // A cached error would outlive its cause, such as a record that is not submitted yet.
    if (status >= 400) ctx.set('Cache-Control', 'no-store');
    if (status === 200 && isRead && (typeof body === 'string' || Buffer.isBuffer(body))) {
      // It is weak, because compressed and plain forms of a body share it.
      ctx.set('ETag', `W/"${checksum(body)}"`);
      ctx.set('Cache-Control', 'no-cache');
    }
  }
  const known = ctx.headers['if-none-match'];
  if (known === undefined || status !== 200 || !isRead) return;
  const etag = ctx.response.get('ETag');
  // Koa's own `ctx.fresh` has no 304 for `fetch`, which sends Cache-Control: no-cache with an If-None-Match.
  if (etag && matchesEtag(known, etag)) ctx.status = 304;
}

/** Returns a checksum of a body. It is SHA-1: processors have instructions for it, and nothing relies on its strength. */
export function checksum(body: string | Buffer): string {
  return hash('sha1', body, 'base64url');
}

/** Returns the middleware that turns what is thrown into the error body of the service. */
export function answerProblems({
  errorShape,
  readOutage = () => undefined,
}: {
  errorShape: ErrorShape;
  /** Finds failures of the database and the disk among the errors; by default, none is one. */
  readOutage?: OutageReader;
}): ServiceMiddleware {
  return async (ctx, next) => {
    const { state } = ctx;
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) {
        state.error = error;
        ctx.respond = false;
        return;
      }
      const thrown = error instanceof RequestProblem ? error : readOutage(error, ctx.method);
      if (!thrown || thrown instanceof OutageProblem) state.error = thrown ?? error;
      else if (thrown.problem.status >= 500) state.unavailability = { reason: thrown.message };
      const { status, headers, ...problem } = thrown?.problem ?? unexpectedProblem;
      writeResponse(ctx, { status, headers, body: errorShape({ status, ...problem }) });
    }
    if (ctx.status >= 400 && (await isStillSending(ctx))) drain(ctx);
  };
}

/** Sets the response to what a handler returned. */
export function writeResponse(ctx: ServiceContext, response: AnyResponse): void {
  const { status, body, headers, mediaType, unavailability } = response;
  const isText = body === undefined || Buffer.isBuffer(body) || mediaType !== undefined;
  const content = isText ? (body ?? null) : JSON.stringify(body);
  ctx.state.unavailability ??= unavailability;
  // Koa would add a charset.
  if (content !== null) ctx.res.setHeader('Content-Type', mediaType ?? JSON_TYPE);
  ctx.body = content;
  ctx.status = status;
  for (const name in headers) ctx.res.setHeader(name, String(headers[name]));
}

/** Sets the response to a document or page. */
export function writeFile(ctx: ServiceContext, file: StaticFile): void {
  ctx.state.file = file;
  ctx.body = file.body;
  ctx.status = file.status;
  ctx.set({ 'Content-Type': file.contentType, ETag: file.etag, 'Cache-Control': file.cacheControl });
  ctx.set(file.headers);
}

/** Returns whether the body of a request is still arriving. */
async function isStillSending({ method, req }: ServiceContext): Promise<boolean> {
  if (method === 'GET' || method === 'HEAD' || req.complete) return false;
  await setImmediate();
  return !req.complete;
}

/**
 * Ends the connection after the response, but reads and discards the rest of the request for a short time before: to close at once
 * would reset the connection before the client reads the response.
 */
function drain(ctx: ServiceContext): void {
  const { req, length } = ctx;
  const body = new PassThrough();
  body.write(ctx.body);
  const stop = (): void => {
    clearTimeout(timer);
    body.end();
  };
  const timer = setTimeout(stop, DRAIN_MS);
  req.once('end', stop).once('close', stop).on('error', stop).resume();
  ctx.body = body;
  ctx.length = length;
  ctx.set('Connection', 'close');
}
