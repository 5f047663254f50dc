import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Unavailability } from '../contract.js';

/** How a body is compressed. */
export type Coding = 'br' | 'gzip';

/** A file in memory, with its response headers. */
export interface StaticFile {
  /** 404 for the page that says so. */
  status: 200 | 404;
  body: Buffer;
  contentType: string;
  /** Weak, because compressed and plain forms share it. */
  etag: string;
  cacheControl: string;
  /** Further headers, such as a content security policy. */
  headers: Readonly<Record<string, string>>;
  /** Returns the body compressed; each coding is computed once, on first use. */
  encoded: (coding: Coding) => Promise<Buffer>;
}

/** What is known of one request: Koa's `ctx.state`. */
export interface RequestState {
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly path: string;
  readonly address: string;
  readonly startedAt: number;
  /** The id of the operation that serves the request, or "". */
  operationId: string;
  /** Whether pages of other sites may read the response; false for operations behind a token or secret. */
  isPublic: boolean;
  /** The document or page that is sent. */
  file: StaticFile | undefined;
  /** For the observer: the fault behind a 500, an OutageProblem or a ClientGone; the reason of any other 502 or 503. */
  error: unknown;
  unavailability: Unavailability | undefined;
}

export type ServiceContext = ParameterizedContext<RequestState>;
export type ServiceMiddleware = Middleware<RequestState>;

const SAFE_REQUEST_ID = /^[A-Za-z0-9_.:-]{1,64}$/;

/** Returns a function that creates the state of a request. Request ids count up behind a random prefix. */
export function createStateOpener(
  readAddress: (request: IncomingMessage) => string,
  now: () => number,
): (ctx: Pick<ServiceContext, 'req' | 'url' | 'path'>) => RequestState {
  const requestIdPrefix = `${randomBytes(6).toString('base64url')}-`;
  let count = 0;
  return (ctx) => {
    const { req: request } = ctx;
    const sent = request.headers['x-request-id'];
    count += 1;
    if (!ctx.url.startsWith('/')) ctx.url = withoutHost(ctx.url);
    return {
      request,
      requestId:
        typeof sent === 'string' && SAFE_REQUEST_ID.test(sent) ? sent : requestIdPrefix + count.toString(36),
      path: ctx.path,
      address: readAddress(request),
      startedAt: now(),
      operationId: '',
      isPublic: true,
      file: undefined,
      error: undefined,
      unavailability: undefined,
    };
  };
}

/** Returns a request's path and query; a client may send scheme and host before them, as to a proxy. */
function withoutHost(url: string): string {
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url;
  return path.startsWith('/') ? path : `/${path}`;
}
