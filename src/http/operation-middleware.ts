import type { Context } from 'koa';
import type { Access, AnyResponse } from '../contract.js';
import type { BodyBudget } from './body/body-budget.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { isLocal } from './client-address.js';
import { ClientGone } from './response/problem.js';
import { contentLengthOf, createBodyReader, type BodyReader, type ReceivedBody } from './body/read-body.js';
import { createParameterReader } from './read-parameters.js';
import type { RequestContext } from './request-context.js';
import { createOperationRunner, type AnyHandler, type ReceivedRequest } from './run-operation.js';

/** Where requests with large bodies are served, so that they do not hold up the others. */
export interface LargeRequests {
  budget: BodyBudget;
  /** Serves a request of an operation; `signal` takes it from the queue when its client is gone. */
  serve: (operationId: string, request: ReceivedRequest, signal: AbortSignal) => Promise<AnyResponse>;
}

/** Calls work on behalf of a client's address. */
export type RunForClient = <T>(address: string, work: () => T) => T;

/**
 * Returns the middleware of one operation: reads and validates the request, calls the handler, and stores its response in the
 * context. Readers and validators are bound once, here; a request looks nothing up.
 */
export function createOperationMiddleware(
  operation: OperationDescription,
  validators: OperationValidators,
  handler: AnyHandler,
  stores: unknown,
  {
    admit,
    large,
    runForClient = (_, work) => work(),
  }: {
    admit: (ctx: Context) => Access;
    large?: LargeRequests | undefined;
    runForClient?: RunForClient | undefined;
  },
): (ctx: Context, path: Record<string, string>) => Promise<void> {
  const readParameters = createParameterReader(operation.parameters, validators.parameters);
  const run = createOperationRunner(operation, validators, handler, stores);
  const readBody = operation.body ? createBodyReader(operation.body) : null;
  return async (ctx, path) => {
    const context = ctx.state as RequestContext;
    context.operationId = operation.operationId;
    const access = admit(ctx);
    const parameters = readParameters(path, context.search, context.request.headers);
    const received = {
      path: parameters.path,
      query: parameters.query,
      headers: parameters.header,
      body: undefined,
      contentLength: 0,
      caller: { address: context.address, isLocal: () => isLocal(context.request), access },
    };
    context.response = readBody
      ? await serveWithBody(context, received, { readBody, run, large })
      : await runForClient(context.address, () => run(received));
  };
}

/** Reads the body and serves the request, here or, with a large body, where it holds up nobody. */
async function serveWithBody(
  context: RequestContext,
  received: Omit<ReceivedRequest, 'body'>,
  {
    readBody,
    run,
    large,
  }: {
    readBody: BodyReader;
    run: (request: ReceivedRequest) => Promise<AnyResponse>;
    large: LargeRequests | undefined;
  },
): Promise<AnyResponse> {
  const { request, address, operationId } = context;
  const share = large?.budget(address);
  try {
    const body = await readBody(request, share);
    const length = contentLengthOf(request);
    const all = {
      ...received,
      contentLength: Number.isNaN(length) ? null : length,
      body: bytesOf(body),
    };
    if (!large || !isLarge(body)) return await run(all);
    return await large.serve(operationId, all, untilGone(context));
  } finally {
    share?.release();
  }
}

function bytesOf(body: ReceivedBody): ReceivedRequest['body'] {
  return body && 'segments' in body ? body.segments : body;
}

function isLarge(body: ReceivedBody): boolean {
  return body !== undefined && 'segments' in body && body.isLarge;
}

/** Returns a signal that aborts when the client disconnects. */
function untilGone({ res }: RequestContext): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort(new ClientGone('The client went away while its request waited.')));
  return gone.signal;
}
