import type { Socket } from 'node:net';
import type { RequestContext } from './request-context.js';

/** How long the rest of a rejected request is read, in milliseconds. */
const DRAIN_MS = 2000;

/**
 * Ends the response to a request whose body is still arriving. Closing at once would reset the connection before the client
 * reads the response. So the response is sent, the rest of the body is read and discarded for a short time, and then the
 * connection ends.
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

/** Destroys a connection that its client has not closed within the drain time. */
export function destroyAfterDrain(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), DRAIN_MS);
  socket.once('close', () => clearTimeout(timer));
}
