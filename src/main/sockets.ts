import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { SERVICES, type Config, type ServiceName } from '../config.js';
import type { ConnectionLimits } from '../http/connection-limit.js';
import type { RequestListener } from '../http/create-service.js';
import { createExemption } from '../http/client-address.js';
import type { Metrics } from '../http/metrics.js';
import { createSampledLog } from '../http/sampled-log.js';
import { createPublicServer } from '../http/listen.js';
import type { ErrorShape } from '../http/response/problem.js';

/** The server of one service. Requests wait until the service is attached. */
export interface ServiceSocket {
  name: ServiceName;
  server: Server;
  /** Passes the waiting requests and all further ones to the service. */
  open: (listener: RequestListener, errorShape: ErrorShape) => void;
}

/** Where a service listens: `http://` with address and port. */
export interface ServiceAddress {
  name: ServiceName;
  url: string;
}

/** Returns where a service is to listen. */
export function listenOptionsOf(
  name: ServiceName,
  config: Config,
): { host: string; port: number; setting: string } {
  return { host: config.host, port: config.ports[name], setting: `${name.toUpperCase()}_PORT` };
}

/** Returns the limits on connections of each service, which count what they close. */
export function createLimitsOf(config: Config, metrics: Metrics): (name: ServiceName) => ConnectionLimits {
  const closed = metrics.counter(
    'http_connections_closed_total',
    'Connections closed beyond MAX_CONNECTIONS.',
    ['service', 'reason'],
  );
  return (name) => ({
    max: config.maxConnections,
    maxPerAddress: Math.max(1, Math.floor(config.maxConnections / 10)),
    isExempt: createExemption(config.trustedProxies),
    onClosed: (reason) => closed({ service: name, reason }),
  });
}

/** Returns the server of a service, which does not listen yet. Without limits it takes every connection. */
export function createSocket(name: ServiceName, logger: Logger, limits?: ConnectionLimits): ServiceSocket {
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
    limits,
  );
  return {
    name,
    server,
    open: (serve, shape) => {
      errorShape = shape;
      listener = serve;
      for (const [request, response] of waiting.splice(0)) serve(request, response);
    },
  };
}

/** Returns the address that a service listens on, or undefined for all addresses, which clients cannot connect to. */
export function addressOf({ url }: ServiceAddress, { host }: Config): string | undefined {
  return host === '0.0.0.0' || host === '::' ? undefined : url;
}

/** Returns every service's base URL as clients see it: as configured, else where it listens or would by default. */
export function publicUrlsOf(
  config: Config,
  addresses: readonly ServiceAddress[],
): Record<ServiceName, string> {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const byName = new Map(addresses.map((address) => [address.name, address]));
  const urls = SERVICES.map((name): [ServiceName, string] => {
    const own = byName.get(name)?.url;
    return [name, config.publicUrls[name] ?? own ?? `http://${host}:${config.ports[name]}`];
  });
  return Object.fromEntries(urls) as Record<ServiceName, string>;
}
