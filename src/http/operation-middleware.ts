import { PUBLIC_ACCESS, type AnyResponse } from '../contract.js';
import { createBodyBudget, type BodyBudget } from './body/body-budget.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { isLocal } from './client-address.js';
import { ClientGone } from './response/problem.js';
import { readContentLength, createBodyReader, tooBusy } from './body/read-body.js';
import { createParameterReader } from './read-parameters.js';
import type { ServiceContext } from './request-state.js';
import { createOperationRunner, type AnyHandler, type ReceivedRequest } from './run-operation.js';
import type { Guard } from './token-guard.js';

/** Where requests with large bodies are served, so that they do not hold up the others. */
export interface LargeRequests {
  /** Serves a request of an operation; `signal` takes it from the queue when its client is gone. */
  serve: (operationId: string, request: ReceivedRequest, signal: AbortSignal) => Promise<AnyResponse>;
}

/** The memory for bodies: of operations with a guard, which lets everybody in while no token is set, and of all others. */
export interface BodyBudgets {
  admitted: BodyBudget;
  open: BodyBudget;
}

/** For tests and tools. */
const UNBOUNDED = createBodyBudget(Infinity);

/** Calls work on behalf of a client's address. */
export type RunForClient = <T>(address: string, work: () => T) => T;

/**
 * Returns the function that serves requests of one operation: it checks the token, reads and validates the request and calls the
 * handler. Readers and validators are bound once, here; a request looks nothing up.
 */
export function createOperation(
  operation: OperationDescription,
  validators: OperationValidators,
  handler: AnyHandler,
  stores: unknown,
  {
    guard,
    bodies,
    large,
    runForClient = (_, work) => work(),
  }: {
    guard?: Guard | undefined;
    bodies?: BodyBudgets | undefined;
    large?: LargeRequests | undefined;
    runForClient?: RunForClient | undefined;
  },
): (ctx: ServiceContext) => Promise<AnyResponse> {
  const readParameters = createParameterReader(operation.parameters, validators.parameters);
  const run = createOperationRunner(operation, validators, handler, stores);
  const readHead = ({ req, state, params, querystring }: ServiceContext): ReceivedRequest => {
    const access = guard?.(req) ?? PUBLIC_ACCESS;
    const { path, query, header } = readParameters(
      params as Record<string, string>,
      querystring,
      req.headers,
    );
    const caller = { address: state.address, isLocal: () => isLocal(req), access };
    return { path, query, headers: header, body: undefined, contentLength: 0, caller };
  };
  if (!operation.body)
    return (ctx) => {
      const request = readHead(ctx);
      return runForClient(ctx.state.address, () => run(request));
    };
  const readBody = createBodyReader(operation.body);
  const budget = (guard ? bodies?.admitted : bodies?.open) ?? UNBOUNDED;
  return async (ctx) => {
    const { req, res, state } = ctx;
    const head = readHead(ctx);
    const share = budget(state.address);
    if (!share) throw tooBusy();
    try {
      const body = await readBody(req, share);
      const length = readContentLength(req);
      const isJson = body !== undefined && 'segments' in body;
      const request = {
        ...head,
        contentLength: Number.isNaN(length) ? null : length,
        body: isJson ? body.segments : body,
      };
      if (!large || !isJson || !body.isLarge) return await run(request);
      // Served where it holds up nobody else; it waits for its turn until its client disconnects.
      const gone = new AbortController();
      res.once('close', () => gone.abort(new ClientGone('The client went away while its request waited.')));
      return await large.serve(state.operationId, request, gone.signal);
    } finally {
      share.release();
    }
  };
}
