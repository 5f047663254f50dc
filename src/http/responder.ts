import type { Middleware } from 'koa';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyAnswer } from '../contract.js';
import type { Exchange } from './exchange.js';
import { nextTurn } from './linger.js';
import { ClientGone, RequestProblem, unexpectedProblem, type ErrorShape, type Problem } from './problem.js';
import { writeAnswer } from './write-answer.js';
import { writeFile } from './write-file.js';

/** Is told of every request once its answer is on its way. `error` is the fault behind a 500. */
export type RequestObserver = (exchange: Exchange, status: number, error?: unknown) => void;

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
  open: (request: IncomingMessage, response: ServerResponse) => Exchange,
  options: ResponderOptions,
): Middleware {
  return async (context, next) => {
    const exchange = open(context.req, context.res);
    context.state = exchange;
    context.respond = false;
    let fault: unknown;
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) return options.observe(exchange, 0, error);
      if (!(error instanceof RequestProblem)) fault = error;
      exchange.answer = toAnswer(error, options.errorShape);
    }
    if (exchange.file && !exchange.answer) {
      return options.observe(exchange, await writeFile(context, exchange, exchange.file));
    }
    let answer = exchange.answer ?? toAnswer(undefined, options.errorShape);
    if (answer.status >= 400 && (await isStillSending(exchange, answer))) {
      answer.headers = { ...answer.headers, Connection: 'close' };
      exchange.lingers = true;
    }
    try {
      const writing = writeAnswer(context, exchange, answer);
      if (writing) await writing;
    } catch (error) {
      if (context.res.headersSent) throw error;
      fault = error;
      answer = toAnswer(error, options.errorShape);
      await writeAnswer(context, exchange, answer);
    }
    options.observe(exchange, answer.status, fault);
  };
}

function toAnswer(error: unknown, errorShape: ErrorShape): AnyAnswer {
  const problem: Problem = error instanceof RequestProblem ? error.problem : unexpectedProblem;
  return {
    status: problem.status,
    headers: problem.headers ?? {},
    body: errorShape(problem),
  };
}

/** Returns whether a request is refused while its body is still on its way. */
async function isStillSending({ request }: Exchange, answer: AnyAnswer): Promise<boolean> {
  const mayHaveBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (!mayHaveBody || request.complete || answer.status < 400) return false;
  await nextTurn();
  return !request.complete;
}
