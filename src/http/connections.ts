import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, each with the answer to its newest request. */
const openConnections = new WeakMap<Server, Map<Socket, ServerResponse | null>>();

export interface Connections {
  /** Is to be called with each request. */
  follow: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns whether an answer is being sent on a connection. */
  isResponding: (socket: Socket) => boolean;
}

/** Follows the connections of a server. */
export function followConnections(server: Server): Connections {
  const open = new Map<Socket, ServerResponse | null>();
  openConnections.set(server, open);
  server.on('connection', (socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  return {
    follow: (request, response) => open.set(request.socket, response),
    isResponding: (socket) => {
      const response = open.get(socket);
      return response?.headersSent === true && !response.writableFinished;
    },
  };
}

/** Makes every answer that is still to come say that its connection ends: a client must not send its next request there. */
export function announceEnd(server: Server): void {
  for (const response of openConnections.get(server)?.values() ?? []) {
    if (response?.headersSent === false) response.setHeader('Connection', 'close');
  }
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
