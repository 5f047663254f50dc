import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { SERVICES, type Config, type ServiceName } from '../config.js';
import type { RequestListener } from '../http/create-service.js';
import { createExemption } from '../http/client-address.js';
import type { Metrics } from '../http/metrics.js';
import { createSampledLog } from '../http/sampled-log.js';
import { createPublicServer, listen } from '../http/listen.js';
import type { ErrorShape } from '../http/response/problem.js';

/** The port of one service. Requests wait until the service is attached. */
export interface Socket {
  name: ServiceName;
  server: Server;
  /** `http://` with the address and port that it listens on. */
  url: string;
  /** Passes the waiting requests and all further ones to the service. */
  open: (listener: RequestListener, errorShape: ErrorShape) => void;
}

/** Listens on the ports of the services that this process runs. */
export async function openSockets(config: Config, logger: Logger, metrics: Metrics): Promise<Socket[]> {
  const closed = metrics.counter(
    'http_connections_closed_total',
    'Connections closed beyond MAX_CONNECTIONS.',
    ['service', 'reason'],
  );
  const sockets: Socket[] = [];
  for (const name of config.services) sockets.push(await openSocket(name, config, logger, closed));
  return sockets;
}

async function openSocket(
  name: ServiceName,
  config: Config,
  logger: Logger,
  closed: (labels: { service: string; reason: string }) => void,
): Promise<Socket> {
  const logRefusal = createSampledLog(logger, () => performance.now());
  let listener: RequestListener | undefined;
  let errorShape: ErrorShape = ({ message }) => ({ error: message });
  const waiting: Parameters<RequestListener>[] = [];
  const server = createPublicServer(
    (request, response) => {
      if (listener) listener(request, response);
      else waiting.push([request, response]);
    },
    (problem) => errorShape(problem),
    (requestId, status) => logRefusal({ service: name, requestId, status }, 'request refused'),
    {
      max: config.maxConnections,
      maxPerAddress: Math.max(1, Math.floor(config.maxConnections / 10)),
      isExempt: createExemption(config.trustedProxies),
      onClosed: (reason) => closed({ service: name, reason }),
    },
  );
  const url = await listen(server, config.host, config.ports[name], `${name.toUpperCase()}_PORT`);
  return {
    name,
    server,
    url,
    open: (serve, shape) => {
      errorShape = shape;
      listener = serve;
      for (const [request, response] of waiting.splice(0)) serve(request, response);
    },
  };
}

/** Returns the address that a service listens on, or undefined for all addresses, which clients cannot connect to. */
export function addressOf({ url }: Socket, { host }: Config): string | undefined {
  return host === '0.0.0.0' || host === '::' ? undefined : url;
}

/** Returns every service's base URL as clients see it: as configured, else where it listens or would by default. */
export function publicUrlsOf(config: Config, sockets: readonly Socket[]): Record<ServiceName, string> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const byName = new Map(sockets.map((socket) => [socket.name, socket]));
  const urls = SERVICES.map((name): [ServiceName, string] => {
    const own = byName.get(name)?.url;
    return [name, config.publicUrls[name] ?? own ?? `http://${host}:${config.ports[name]}`];
  });
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}
