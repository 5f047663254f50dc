import type { Readable } from 'node:stream';
import type { AnyResponse, Caller, RejectedRow } from '../contract.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { createBodyParser, type ParsedBody } from './body/parse-body.js';

/** A handler without its types, as the server calls it. */
export type AnyHandler = (
  request: Omit<ReceivedRequest, 'body'> & ParsedBody,
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

const NO_ROWS: RejectedRow[] = [];

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
  const parse = description && createBodyParser(description, validators);
  return ({ path, query, headers, body, contentLength, caller }) => {
    // Written out: copies of objects by spread are a tenth of a point read.
    if (!parse || !Array.isArray(body)) {
      const request = {
        path,
        query,
        headers,
        body,
        rejectedRows: NO_ROWS,
        rejectedCount: 0,
        contentLength,
        caller,
      };
      return handler(request, stores as never);
    }
    const parsed = parse(body as readonly Uint8Array[]);
    return handler({ path, query, headers, ...parsed, contentLength, caller }, stores as never);
  };
}
