import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { announceClose } from '../http/connections.js';
import { close, listen } from '../http/listen.js';
import type { Metrics } from '../http/metrics.js';
import { serve, type ListeningService } from './serve.js';
import type { Shared } from './service-parts.js';
import { listenOptionsOf, createLimitsOf, createSocket, type ServiceAddress } from './sockets.js';

/** The ports of the services and what serves them: this process, or workers. */
export interface Services {
  addresses: readonly ServiceAddress[];
  /** Starts to serve; requests that came before are served now. Rejects when that is not possible. */
  start: (shared: Shared) => Promise<void>;
  /** Returns why it cannot serve, or null. */
  whyNotReady: () => string | null;
  /** Asks clients to send no further requests on their connections. */
  announceClose: () => void;
  /** Stops accepting connections and resolves when requests in flight have been served, at the latest after the timeout. */
  stop: (timeoutMs: number) => Promise<void>;
  renderMetrics: Metrics['render'];
}

/** Listens on the ports of the configured services, which this process serves itself. */
export async function openServices(config: Config, logger: Logger, metrics: Metrics): Promise<Services> {
  const limitsOf = createLimitsOf(config, metrics);
  const opened: ListeningService[] = [];
  for (const name of config.services) {
    const socket = createSocket(name, logger, limitsOf(name));
    const { host, port, setting } = listenOptionsOf(name, config);
    opened.push({ socket, address: { name, url: await listen(socket.server, host, port, setting) } });
  }
  return {
    addresses: opened.map(({ address }) => address),
    start: (shared) => serve(opened, shared),
    whyNotReady: () => null,
    announceClose: () => {
      for (const { socket } of opened) announceClose(socket.server);
    },
    stop: async (timeoutMs) => {
      await Promise.all(opened.map(({ socket }) => close(socket.server, timeoutMs)));
    },
    renderMetrics: metrics.render,
  };
}
