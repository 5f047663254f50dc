import type { Middleware } from 'koa';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyResponse } from '../contract.js';
import type { RequestContext } from './request-context.js';
import { nextTurn } from './drain.js';
import { ClientGone, RequestProblem, unexpectedProblem, type ErrorShape, type Problem } from './problem.js';
import { writeResponse } from './write-response.js';
import { writeFile } from './write-file.js';

/** Is told of every request once its answer is on its way. `error` is the fault behind a 500. */
export type RequestObserver = (context: RequestContext, status: number, error?: unknown) => void;

interface ResponderOptions {
  errorShape: ErrorShape;
  observe: RequestObserver;
}

/**
 * Returns the outermost middleware: opens the exchange, lets the rest of the application find the answer, turns what was
 * thrown into the service's error shape, writes and reports. It writes itself (`respond = false`): Koa's own writer costs
 * more than everything else that a cached read does.
 */
export function createResponder(
  open: (request: IncomingMessage, response: ServerResponse) => RequestContext,
  options: ResponderOptions,
): Middleware {
  return async (ctx, next) => {
    const context = open(ctx.req, ctx.res);
    ctx.state = context;
    ctx.respond = false;
    let fault: unknown;
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) return options.observe(context, 0, error);
      if (!(error instanceof RequestProblem)) fault = error;
      context.response = toResponse(error, options.errorShape);
    }
    if (context.file && !context.response) {
      return options.observe(context, await writeFile(ctx, context, context.file));
    }
    let response = context.response ?? toResponse(undefined, options.errorShape);
    if (response.status >= 400 && (await isStillSending(context, response))) {
      response.headers = { ...response.headers, Connection: 'close' };
      context.drains = true;
    }
    try {
      const writing = writeResponse(ctx, context, response);
      if (writing) await writing;
    } catch (error) {
      if (ctx.res.headersSent) throw error;
      fault = error;
      response = toResponse(error, options.errorShape);
      await writeResponse(ctx, context, response);
    }
    options.observe(context, response.status, fault);
  };
}

function toResponse(error: unknown, errorShape: ErrorShape): AnyResponse {
  const problem: Problem = error instanceof RequestProblem ? error.problem : unexpectedProblem;
  return {
    status: problem.status,
    headers: problem.headers ?? {},
    body: errorShape(problem),
  };
}

/** Returns whether a request is refused while its body is still on its way. */
async function isStillSending({ request }: RequestContext, response: AnyResponse): Promise<boolean> {
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (!mayHaveBody || request.complete || response.status < 400) return false;
  await nextTurn();
  return !request.complete;
}
