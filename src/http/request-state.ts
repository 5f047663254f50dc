import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Middleware, ParameterizedContext } from 'koa';
import type { AnyResponse, Unavailability } from '../contract.js';
import type { Route } from './find-route.js';
import type { StaticFile, StaticResponse } from './response/static-file.js';

/**
 * What is known of one request: Koa's `ctx.state`. Its outcome is exactly one of these:
 * - `response`: what an operation, a preflight or a redirect responds, or the error body of a problem;
 * - `file`: a document or page;
 * - `error` alone: nothing can be sent, since the client is gone.
 * Beside a response, `error` and `unavailability` are for the log and the metrics only.
 */
export interface RequestState {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** The path without the query string; of what is percent-encoded, only letters, digits, `-`, `_` and `~` are decoded. */
  readonly path: string;
  /** The raw query string without its `?`, or "". */
  readonly search: string;
  readonly address: string;
  readonly startedAt: number;
  /** The route of the operation that serves the request. */
  route: Route | undefined;
  /** The id of that operation, or "". */
  operationId: string;
  /** Where there is no operation: what stands at the path, and the methods that the path has. */
  found: StaticResponse | undefined;
  methods: readonly string[];
  /** Whether the request is taken whatever the rate limit. */
  isUnlimited: boolean;
  /** Whether pages of other sites may read the response; false for operations behind a token or secret. */
  isPublic: boolean;
  /** What is to be sent: a response, or else a file. */
  response: AnyResponse | undefined;
  file: StaticFile | undefined;
  /** Whether the rest of a rejected body is read before the connection ends. */
  drains: boolean;
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
): (request: IncomingMessage) => RequestState {
  const requestIdPrefix = `${randomBytes(6).toString('base64url')}-`;
  let count = 0;
  return (request) => {
    const url = readTarget(request.url ?? '/');
    const mark = url.indexOf('?');
    const sent = request.headers['x-request-id'];
    count += 1;
    return {
      request,
      requestId:
        typeof sent === 'string' && SAFE_REQUEST_ID.test(sent) ? sent : requestIdPrefix + count.toString(36),
      path: normalize(mark === -1 ? url : url.slice(0, mark)),
      search: mark === -1 ? '' : url.slice(mark + 1),
      address: readAddress(request),
      startedAt: now(),
      route: undefined,
      operationId: '',
      found: undefined,
      methods: NO_METHODS,
      isUnlimited: false,
      isPublic: true,
      response: undefined,
      file: undefined,
      drains: false,
      error: undefined,
      unavailability: undefined,
    };
  };
}

const NO_METHODS: readonly string[] = [];
/** No route has longer paths, and to decode one would take long. */
const MAX_PATH = 4096;
const UNRESERVED = /%(?:2d|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/gi;
const MALFORMED = /%(?![0-9a-f]{2})/i;

/** A letter that is encoded is the same (RFC 3986, section 6.2.2.2); a dot is left as it is, or `%2e%2e` would be a parent. */
function normalize(path: string): string {
  if (path.length > MAX_PATH || !path.includes('%') || MALFORMED.test(path)) return path;
  return path.replaceAll(UNRESERVED, decodeURIComponent);
}

/** Returns a request's path and query; a client may send scheme and host before them, as to a proxy. */
function readTarget(url: string): string {
  if (url.startsWith('/')) return url;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1] ?? url;
  return path.startsWith('/') ? path : `/${path}`;
}
