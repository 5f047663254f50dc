import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { AnyResponse } from '../../contract.js';
import type { ServiceMiddleware } from '../request-state.js';
import {
  ClientGone,
  OutageProblem,
  RequestProblem,
  unexpectedProblem,
  type ErrorShape,
  type OutageReader,
  type Problem,
} from './problem.js';
import { writeFile, writeResponse } from './write-response.js';

/**
 * Returns the middleware that turns what is thrown into the error shape of the service, and sends the response. With `isOutermost`
 * no other middleware looks at responses, and they are written here: Koa's own way with headers and bodies takes a tenth more of a
 * cached read's processor time. Else it has them in `ctx.status`, `ctx.body` and headers, and Koa writes them.
 */
export function respond({
  errorShape,
  readOutage = () => undefined,
  isOutermost,
}: {
  errorShape: ErrorShape;
  /** Finds failures of the database and the disk among the errors; by default, none is one. */
  readOutage?: OutageReader;
  isOutermost: boolean;
}): ServiceMiddleware {
  const responseTo = (error: unknown): AnyResponse => {
    const problem: Problem = error instanceof RequestProblem ? error.problem : unexpectedProblem;
    return { status: problem.status, headers: problem.headers ?? {}, body: errorShape(problem) };
  };
  return async (ctx, next) => {
    const { state } = ctx;
    if (isOutermost) ctx.respond = false;
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) {
        state.error = error;
        ctx.respond = false;
        return;
      }
      const thrown = error instanceof RequestProblem ? error : readOutage(error, ctx.req.method ?? '');
      if (!thrown || thrown instanceof OutageProblem) state.error = thrown ?? error;
      else if (thrown.problem.status >= 500) state.unavailability = { reason: thrown.message };
      state.response = responseTo(thrown);
    }
    if (state.file && !state.response) return writeFile(ctx, state.file);
    const response = state.response ?? responseTo(undefined);
    state.unavailability ??= response.unavailability;
    if (response.status >= 400 && (await isStillSending(ctx.req))) {
      response.headers = { ...response.headers, Connection: 'close' };
      state.drains = true;
    }
    try {
      const writing = writeResponse(ctx, response);
      // To wait for what is done already would be another turn of the queue of promises.
      if (writing) await writing;
    } catch (error) {
      if (ctx.res.headersSent) throw error;
      state.error = error;
      await writeResponse(ctx, responseTo(error));
    }
  };
}

/** Returns whether the body of a request is still arriving. */
async function isStillSending(request: IncomingMessage): Promise<boolean> {
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (!mayHaveBody || request.complete) return false;
  await setImmediate();
  return !request.complete;
}
