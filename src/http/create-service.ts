import Router from '@koa/router';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Middleware, type Next } from 'koa';
import { OPERATIONS_PATH } from '../openapi-document.js';
import { createRouteFinder, readPathParameters, type Route } from './find-route.js';
import { observeRequests, type RequestObserver } from './observe.js';
import {
  createOperationMiddleware,
  type BodyBudgets,
  type LargeRequests,
  type RunForClient,
} from './operation-middleware.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { limitRequests, type RateLimit } from './rate-limit.js';
import type { RequestState, ServiceContext, ServiceMiddleware } from './request-state.js';
import { RequestProblem, type ErrorShape, type OutageReader } from './response/problem.js';
import { respond } from './response/respond.js';
import type { StaticResponses } from './response/static-file.js';
import type { AnyHandler } from './run-operation.js';
import type { Guard } from './token-guard.js';
import { carryTrace } from './trace.js';

export interface ServiceOptions {
  operations: Readonly<Record<string, OperationDescription>>;
  validators: Readonly<Record<string, OperationValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
  /** The second argument of the handlers. */
  stores: unknown;
  /** Health, documents and documentation page, by path. */
  staticResponses: StaticResponses;
  /** Where a browser at the root is sent; default: the documentation page. */
  home?: string;
  errorShape: ErrorShape;
  rateLimit: RateLimit;
  /** Whether a request is taken whatever the rate limit; default: none is. */
  isUnlimited?: (request: IncomingMessage) => boolean;
  /** Operations behind a token or secret: their responses have no CORS headers. */
  protectedOperations: ReadonlySet<string>;
  /** Refuse a request before its body is read, by throwing a problem: tokens and secrets. */
  guards?: Readonly<Record<string, Guard>>;
  /** Calls the handler of a request without a body; by default, on nobody's behalf. */
  runForClient?: RunForClient;
  /** Without it, bodies have as much memory as they take. */
  bodies?: BodyBudgets;
  /** Without it, requests with large bodies are served as the others. */
  large?: LargeRequests | undefined;
  readAddress: (request: IncomingMessage) => string;
  observe: RequestObserver;
  /** Further Koa middleware, which sees each request before the service and each response after it; default: none. */
  middleware?: readonly Middleware[];
  /** Finds failures of the database and the disk among the errors; by default, none is one. */
  readOutage?: OutageReader;
  now: () => number;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the request listener of one service: a Koa application with one route per operation of its document. */
export function createService(options: ServiceOptions): RequestListener {
  const { middleware = [] } = options;
  const app = new Koa<RequestState>();
  app.use(observeRequests(options));
  for (const one of middleware) app.use(one);
  app.use(respond({ ...options, isOutermost: middleware.length === 0 }));
  app.use(matchRoute(options));
  app.use(limitRequests(options));
  app.use(serveOperation);
  app.use(serveOtherPath(options));
  // The observer has reported it; Koa would write it to standard error.
  app.on('error', () => undefined);
  const callback = app.callback();
  return (request, response) => void callback(request, response);
}

/** Returns the middleware that finds what a request is for: an operation, else a document or page, and the methods of the path. */
function matchRoute(options: ServiceOptions): ServiceMiddleware {
  const { staticResponses, protectedOperations } = options;
  const candidates = createRouteFinder(createRouter(options).stack);
  const isPublic = ({ name = '' }: Route): boolean => !protectedOperations.has(name);
  return (ctx, next) => {
    const { state } = ctx;
    const { path } = state;
    const { method = '' } = ctx.req;
    for (const route of candidates(path)) {
      const parameters = route.methods.includes(method) ? readPathParameters(route, path) : null;
      if (!parameters) continue;
      ctx.params = parameters;
      state.route = route;
      state.operationId = route.name ?? '';
      state.isPublic = isPublic(route);
      return next();
    }
    const routes = candidates(path).filter((route) => route.match(path));
    state.found = staticResponses.find(path) ?? staticResponses.find(path.replace(/\/$/, ''));
    state.methods = state.found ? ['HEAD', 'GET'] : [...new Set(routes.flatMap(({ methods }) => methods))];
    state.isPublic = state.found !== undefined || routes.length === 0 || routes.some(isPublic);
    state.isUnlimited = path === '/health' || isPreflight(method, state);
    return next();
  };
}

/** Returns a router with one route per operation, named by its id. */
function createRouter(options: ServiceOptions): Router<RequestState> {
  const router = new Router<RequestState>({ sensitive: true });
  for (const operation of Object.values(options.operations)) {
    const { operationId: id, method, path } = operation;
    const validators = options.validators[id];
    const handler = options.handlers[id];
    if (!validators || !handler)
      throw new Error(`Operation ${id} has no validator or no handler; run \`npm run generate\`.`);
    const pattern = path.replaceAll(/\{([^}]+)\}/g, ':$1');
    const middleware = createOperationMiddleware(operation, validators, handler, options.stores, {
      guard: options.guards?.[id],
      bodies: options.bodies,
      large: options.large,
      runForClient: options.runForClient,
    });
    if (method === 'get') router.get(id, pattern, middleware);
    else if (method === 'post') router.post(id, pattern, middleware);
    else throw new Error(`${method.toUpperCase()} ${path}: the router carries GET and POST operations only.`);
  }
  return router;
}

/** Runs the operation of the request. A route has one middleware: the chain that the router composes per request is not needed. */
function serveOperation(ctx: ServiceContext, next: Next): Promise<unknown> {
  const [operation] = (ctx.state.route?.stack ?? []) as ((ctx: ServiceContext) => Promise<void>)[];
  return operation ? carryTrace(ctx.req, () => operation(ctx)) : next();
}

/** Responds where no operation matches: documents and pages, preflights, a wrong method, an unknown route. */
function serveOtherPath({ home = 'api/', staticResponses }: ServiceOptions): ServiceMiddleware {
  return ({ req, state }) => {
    const { method = '' } = req;
    const { path, found, methods } = state;
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (isPreflight(method, state)) {
      const cors = {
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, X-Request-Id, traceparent, tracestate',
        'Access-Control-Max-Age': '86400',
      };
      state.response = { status: 204, headers: { Allow: allow, ...(state.isPublic ? cors : {}) } };
    } else if (found && methods.includes(method)) {
      if ('file' in found) state.file = found.file;
      else state.response = { ...found.response };
    } else if (methods.length === 0 && path === '/' && isBrowser(state)) {
      state.response = { status: 302, headers: { Location: home, 'Cache-Control': 'no-store' } };
    } else if (methods.length === 0 && staticResponses.notFound && isBrowser(state)) {
      state.file = staticResponses.notFound();
    } else if (methods.length === 0) {
      const message = `There is no route ${method} ${shown(path)}; see /api/.`;
      throw new RequestProblem({ status: 404, message });
    } else {
      const message = `${shown(path)} does not take ${method}; it takes ${allow}.`;
      throw new RequestProblem({ status: 405, message, headers: { Allow: allow } });
    }
  };
}

/** A browser asks with OPTIONS which requests of other sites a path takes. */
function isPreflight(method: string, { methods }: RequestState): boolean {
  return method === 'OPTIONS' && methods.length > 0;
}

/**
 * A person who opens an address without a route in a browser gets a page; a program gets the 404 of any route, also where its
 * HTTP library accepts HTML by default, as Java's does.
 */
function isBrowser({ request, path }: RequestState): boolean {
  if (path.startsWith(OPERATIONS_PATH)) return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && /\btext\/html\b/i.test(request.headers.accept ?? '');
}

function shown(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}
