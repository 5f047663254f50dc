import type { Readable } from 'node:stream';
import { PUBLIC_ACCESS, type AnyResponse, type Caller, type RejectedRow } from '../contract.js';
import { createBodyParser, type ParsedBody } from './body/parse-body.js';
import type { Places } from './body/places.js';
import { createBodyReader, readContentLength } from './body/read-body.js';
import { isLocal } from './client-address.js';
import type { OperationDescription } from './operation-table.js';
import type { OperationValidators } from './operation-validators.js';
import { createParameterReader } from './read-parameters.js';
import type { ServiceContext } from './request-state.js';
import type { Guard } from './token-guard.js';

/** What a handler gets, without its types. The body may also be a stream of raw bytes. */
interface HandlerRequest extends ParsedBody {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  contentLength: number | null;
  caller: Caller;
}

/** A handler without its types, as the server calls it. */
export type AnyHandler = (request: HandlerRequest, stores: never) => Promise<AnyResponse>;

/** Calls work on behalf of a client's address. */
type RunForClient = <T>(address: string, work: () => T) => T;

const NO_ROWS: RejectedRow[] = [];

/** How the operations of a service are served. */
export interface OperationOptions {
  /** The second argument of the handlers. */
  stores: unknown;
  /** Refuse a request before its body is read, by throwing a problem: tokens and secrets. */
  guards?: Readonly<Record<string, Guard>>;
  /** Calls the handler of a request without a body; by default, on nobody's behalf. */
  runForClient?: RunForClient;
  places: Places;
}

/**
 * Returns the function that serves requests of one operation: it checks the token, reads and validates the request and calls the
 * handler. Readers and validators are bound once, here; a request looks nothing up.
 */
export function createOperation(
  description: OperationDescription,
  validators: OperationValidators,
  handler: AnyHandler,
  { guards, stores, places, runForClient = (_, work) => work() }: OperationOptions,
): (ctx: ServiceContext) => Promise<AnyResponse> {
  const guard = guards?.[description.operationId];
  const readParameters = createParameterReader(description.parameters, validators.parameters);
  const readHead = ({ req, state, params, querystring }: ServiceContext): HandlerRequest => {
    const access = guard?.(req) ?? PUBLIC_ACCESS;
    const { path, query, header } = readParameters(
      params as Record<string, string>,
      querystring,
      req.headers,
    );
    const caller = { address: state.address, isLocal: () => isLocal(req), access };
    // Written out: a copy by spread would be a tenth of a point read.
    return {
      path,
      query,
      headers: header,
      body: undefined,
      rejectedRows: NO_ROWS,
      rejectedCount: 0,
      contentLength: 0,
      caller,
    };
  };
  if (!description.body)
    return async (ctx) => {
      const request = readHead(ctx);
      return runForClient(ctx.state.address, () => handler(request, stores as never));
    };
  const readBody = createBodyReader(description.body);
  const parse = createBodyParser(description.body, validators);
  return async (ctx) => {
    const { req, state } = ctx;
    const request = readHead(ctx);
    const { isAuthenticated } = request.caller.access;
    const place = places({ address: state.address, isLocal: isLocal(req), isAdmitted: isAuthenticated });
    try {
      const length = readContentLength(req);
      request.contentLength = Number.isNaN(length) ? null : length;
      const body: undefined | Buffer | Readable = await readBody(req, place);
      if (Buffer.isBuffer(body)) Object.assign(request, await parse(body));
      else request.body = body;
      return await handler(request, stores as never);
    } finally {
      place.release();
    }
  };
}
