import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

interface Connection {
  /** The client whose connections count together. */
  client: string;
  /** The response to the newest request. */
  response: ServerResponse | null;
  /** Responses to earlier, pipelined requests; those that are finished are removed when memory is counted. */
  earlier: ServerResponse[];
  /** When the newest request began. */
  beganAt: number;
  /** What the connection had read when the newest request began, or its body had arrived. */
  bytesBefore: number;
  /** Since when no request is under way; null while one is. */
  idleSince: number | null;
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
  /** Returns the client that has an address, whose connections count together. */
  toClientName: (address: string) => string;
  /** Called when a connection is closed because of a limit. */
  onClosed?: (reason: 'too_many' | 'too_many_of_address' | 'memory') => void;
}

/** Limits of time, in milliseconds. Those of head, request and idle connection are Node.js's own. */
export interface TimeLimits {
  head: number;
  /** A whole request. */
  request: number;
  /** A connection without a request. */
  idle: number;
  /** What a body has besides the time of its least rate. */
  body: number;
  /** How often connections are looked at. */
  check: number;
}

/** A body that arrives more slowly is refused, in bytes for a second. */
const MIN_RATE = 4096;

export interface Connections {
  /** Called with each request. */
  track: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns the response that is still to be sent on a connection, or null. */
  pendingResponse: (socket: Socket) => ServerResponse | null;
}

/** Tracks the connections of a server, and closes those beyond its limits at once and those that take too long. */
export function trackConnections(server: Server, limits: ConnectionLimits, times: TimeLimits): Connections {
  const open = new Map<Socket, Connection>();
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
    const now = performance.now();
    open.set(socket, {
      client: address,
      response: null,
      earlier: [],
      beganAt: now,
      bytesBefore: 0,
      idleSince: now,
    });
    socket.once('close', () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
  });
  const check = setInterval(() => {
    for (const [socket, connection] of open) closeIfTooSlow(server, socket, connection, times);
    closeLargest(open, limits);
  }, times.check).unref();
  server.once('close', () => clearInterval(check));
  return {
    track: (request, response) => {
      const { socket } = request;
      const connection = open.get(socket);
      if (!connection) return;
      if (connection.response?.writableFinished === false) connection.earlier.push(connection.response);
      connection.response = response;
      connection.beganAt = performance.now();
      connection.bytesBefore = socket.bytesRead;
      connection.idleSince = null;
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (length === undefined && coding === undefined) return;
      request.once('end', () => (connection.bytesBefore = socket.bytesRead));
    },
    pendingResponse: (socket) => {
      const response = open.get(socket)?.response ?? null;
      return response?.writableFinished === false ? response : null;
    },
  };
}

/**
 * Ends a connection whose request's body is slow, or that has no request under way for longer than it may, whatever arrives on it: an
 * empty line before a head ends the wait of Node.js for the next request, and is none.
 */
function closeIfTooSlow(server: Server, socket: Socket, connection: Connection, times: TimeLimits): void {
  const { response, beganAt, bytesBefore, idleSince } = connection;
  const now = performance.now();
  if (response?.req.complete === false) {
    const expected = ((now - beganAt - times.body) / 1000) * MIN_RATE;
    // What has arrived and was not read yet waits for us.
    const isSlow = response.req.readableLength === 0 && socket.bytesRead - bytesBefore < expected;
    if (isSlow && response.headersSent) socket.destroy();
    else if (isSlow)
      server.emit('clientError', Object.assign(new Error('slow body'), { code: REQUEST_TIMEOUT }), socket);
  } else if (response?.writableFinished === false) return;
  else if (idleSince === null) connection.idleSince = now;
  else if (now - idleSince >= times.idle + times.head) socket.destroy();
}

/** What heads that have not arrived whole, and responses that their clients have not read, may take of memory, in bytes. */
const MAX_HELD_BYTES = 67_108_864;

/**
 * Closes connections where heads and responses that are under way take more memory than they may: the largest first of the client that
 * has most of it. No other limit counts a head, since no request is known of it yet.
 */
function closeLargest(open: ReadonlyMap<Socket, Connection>, { onClosed }: ConnectionLimits): void {
  const held: { socket: Socket; client: string; bytes: number }[] = [];
  const ofClient = new Map<string, number>();
  let total = 0;
  for (const [socket, connection] of open) {
    const { client, response, bytesBefore } = connection;
    const isArriving = response === null || (response.req.complete && response.writableFinished);
    const bytes =
      socket.writableLength + countQueued(connection) + (isArriving ? socket.bytesRead - bytesBefore : 0);
    if (bytes === 0) continue;
    held.push({ socket, client, bytes });
    ofClient.set(client, (ofClient.get(client) ?? 0) + bytes);
    total += bytes;
  }
  if (total <= MAX_HELD_BYTES) return;
  const toSize = (client: string): number => ofClient.get(client) ?? 0;
  held.sort((a, b) => toSize(b.client) - toSize(a.client) || b.bytes - a.bytes);
  for (const { socket, bytes } of held) {
    if (total <= MAX_HELD_BYTES) return;
    onClosed?.('memory');
    socket.destroy();
    total -= bytes;
  }
}

/** Returns the bytes of pipelined responses, which Node.js buffers until the responses before them are sent. */
function countQueued(connection: Connection): number {
  const { response, earlier } = connection;
  if (response === null || earlier.length === 0) return 0;
  connection.earlier = earlier.filter(({ writableFinished }) => !writableFinished);
  return [...connection.earlier, response]
    .filter(({ socket }) => socket === null)
    .reduce((bytes, { writableLength }) => bytes + writableLength, 0);
}

/** What Node.js reports of a request that takes longer than its own limits. */
const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Servers that stop soon. */
const closing = new WeakSet<Server>();

/** Returns whether responses of a server say `Connection: close`. */
export function isClosing(server: Server): boolean {
  return closing.has(server);
}

/**
 * Sends `Connection: close` in every response from now on, those that are pending included, so that clients send no further
 * requests on their connections. New connections are still accepted.
 */
export function announceClose(server: Server): void {
  closing.add(server);
  for (const { response } of openConnections.get(server)?.values() ?? []) {
    if (response?.headersSent === false) response.setHeader('Connection', 'close');
  }
}

/**
 * Ends the connections that are idle: all responses sent, or no request yet. The server's own closeIdleConnections would cut
 * off a response that is still being sent, and takes a silent connection for a busy one.
 */
export function closeIdleConnections(server: Server): void {
  for (const [socket, { response }] of openConnections.get(server) ?? []) {
    const isIdle = response === null ? socket.bytesRead === 0 : response.writableFinished;
    if (isIdle) socket.destroy();
  }
}

/** Connections that this side has ended while a request was under way. */
const cutOff = new WeakSet<Socket>();

/** Destroys all connections of a server, whatever is under way on them. */
export function destroyConnections(server: Server): void {
  for (const socket of openConnections.get(server)?.keys() ?? []) cutOff.add(socket);
  server.closeAllConnections();
}

/** Returns whether this side has ended a connection, rather than its client. */
export function isCutOff(socket: Socket): boolean {
  return cutOff.has(socket);
}
