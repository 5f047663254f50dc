import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, each with the answer to its newest request. */
const openConnections = new WeakMap<Server, Map<Socket, ServerResponse | null>>();

/** Follows the connections of a server; returns what is to be called with each of its requests. */
export function followConnections(
  server: Server,
): (request: IncomingMessage, response: ServerResponse) => void {
  const open = new Map<Socket, ServerResponse | null>();
  openConnections.set(server, open);
  server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  return (request, response) => {
    open.set(request.socket, response);
  };
}

/**
 * Ends the connections on which nothing is under way: all answers are out, or nothing was asked yet. The server's own
 * closeIdleConnections would cut off an answer that is still being sent, and takes a silent connection for a busy one.
 */
export function endIdleConnections(server: Server): void {
  for (const [socket, response] of openConnections.get(server) ?? []) {
    const isIdle = response === null ? socket.bytesRead === 0 : response.writableFinished;
    if (isIdle) socket.destroy();
  }
}
