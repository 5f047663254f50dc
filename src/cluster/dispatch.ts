import { createServer, type Server, type Socket } from 'node:net';
import { createConnectionLimit, type ConnectionLimits } from '../http/connection-limit.js';
import { listen } from '../http/listen.js';

/** What comes with a connection that is handed to a worker. */
export interface HandedConnection {
  connection: number;
  service: string;
}

/** A worker, as far as connections are handed to it. */
export interface Receiver {
  hand: (message: HandedConnection, socket: Socket) => void;
}

/** Accepts the connections of some services and hands each to the worker that has the fewest. */
export interface Dispatcher {
  /** Listens for a service and returns the base URL; rejects with a sentence that names the setting. */
  open: (
    service: string,
    address: { host: string; port: number; setting: string },
    limits: ConnectionLimits,
  ) => Promise<string>;
  /** Hands connections to a worker from now on, first those that wait. */
  add: (receiver: Receiver) => void;
  /** A worker has ended: connections that it had not taken over go to another one. */
  remove: (receiver: Receiver) => void;
  /** A worker has taken a connection over. */
  accepted: (connection: number) => void;
  closed: (connection: number) => void;
  /** Stops accepting connections. */
  stop: () => void;
}

interface Connection {
  service: string;
  /** This process's copy, until the worker has taken it over. */
  socket: Socket | undefined;
  receiver: Receiver | undefined;
  release: () => void;
}

/**
 * Returns a dispatcher. Node's own distribution in turn loses the connection that is being handed to a worker which dies, and
 * closes the port with the last worker; here the connection goes to another worker, or waits for one.
 */
export function createDispatcher(): Dispatcher {
  const servers: Server[] = [];
  const connections = new Map<number, Connection>();
  const counts = new Map<Receiver, number>();
  const waiting = new Set<number>();
  let lastId = 0;

  const hand = (id: number, connection: Connection): void => {
    if (connection.socket === undefined) return;
    const receiver = leastBusy(counts);
    if (!receiver) return void waiting.add(id);
    connection.receiver = receiver;
    counts.set(receiver, (counts.get(receiver) ?? 0) + 1);
    receiver.hand({ connection: id, service: connection.service }, connection.socket);
  };
  const forget = (id: number, connection: Connection): void => {
    const { receiver } = connection;
    const count = receiver && counts.get(receiver);
    if (receiver && count !== undefined) counts.set(receiver, count - 1);
    connections.delete(id);
    waiting.delete(id);
    connection.socket?.destroy();
    connection.release();
  };
  const accept = (service: string, socket: Socket, release: () => void): void => {
    lastId += 1;
    const connection = { service, socket, receiver: undefined, release };
    connections.set(lastId, connection);
    // A connection that breaks before it is handed over is noticed by the worker.
    socket.on('error', () => undefined);
    hand(lastId, connection);
  };

  return {
    open: async (service, { host, port, setting }, limits) => {
      const admit = createConnectionLimit(limits);
      const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
        const release = admit(socket.remoteAddress ?? '');
        if (release) accept(service, socket, release);
        else socket.destroy();
      });
      servers.push(server);
      return listen(server, host, port, setting);
    },
    add: (receiver) => {
      counts.set(receiver, 0);
      for (const id of [...waiting]) {
        waiting.delete(id);
        const connection = connections.get(id);
        if (connection) hand(id, connection);
      }
    },
    remove: (receiver) => {
      counts.delete(receiver);
      for (const [id, connection] of [...connections]) {
        if (connection.receiver !== receiver) continue;
        connection.receiver = undefined;
        if (connection.socket) hand(id, connection);
        else forget(id, connection);
      }
    },
    accepted: (id) => {
      const connection = connections.get(id);
      connection?.socket?.destroy();
      if (connection) connection.socket = undefined;
    },
    closed: (id) => {
      const connection = connections.get(id);
      if (connection) forget(id, connection);
    },
    stop: () => {
      for (const server of servers) server.close();
      for (const id of waiting) {
        const connection = connections.get(id);
        if (connection) forget(id, connection);
      }
    },
  };
}

function leastBusy(counts: ReadonlyMap<Receiver, number>): Receiver | undefined {
  let best: Receiver | undefined;
  let fewest = Infinity;
  for (const [receiver, count] of counts) {
    if (count >= fewest) continue;
    best = receiver;
    fewest = count;
  }
  return best;
}
