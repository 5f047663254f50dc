import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { runForClient } from '../../db/connection/gate.js';
import type { Config, ServiceName } from '../config.js';
import { createAddressReader, createExemption, isLocal, toClientName } from '../http/client-address.js';
import { createPlaces, type Places } from '../http/body/places.js';
import { announceClose, type ConnectionLimits } from '../http/connections.js';
import { createService, type RequestListener } from '../http/create-service.js';
import { close, createPublicServer, listen } from '../http/listen.js';
import type { Metrics } from '../http/metrics.js';
import { createObserver } from '../http/observe.js';
import { createRateLimit } from '../http/rate-limit.js';
import type { ErrorShape } from '../http/response/problem.js';
import type { AnyHandler } from '../http/operation.js';
import { createSampledLog } from '../http/sampled-log.js';
import { listOperations } from '../openapi-document.js';
import { createAggregator } from './aggregator.js';
import { createCatalog } from './catalog.js';
import { readOutage } from './read-outage.js';
import { isEverywhere, readServiceDocument, withServer, type ServiceDocument } from './service-documents.js';
import type { ServiceDependencies, ServiceParts, ProcessDependencies } from './service-parts.js';
import { createStaticResponses } from './static-responses.js';
import { createVerification } from './verification.js';

/** The ports of the configured services, which are served once all services have been created. */
export interface Services {
  /** Where each service listens: `http://` with address and port. */
  listenUrls: Readonly<Partial<Record<ServiceName, string>>>;
  /**
   * Creates the services and returns their parts, with their ports open to requests; those that came before are served now. Rejects
   * with a sentence when a service cannot be created.
   */
  serve: (shared: ProcessDependencies) => Promise<ServiceParts[]>;
  /** Asks clients to send no further requests on their connections. */
  announceClose: () => void;
  /** Stops accepting connections and resolves when requests in flight have been served, at the latest after the timeout. */
  stop: (timeoutMs: number) => Promise<void>;
}

type ServiceFactory = (dependencies: ServiceDependencies) => Promise<ServiceParts>;

const factories: Readonly<Record<ServiceName, ServiceFactory>> = {
  aggregator: createAggregator,
  verification: createVerification,
  catalog: createCatalog,
};

/** Listens on the ports of the configured services. Requests wait until the services are there. */
export async function openServices(config: Config, logger: Logger, metrics: Metrics): Promise<Services> {
  const createLimits = createConnectionLimits(config, logger, metrics);
  const sockets: (ServiceSocket & { listenUrl: string })[] = [];
  const listenUrls: Partial<Record<ServiceName, string>> = {};
  for (const name of config.services) {
    const socket = createSocket(name, logger, createLimits(name));
    const setting = `${name.toUpperCase()}_PORT`;
    const listenUrl = await listen(socket.server, config.host, config.ports[name], setting);
    listenUrls[name] = listenUrl;
    sockets.push({ ...socket, listenUrl });
  }
  return {
    listenUrls,
    serve: async (shared) => {
      const common: ListenerDependencies = {
        ...shared,
        places: createPlaces(),
      };
      const created = [];
      for (const socket of sockets) {
        const published = readServiceDocument(socket.name);
        // Who has downloaded a document may be on another machine: localhost would lead nowhere there.
        const hasUrl = config.publicUrls[socket.name] !== undefined || !isEverywhere(socket.listenUrl);
        const service = hasUrl ? withServer(published, shared.publicUrls[socket.name]) : published;
        const parts = await factories[socket.name]({ ...shared, document: service.document });
        created.push({ socket, service, parts });
      }
      for (const { socket, service, parts } of created)
        socket.open(await createListener(socket.name, service, parts, common), parts.errorShape);
      return created.map(({ parts }) => parts);
    },
    announceClose: () => {
      for (const { server } of sockets) announceClose(server);
    },
    stop: async (timeoutMs) => {
      await Promise.all(sockets.map(({ server }) => close(server, timeoutMs)));
    },
  };
}

/** What the listeners of all services share. */
interface ListenerDependencies extends ProcessDependencies {
  places: Places;
}

/** Returns the request listener of one service: its own parts and the common ones. */
function createListener(
  name: ServiceName,
  service: ServiceDocument,
  parts: ServiceParts,
  { config, logger, metrics, publicUrls, places }: ListenerDependencies,
): Promise<RequestListener> {
  const now = (): number => performance.now();
  return createService({
    document: service.document,
    operations: parts.operations,
    validators: parts.validators,
    handlers: parts.handlers as Record<string, AnyHandler>,
    stores: parts.stores,
    errorShape: parts.errorShape,
    ...(parts.guards ? { guards: parts.guards } : {}),
    protectedOperations: new Set(
      listOperations(service.document)
        .filter(({ operation }) => operation['x-access'] === 'protected')
        .map(({ operation }) => operation.operationId),
    ),
    staticResponses: createStaticResponses(name, service, publicUrls),
    places,
    ...(name === 'catalog' ? { home: 'board/' } : {}),
    runForClient,
    rateLimit: createRateLimit(config.rateLimitPerMinute.limit, now).take,
    ...(config.rateLimitPerMinute.exemptsLoopback ? { isUnlimited: isLocal } : {}),
    readAddress: createAddressReader(config.trustedProxies),
    observe: createObserver(name, logger, metrics, now, config.logSample),
    readOutage,
    now,
  });
}

const FIRST_CLOSED =
  'A connection was closed beyond MAX_CONNECTIONS or CONNECTIONS_PER_ADDRESS; http_connections_closed_total counts further ones. Behind a proxy, TRUST_PROXY has to name it.';

/** Returns the limits on connections of each service, which count what they close and log the first. */
function createConnectionLimits(
  config: Config,
  logger: Logger,
  metrics: Metrics,
): (name: ServiceName) => ConnectionLimits {
  const closed = metrics.counter(
    'http_connections_closed_total',
    'Connections closed beyond MAX_CONNECTIONS or CONNECTIONS_PER_ADDRESS.',
    ['service', 'reason'],
  );
  let isLogged = false;
  return (name) => ({
    max: config.maxConnections,
    maxPerAddress: config.connectionsPerAddress,
    isExempt: createExemption(config.trustedProxies),
    toClientName,
    onClosed: (reason) => {
      closed({ service: name, reason });
      if (isLogged) return;
      isLogged = true;
      logger.warn({ service: name, reason }, FIRST_CLOSED);
    },
  });
}

/** The server of one service. Requests wait until the service is attached. */
interface ServiceSocket {
  name: ServiceName;
  server: Server;
  /** Passes the waiting requests and all further ones to the service. */
  open: (listener: RequestListener, errorShape: ErrorShape) => void;
}

/** Returns the server of a service, which does not listen yet. */
function createSocket(name: ServiceName, logger: Logger, limits: ConnectionLimits): ServiceSocket {
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
