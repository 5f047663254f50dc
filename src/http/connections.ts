import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  /** The response to the newest request. */
  response: ServerResponse | null;
}

/** The open connections of each server. */
const openConnections = new WeakMap<Server, Map<Socket, Connection>>();

export interface ConnectionLimits {
  /** Open connections of the server. */
  max: number;
  /** Open connections from one address. */
  maxPerAddress: number;
  /** Whether an address has no limit: this machine and trusted proxies. */
  isExempt: (address: string) => boolean;
  /** Called when a connection is closed because of a limit. */
  onClosed?: (reason: 'too_many' | 'too_many_of_address') => void;
}

export interface Connections {
  /** Called with each request. */
  track: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the response that is still to be sent on a connection, or null. */
  pendingResponse: (socket: Socket) => ServerResponse | null;
}

/** Tracks the connections of a server and closes those beyond its limits at once. */
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
    open.set(socket, { response: null });
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
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

/** Servers that stop soon. */
const ending = new WeakSet<Server>();

/** Returns whether responses of a server say `Connection: close`. */
export function isEnding(server: Server): boolean {
  return ending.has(server);
}

/**
 * Sends `Connection: close` in every response from now on, those that are pending included, so that clients send no further
 * requests on their connections. New connections are still accepted.
 */
export function announceClose(server: Server): void {
  ending.add(server);
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

/** Connections that this side has ended while a request was under way. */
const cutOff = new WeakSet<Socket>();

/** Destroys all connections of a server, whatever is under way on them. */
export function cutConnections(server: Server): void {
  for (const socket of openConnections.get(server)?.keys() ?? []) cutOff.add(socket);
  server.closeAllConnections();
}

/** Returns whether this side has ended a connection, rather than its client. */
export function isCutOff(socket: Socket): boolean {
  return cutOff.has(socket);
}
