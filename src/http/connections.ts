import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often responses that are being sent are checked for progress, in milliseconds. */
const CHECK_MS = 5000;
/** Checks without progress after which a client counts as gone: it has read nothing for 30 seconds. */
const MAX_STALLED_CHECKS = 6;

interface Connection {
  /** The response to the newest request. */
  response: ServerResponse | null;
  address: string;
  bytesWritten: number;
  stalledChecks: number;
}

/** The open connections of each server. */
const openConnections = new WeakMap<Server, Map<Socket, Connection>>();

export interface ConnectionLimits {
  /** Open connections of the server. */
  max: number;
  /** Open connections from one address. */
  maxPerAddress: number;
  /** Whether an address has no limit of its own: the machine itself and trusted proxies. */
  isExempt: (address: string) => boolean;
  /** Called when a connection is closed because of a limit or because its client stopped reading. */
  onClosed?: (reason: 'too_many' | 'too_many_of_address' | 'stalled') => void;
}

export interface Connections {
  /** To be called with each request. */
  track: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the response that is still to be sent on a connection, or null. */
  pendingResponse: (socket: Socket) => ServerResponse | null;
}

/**
 * Tracks the connections of a server, closes those beyond its limits at once, and destroys those whose client does not read
 * its response: unread responses would fill the memory.
 */
export function trackConnections(server: Server, limits: ConnectionLimits): Connections {
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  openConnections.set(server, open);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    const isOverShare = ofAddress > limits.maxPerAddress && !limits.isExempt(address);
    if (open.size >= limits.max || isOverShare) {
      limits.onClosed?.(isOverShare ? 'too_many_of_address' : 'too_many');
      return void socket.destroy();
    }
    perAddress.set(address, ofAddress);
    open.set(socket, { response: null, address, bytesWritten: 0, stalledChecks: 0 });
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
  const timer = setInterval(() => destroyStalled(open, limits), CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
  return {
    track: (request, response) => {
      const connection = open.get(request.socket);
      if (connection) connection.response = response;
    },
    pendingResponse: (socket) => {
      const response = open.get(socket)?.response ?? null;
      return response?.writableFinished === false ? response : null;
    },
  };
}

function destroyStalled(open: Map<Socket, Connection>, { onClosed }: ConnectionLimits): void {
  for (const [socket, connection] of open) {
    const { response, bytesWritten } = connection;
    const isSending = response?.headersSent === true && !response.writableFinished && socket.writableLength > 0;
    const written = socket.bytesWritten - socket.writableLength;
    connection.stalledChecks = isSending && written === bytesWritten ? connection.stalledChecks + 1 : 0;
    connection.bytesWritten = written;
    if (connection.stalledChecks < MAX_STALLED_CHECKS) continue;
    onClosed?.('stalled');
    socket.destroy();
  }
}

/** Announces in every response still to come that its connection ends, so that clients send no further request on it. */
export function announceEnd(server: Server): void {
  for (const { response } of openConnections.get(server)?.values() ?? []) {
    if (response?.headersSent === false) response.setHeader('Connection', 'close');
  }
}

/**
 * Ends the connections that are idle: all responses sent, or no request yet. The server's own closeIdleConnections would cut
 * off a response that is still being sent, and takes a silent connection for a busy one.
 */
export function endIdleConnections(server: Server): void {
  for (const [socket, { response }] of openConnections.get(server) ?? []) {
    const isIdle = response === null ? socket.bytesRead === 0 : response.writableFinished;
    if (isIdle) socket.destroy();
  }
}
