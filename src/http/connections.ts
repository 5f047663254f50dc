import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of each server, with the responses that are to be sent on each, the newest one last. */
const openConnections = new WeakMap<Server, Map<Socket, ServerResponse[]>>();

/** Requests that a client may send without waiting for the response to the first of them: all are served at once. */
const MAX_UNANSWERED = 32;

export interface ConnectionLimits {
  /** Open connections of the server. */
  max: number;
  /** Open connections from one address. */
  maxPerAddress: number;
  /** Whether an address has no limit: this machine and trusted proxies. */
  isExempt: (address: string) => boolean;
  /** Returns the client that has an address, whose connections count together. */
  toClientName: (address: string) => string;
  /** Called when a connection is closed because of a limit. */
  onClosed?: (reason: 'too_many' | 'too_many_of_address') => void;
}

export interface Connections {
  /** Called with each response that is to be sent. */
  track: (response: ServerResponse) => void;
  /** Returns the newest response that is still to be sent on a connection, or null. */
  pendingResponse: (socket: Socket) => ServerResponse | null;
}

/** Tracks the connections of a server, and closes those beyond its limits at once. */
export function trackConnections(server: Server, limits: ConnectionLimits): Connections {
  const open = new Map<Socket, ServerResponse[]>();
  const perAddress = new Map<string, number>();
  openConnections.set(server, open);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const address = limits.toClientName(remoteAddress);
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    const isOverShare = ofAddress > limits.maxPerAddress && !limits.isExempt(remoteAddress);
    if (open.size >= limits.max || isOverShare) {
      limits.onClosed?.(isOverShare ? 'too_many_of_address' : 'too_many');
      return void socket.destroy();
    }
    perAddress.set(address, ofAddress);
    open.set(socket, []);
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
  return {
    track: (response) => {
      const { socket } = response.req;
      const unsent = open.get(socket)?.filter(({ writableFinished }) => !writableFinished) ?? [];
      unsent.push(response);
      open.set(socket, unsent);
      if (unsent.length > MAX_UNANSWERED) socket.destroy();
    },
    pendingResponse: (socket) =>
      open.get(socket)?.findLast(({ writableFinished }) => !writableFinished) ?? null,
  };
}

/** Servers that stop soon. */
const closing = new WeakSet<Server>();

/** Returns whether responses of a server say `Connection: close`. */
export function isClosing(server: Server): boolean {
  return closing.has(server);
}

/**
 * Sends `Connection: close` in every response from now on, also in pending ones, so that clients send no further
 * requests on their connections. New connections are still accepted.
 */
export function announceClose(server: Server): void {
  closing.add(server);
  for (const responses of openConnections.get(server)?.values() ?? []) {
    const last = responses.at(-1);
    if (last?.headersSent === false) last.setHeader('Connection', 'close');
  }
}

/**
 * Ends the connections that are idle: all responses sent, or no request yet. The server's own closeIdleConnections would cut
 * off a response that is still being sent, and takes a silent connection for a busy one.
 */
export function closeIdleConnections(server: Server): void {
  for (const [socket, responses] of openConnections.get(server) ?? []) {
    const last = responses.at(-1);
    const isIdle = last === undefined ? socket.bytesRead === 0 : last.writableFinished;
    if (isIdle) socket.destroy();
  }
}
