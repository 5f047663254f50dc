import type { Context } from 'koa';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyResponse, Unavailability } from '../../contract.js';
import type { RequestContext } from '../request-context.js';
import { nextTurn } from '../../event-loop.js';
import {
  ClientGone,
  OutageProblem,
  RequestProblem,
  unexpectedProblem,
  type ErrorShape,
  type OutageReader,
  type Problem,
} from './problem.js';
import { writeResponse } from './write-response.js';
import { writeFile } from './write-file.js';

/**
 * Called for each request once its response has been written. `error` is the fault behind a 500, or an OutageProblem;
 * `unavailability` is the reason of any other 502 or 503.
 */
export type RequestObserver = (
  context: RequestContext,
  status: number,
  error?: unknown,
  unavailability?: Unavailability,
) => void;

interface ResponderOptions {
  errorShape: ErrorShape;
  observe: RequestObserver;
  readOutage?: OutageReader;
}

/**
 * Returns the outermost middleware: creates the context, runs the application, turns errors into the service's error shape,
 * writes the response and reports it. It replaces Koa's own writer (`respond = false`), which costs more than the rest of a
 * cached read.
 */
export function createResponder(
  open: (request: IncomingMessage, response: ServerResponse) => RequestContext,
  options: ResponderOptions,
): (ctx: Context, next: () => Promise<void>) => Promise<void> {
  const { readOutage = () => undefined } = options;
  return async (ctx, next) => {
    const context = open(ctx.req, ctx.res);
    ctx.state = context;
    ctx.respond = false;
    let fault: unknown;
    let unavailability: Unavailability | undefined;
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) return options.observe(context, 0, error);
      const thrown =
        error instanceof RequestProblem ? error : readOutage(error, context.request.method ?? '');
      if (!thrown || thrown instanceof OutageProblem) fault = thrown ?? error;
      else if (thrown.problem.status >= 500) unavailability = { reason: thrown.message };
      context.response = toResponse(thrown, options.errorShape);
    }
    if (context.file && !context.response) {
      return options.observe(context, await writeFile(context, context.file));
    }
    let response = context.response ?? toResponse(undefined, options.errorShape);
    if (response.status >= 400 && (await isStillSending(context))) {
      response.headers = { ...response.headers, Connection: 'close' };
      context.drains = true;
    }
    let status: number;
    try {
      const written = writeResponse(context, response);
      status = typeof written === 'number' ? written : await written;
    } catch (error) {
      if (ctx.res.headersSent) throw error;
      fault = error;
      response = toResponse(error, options.errorShape);
      status = await writeResponse(context, response);
    }
    options.observe(context, status, fault, unavailability ?? response.unavailability);
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

/** Returns whether the body of a request is still arriving. */
async function isStillSending({ request }: RequestContext): Promise<boolean> {
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (!mayHaveBody || request.complete) return false;
  await nextTurn();
  return !request.complete;
}
