import type { RequestContext } from './request-context.js';

const DRAIN_MS = 2000;

/** Resolves once everything that has already arrived was looked at. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Ends an answer to a request whose body is still on its way. Closing at once would reset the connection and could destroy
 * the answer before the client reads it. So the answer is sent whole, the rest of the body is read and thrown away for a
 * moment, and only then does the connection end.
 */
export function drainThenEnd({ request, res }: RequestContext, body: string | Buffer | null): void {
  if (body !== null) res.write(body);
  const end = (): void => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, DRAIN_MS);
  request.once('end', end).once('close', end);
  request.on('error', end);
  request.resume();
}
