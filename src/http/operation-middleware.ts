import type { Context } from 'koa';
import type { Access, AnyResponse, Caller, RejectedRow } from '../contract.js';
import { isLocal } from './client-address.js';
import type { RequestContext } from './request-context.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { contentLengthOf, createBodyReader } from './read-body.js';
import { createParameterReader } from './read-parameters.js';

/** A handler without its types, as the server calls it. */
export type AnyHandler = (
  request: {
    path: Record<string, unknown>;
    query: Record<string, unknown>;
    headers: Record<string, unknown>;
    body: unknown;
    rejectedRows: RejectedRow[];
    rejectedCount: number;
    contentLength: number | null;
    caller: Caller;
  },
  stores: never,
) => Promise<AnyResponse>;

const NO_BODY = { body: undefined, rejectedRows: [], rejectedCount: 0 };

/**
 * Returns the middleware of one operation: reads and validates the request, calls the handler, and stores its response in the
 * context. Readers and validators are bound once, here; a request looks nothing up.
 */
export function createOperationMiddleware(
  operation: OperationDescription,
  validators: OperationValidators,
  handler: AnyHandler,
  stores: unknown,
  admit: (ctx: Context) => Access,
): (ctx: Context, path: Record<string, string>) => Promise<void> {
  const readParameters = createParameterReader(operation.parameters, validators.parameters);
  const readBody = operation.body ? createBodyReader(operation.body, validators) : null;
  return async (ctx, path) => {
    const context = ctx.state as RequestContext;
    context.operationId = operation.operationId;
    const access = admit(ctx);
    const { request } = context;
    const parameters = readParameters(path, context.search, request.headers);
    const { body, rejectedRows, rejectedCount } = readBody ? await readBody(request) : NO_BODY;
    const length = readBody ? contentLengthOf(request) : 0;
    context.response = await handler(
      {
        path: parameters.path,
        query: parameters.query,
        headers: parameters.header,
        body,
        rejectedRows,
        rejectedCount,
        contentLength: Number.isNaN(length) ? null : length,
        caller: { address: context.address, isLocal: () => isLocal(request), access },
      },
      stores as never,
    );
  };
}
