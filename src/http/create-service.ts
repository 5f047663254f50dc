import Router from '@koa/router';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Middleware } from 'koa';
import { OpenAPIBackend, type Document, type Handler } from 'openapi-backend';
import { OPERATIONS_PATH } from '../openapi-document.js';
import { createRouteFinder, readPathParameters, type Route, type RouteFinder } from './find-route.js';
import { observeRequests, type RequestObserver } from './observe.js';
import { createPlaces, type Places } from './body/places.js';
import { createOperation, type AnyHandler, type OperationOptions } from './operation.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { limitRequests, type RateLimit } from './rate-limit.js';
import type { RequestState, ServiceContext, ServiceMiddleware } from './request-state.js';
import { compressResponse } from './response/compression.js';
import { RequestProblem, type ErrorShape, type OutageReader } from './response/problem.js';
import { answerProblems, setCommonHeaders, writeFile, writeResponse } from './response/respond.js';
import type { StaticResponses } from './response/static-file.js';
import { carryTrace } from './trace.js';

export interface ServiceOptions extends Omit<OperationOptions, 'places'> {
  /** The OpenAPI document, whose operations the service has. */
  document: object;
  operations: Readonly<Record<string, OperationDescription>>;
  validators: Readonly<Record<string, OperationValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
  /** Health, documents and documentation page, by path. */
  staticResponses: StaticResponses;
  /** Where a browser at the root is sent; default: the documentation page. */
  home?: string;
  errorShape: ErrorShape;
  rateLimit: RateLimit;
  /** Whether a request is exempt from the rate limit; default: none is. */
  isUnlimited?: (request: IncomingMessage) => boolean;
  /** Operations behind a token or secret: their responses have no CORS headers. */
  protectedOperations: ReadonlySet<string>;
  /** The places for large bodies, which several services share; default: its own. */
  places?: Places;
  readAddress: (request: IncomingMessage) => string;
  observe: RequestObserver;
  /** Further Koa middleware, which sees each request before the service and each response after it; default: none. */
  middleware?: readonly Middleware[];
  /** Finds failures of the database and the disk among the errors; by default, none is one. */
  readOutage?: OutageReader;
  now: () => number;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns the request listener of one service: a Koa application with one route per operation of its document. Rejects where the
 * document and the handlers do not have the same operations.
 */
export async function createService(options: ServiceOptions): Promise<RequestListener> {
  const candidates = createRouteFinder((await createRouter(options)).stack);
  const app = new Koa<RequestState>();
  app.use(observeRequests(options));
  app.use(compressResponse);
  for (const middleware of options.middleware ?? []) app.use(middleware);
  app.use(setCommonHeaders);
  app.use(answerProblems(options));
  app.use(serveRoutes(options, candidates));
  app.use(limitRequests(options));
  app.use(serveOtherPath(options, candidates));
  // The observer has reported it; Koa would write it to standard error.
  app.on('error', () => undefined);
  const callback = app.callback();
  return (request, response) => void callback(request, response);
}

/** Returns a router with one route per operation, named by its id. */
async function createRouter(options: ServiceOptions): Promise<Router<RequestState>> {
  const { document, operations, validators, places = createPlaces() } = options;
  const api = new OpenAPIBackend({
    definition: document as Document,
    handlers: options.handlers as unknown as Record<string, Handler>,
    strict: true,
    // The document was checked, and the validators compiled, when they were generated.
    quick: true,
    validate: false,
  });
  await api.init();
  const router = new Router<RequestState>({ sensitive: true });
  for (const { operationId: id = '', method, path } of api.getOperations()) {
    const operation = operations[id];
    const own = validators[id];
    const handler = options.handlers[id];
    if (!operation || !own || !handler)
      throw new Error(`Operation ${id} has no validator or no handler; run \`npm run generate\`.`);
    const serve = createOperation(operation, own, handler, { ...options, places });
    const middleware = async (ctx: ServiceContext): Promise<void> => {
      writeResponse(ctx, await carryTrace(ctx.req, () => serve(ctx)));
    };
    const pattern = path.replaceAll(/\{([^}]+)\}/g, ':$1');
    if (method === 'get') router.get(id, pattern, middleware);
    else if (method === 'post') router.post(id, pattern, middleware);
    else throw new Error(`${method.toUpperCase()} ${path}: the router carries GET and POST operations only.`);
  }
  return router;
}

/** Returns the middleware that passes a request on to the route of its method and path, within the rate limit. */
function serveRoutes(options: ServiceOptions, candidates: RouteFinder): ServiceMiddleware {
  const limit = limitRequests(options);
  return (ctx, next) => {
    const { method, path, state } = ctx;
    for (const route of candidates(path)) {
      const parameters = route.methods.includes(method) ? readPathParameters(route, path) : null;
      if (!parameters) continue;
      ctx.params = parameters;
      state.operationId = route.name ?? '';
      state.isPublic = !options.protectedOperations.has(state.operationId);
      // The router only compiles the patterns; its own dispatch is slower. A route has one middleware.
      const serve = (): Promise<void> => (route.stack[0] as ServiceMiddleware)(ctx, next) as Promise<void>;
      return limit(ctx, serve) as Promise<void>;
    }
    return next();
  };
}

/** Responds where no operation matches: documents and pages, preflights, a wrong method, an unknown route. */
function serveOtherPath(
  { home = 'api/', staticResponses, protectedOperations }: ServiceOptions,
  candidates: RouteFinder,
): ServiceMiddleware {
  return (ctx) => {
    const { method, path, state } = ctx;
    const found = staticResponses.find(path) ?? staticResponses.find(path.replace(/\/$/, ''));
    const routes = candidates(path).filter((route) => route.match(path));
    const methods = found ? ['HEAD', 'GET'] : [...new Set(routes.flatMap((route) => route.methods))];
    const isProtected = ({ name = '' }: Route): boolean => protectedOperations.has(name);
    state.isPublic = found !== undefined || routes.length === 0 || !routes.every(isProtected);
    if (methods.length === 0) {
      if (!isBrowser(ctx)) throw noRoute(method, path);
      if (path === '/') writeResponse(ctx, { status: 302, headers: { Location: home, ...NO_STORE } });
      else if (staticResponses.notFound) writeFile(ctx, staticResponses.notFound());
      else throw noRoute(method, path);
      return;
    }
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') {
      const cors = {
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, X-Request-Id, traceparent, tracestate',
        'Access-Control-Max-Age': '86400',
      };
      writeResponse(ctx, { status: 204, headers: { Allow: allow, ...(state.isPublic ? cors : {}) } });
    } else if (!found || !methods.includes(method)) {
      const message = `${shown(path)} does not take ${method}; it takes ${allow}.`;
      throw new RequestProblem({ status: 405, message, headers: { Allow: allow } });
    } else if ('file' in found) writeFile(ctx, found.file);
    else writeResponse(ctx, found.response);
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * A person who opens an address without a route in a browser gets a page; a program gets the 404 of any route, also where its
 * HTTP library accepts HTML by default, as Java's does.
 */
function isBrowser({ method, path, headers }: ServiceContext): boolean {
  if (path.startsWith(OPERATIONS_PATH)) return false;
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');
}

function noRoute(method: string, path: string): RequestProblem {
  return new RequestProblem({
    status: 404,
    message: `There is no route ${method} ${shown(path)}; see /api/.`,
  });
}

function shown(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}
