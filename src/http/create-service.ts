import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context } from 'koa';
import { createContextOpener, type RequestContext } from './request-context.js';
import { createOperationMiddleware, type LargeRequests, type RunForClient } from './operation-middleware.js';
import type { AnyHandler } from './run-operation.js';
import { createOperationRouter, type OperationRouter } from './operation-router.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { RequestProblem, type ErrorShape, type OutageReader } from './response/problem.js';
import { createResponder, type RequestObserver } from './response/responder.js';
import type { RateLimit } from './rate-limit.js';
import type { StaticResponses } from './response/static-responses.js';
import type { Guard } from './token-guard.js';
import { PUBLIC_ACCESS, type Access } from '../contract.js';

export interface ServiceOptions {
  operations: Readonly<Record<string, OperationDescription>>;
  validators: Readonly<Record<string, OperationValidators>>;
  handlers: Readonly<Record<string, AnyHandler>>;
  /** The second argument of the handlers. */
  stores: unknown;
  /** Health, documents and documentation page, by path. */
  staticResponses: StaticResponses;
  errorShape: ErrorShape;
  rateLimit: RateLimit;
  /** Whether a request is taken whatever the rate limit; default: none is. */
  isUnlimited?: (request: IncomingMessage) => boolean;
  /** Operations behind a token or secret: their responses have no CORS headers. */
  protectedOperations?: ReadonlySet<string>;
  /** Refuse a request before its body is read, by throwing a problem: tokens and secrets. */
  guards?: Readonly<Record<string, Guard>>;
  /** Calls the handler of a request without a body; by default, on nobody's behalf. */
  runForClient?: RunForClient;
  /** Without it, requests with large bodies are served as the others. */
  large?: LargeRequests | undefined;
  addressOf: (request: IncomingMessage) => string;
  observe: RequestObserver;
  /** Finds failures of the database and the disk among the errors; by default, none is one. */
  readOutage?: OutageReader;
  now: () => number;
}

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the request listener of one service: a Koa application with one route per operation of its document. */
export function createService(options: ServiceOptions): RequestListener {
  const app = new Koa();
  const open = createContextOpener({
    requestIdPrefix: `${randomBytes(6).toString('base64url')}-`,
    addressOf: options.addressOf,
    now: options.now,
  });
  const router = createOperationRouter(
    Object.values(options.operations).map((operation) => ({
      method: operation.method,
      path: operation.path,
      serve: serveOperation(operation, options),
      isPublic: !options.protectedOperations?.has(operation.operationId),
    })),
    (ctx) => (ctx.state as RequestContext).path,
  );
  const respond = createResponder(open, options);
  const fallback = async (ctx: Context): Promise<void> => fallbackHandler(ctx, options, router);
  return createListener(app, options, (ctx) => respond(ctx, () => router.serve(ctx) ?? fallback(ctx)));
}

/**
 * Replaces Koa's own callback, which also listens for the end of each response to report errors that the responder reports
 * already: a tenth of a cached read. The three middleware are called directly, since a composed chain makes promises and
 * functions for each of them.
 */
function createListener(
  app: Koa,
  { observe }: ServiceOptions,
  run: (ctx: Context) => Promise<void>,
): RequestListener {
  return (request, response) => {
    const ctx = app.createContext(request, response);
    run(ctx).catch((error: unknown) => {
      observe(ctx.state, 500, error);
      response.destroy();
    });
  };
}

function serveOperation(
  operation: OperationDescription,
  options: ServiceOptions,
): ReturnType<typeof createOperationMiddleware> {
  const id = operation.operationId;
  const validators = options.validators[id];
  const handler = options.handlers[id];
  if (!validators || !handler)
    throw new Error(`Operation ${id} has no validator or no handler; run \`npm run generate\`.`);
  const guard = options.guards?.[id];
  const isPublic = !options.protectedOperations?.has(id);
  const admit = (ctx: Context): Access => {
    (ctx.state as RequestContext).isPublic = isPublic;
    refuseOverLimit(ctx.state, options);
    return guard?.(ctx.req) ?? PUBLIC_ACCESS;
  };
  return createOperationMiddleware(operation, validators, handler, options.stores, {
    admit,
    large: options.large,
    runForClient: options.runForClient,
  });
}

/** Throws the 429 of a request over its limit. */
function refuseOverLimit(context: RequestContext, options: ServiceOptions): void {
  if (options.isUnlimited?.(context.request)) return;
  const wait = options.rateLimit(context.address);
  if (wait === 0) return;
  throw new RequestProblem({
    status: 429,
    message: `Too many requests from this address. Try again in ${wait} seconds.`,
    headers: { 'Retry-After': String(wait) },
  });
}

/** Responds where no operation matches: documents and pages, preflights, a wrong method, an unknown route. */
function fallbackHandler(ctx: Context, options: ServiceOptions, router: OperationRouter): void {
  const context = ctx.state as RequestContext;
  const { method = '' } = ctx.req;
  const found =
    options.staticResponses.find(context.path) ??
    options.staticResponses.find(context.path.replace(/\/$/, ''));
  const methods = found ? ['HEAD', 'GET'] : router.methodsOf(context.path);
  context.isPublic = found !== undefined || methods.length === 0 || router.isPublic(context.path);
  if (methods.length > 0 && method === 'OPTIONS') {
    context.response = preflight(methods, context.isPublic);
    return;
  }
  if (context.path !== '/health') refuseOverLimit(context, options);
  if (found && methods.includes(method)) {
    if ('file' in found) context.file = found.file;
    else context.response = { ...found.response };
    return;
  }
  if (methods.length === 0 && isBrowserAtRoot(context, method)) {
    context.response = { status: 302, headers: { Location: 'api/', 'Cache-Control': 'no-store' } };
    return;
  }
  if (methods.length === 0) {
    throw new RequestProblem({
      status: 404,
      message: `There is no route ${method} ${shown(context.path)}; see /api/.`,
    });
  }
  const allow = [...methods, 'OPTIONS'].join(', ');
  const message = `${shown(context.path)} does not take ${method}; it takes ${allow}.`;
  throw new RequestProblem({ status: 405, message, headers: { Allow: allow } });
}

/** A person who opens the service's address in a browser gets the documentation page; a program gets the 404 of any route. */
function isBrowserAtRoot({ path, request }: RequestContext, method: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return path === '/' && isRead && /\btext\/html\b/i.test(request.headers.accept ?? '');
}

function preflight(methods: string[], isPublic: boolean): RequestContext['response'] {
  const allow = { Allow: [...methods, 'OPTIONS'].join(', ') };
  if (!isPublic) return { status: 204, headers: allow };
  const headers = {
    ...allow,
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, X-Request-Id',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers };
}

function shown(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}
