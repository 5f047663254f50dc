import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** W3C's header `traceparent`: version, trace, parent and flags, in small hexadecimal digits. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;
const MAX_LENGTH = 256;

type Request = Pick<IncomingMessage, 'headers'>;

const carried = new AsyncLocalStorage<string>();

/** Returns the id of the caller's trace, or undefined where the request came without one. */
export function readTraceId({ headers: { traceparent } }: Request): string | undefined {
  return typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent)?.[1] : undefined;
}

/** Serves a request; the requests that it leads to are of its caller's trace, where there is one. */
export function carryTrace<T>(request: Request, serve: () => T): T {
  const { traceparent } = request.headers;
  if (typeof traceparent !== 'string' || traceparent.length > MAX_LENGTH || !TRACE_PARENT.test(traceparent))
    return serve();
  return carried.run(traceparent, serve);
}

/** Returns the headers that make a request to others part of the trace of the request that is being served, if any. */
export function traceHeaders(): Record<string, string> {
  const traceparent = carried.getStore();
  return traceparent === undefined ? {} : { traceparent };
}
