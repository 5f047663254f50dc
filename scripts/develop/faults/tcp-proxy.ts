import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on loopback whose network can be made slow, frozen or gone. */
export interface TcpProxy {
  port: number;
  /** Delays what goes either way, so that a round trip takes `milliseconds` longer. */
  setLatency: (milliseconds: number) => void;
  /** Drops packets in both directions without closing connections, as a switch or a firewall may. */
  freeze: () => void;
  thaw: () => void;
  /** Passes new connections to another port and ends the present ones. */
  pointTo: (port: number) => void;
  close: () => Promise<void>;
}

/** Starts a proxy before a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const state = { target, latencyMs: 0, isFrozen: false };
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const pass = (action: () => void): void => {
    if (state.isFrozen) held.push(action);
    else action();
  };
  const pipe = (from: Socket, to: Socket): void => {
    // Half of the round trip each way; timers of one delay keep the order.
    const later = (action: () => void): void => {
      if (state.latencyMs === 0) pass(action);
      else setTimeout(() => pass(action), state.latencyMs / 2);
    };
    from.on('data', (chunk: Buffer) => later(() => to.write(chunk)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => pass(() => to.destroy()));
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroy());
    });
    sockets.add(from);
  };
  const server = createServer((client) => {
    const upstream = connect(state.target, '127.0.0.1');
    client.setNoDelay();
    upstream.setNoDelay();
    pipe(client, upstream);
    pipe(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setLatency: (milliseconds) => {
      state.latencyMs = milliseconds;
    },
    freeze: () => {
      state.isFrozen = true;
    },
    thaw: () => {
      state.isFrozen = false;
      for (const action of held.splice(0)) action();
    },
    pointTo: (port) => {
      state.target = port;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
