import type { Readable } from 'node:stream';
import type { AnyResponse, Caller, RejectedRow } from '../contract.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { parseBody } from './body/parse-body.js';

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

/** A request whose body has arrived but is not parsed. */
export interface ReceivedRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  /** The bytes of a JSON text in segments, a stream of raw bytes, or none. */
  body: readonly Uint8Array[] | Readable | undefined;
  contentLength: number | null;
  caller: Caller;
}

const NO_REJECTIONS = { rejectedRows: [], rejectedCount: 0 };

/**
 * Returns the function that serves requests of one operation from the bytes of their body on: it parses and validates them and
 * calls the handler. It throws a problem for an invalid body. Everything is bound once, here; a request looks nothing up.
 */
export function createOperationRunner(
  { body: description }: OperationDescription,
  validators: OperationValidators,
  handler: AnyHandler,
  stores: unknown,
): (request: ReceivedRequest) => Promise<AnyResponse> {
  return ({ body, ...request }) => {
    const parsed =
      description && Array.isArray(body)
        ? parseBody(body as readonly Uint8Array[], description, validators)
        : { body, ...NO_REJECTIONS };
    return handler({ ...request, ...parsed }, stores as never);
  };
}
