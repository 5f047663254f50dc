import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { runForClient } from '../../db/connection/gate.js';
import { errorShape as aggregatorShape } from '../../handlers/aggregator/common/error-shape.js';
import { errorShape as catalogShape } from '../../handlers/catalog/common/error-shape.js';
import { errorShape as verificationShape } from '../../handlers/verification/common/error-shape.js';
import type { ServiceName } from '../config.js';
import { createPlaces } from '../http/body/places.js';
import { createAddressReader, createExemption, isLocal, toClientName } from '../http/client-address.js';
import type { ConnectionLimits } from '../http/connections.js';
import { createService, type RequestListener } from '../http/create-service.js';
import { createPublicServer, listen } from '../http/listen.js';
import { createObserver } from '../http/observe.js';
import type { AnyHandler } from '../http/operation.js';
import { createRateLimit } from '../http/rate-limit.js';
import type { ErrorShape } from '../http/response/problem.js';
import { createSampledLog } from '../http/sampled-log.js';
import { isProtected, listOperations } from '../openapi-document.js';
import { createAggregator } from './aggregator.js';
import { createCatalog } from './catalog.js';
import { readOutage } from './read-outage.js';
import { isEverywhere, readServiceDocument, resolvePublicUrls, withServer } from './service-documents.js';
import type { ServiceDependencies, ServiceParts, ProcessDependencies } from './service-parts.js';
import { createStaticResponses } from './static-responses.js';
import { createVerification } from './verification.js';

/** The services of a process, which listen. */
interface RunningServices {
  servers: readonly Server[];
  parts: readonly ServiceParts[];
  listenUrls: ProcessDependencies['listenUrls'];
  publicUrls: ProcessDependencies['publicUrls'];
}

interface Service {
  create: (dependencies: ServiceDependencies) => ServiceParts | Promise<ServiceParts>;
  errorShape: ErrorShape;
}

const factories: Readonly<Record<ServiceName, Service>> = {
  aggregator: { create: createAggregator, errorShape: aggregatorShape },
  verification: { create: createVerification, errorShape: verificationShape },
  catalog: { create: createCatalog, errorShape: catalogShape },
};

const now = (): number => performance.now();

/** Listens on the ports of the configured services, whose documents name them, and creates the services. Rejects with a sentence. */
export async function startServices(
  dependencies: Omit<ProcessDependencies, 'publicUrls' | 'listenUrls'>,
): Promise<RunningServices> {
  const { config, logger } = dependencies;
  const connectionLimits = createConnectionLimits(dependencies);
  const listenUrls: Partial<Record<ServiceName, string>> = {};
  const servers: Server[] = [];
  let serve: (all: ReadonlyMap<ServiceName, RequestListener>) => void = () => undefined;
  const listeners = new Promise<ReadonlyMap<ServiceName, RequestListener>>((resolve) => (serve = resolve));
  for (const name of config.services) {
    const logRefusal = createSampledLog(logger, now);
    const server = createPublicServer(
      (request, response) => void listeners.then((all) => all.get(name)?.(request, response)),
      factories[name].errorShape,
      (requestId, status) => logRefusal({ service: name, requestId, status }, 'request refused'),
      connectionLimits(name),
    );
    listenUrls[name] = await listen(server, config.host, config.ports[name], `${name.toUpperCase()}_PORT`);
    servers.push(server);
  }
  const publicUrls = resolvePublicUrls(config, listenUrls);
  const shared = { ...dependencies, listenUrls, publicUrls };
  const places = createPlaces();
  const parts: ServiceParts[] = [];
  const created = new Map<ServiceName, RequestListener>();
  for (const name of config.services) {
    const { create, errorShape } = factories[name];
    const published = readServiceDocument(name);
    // A document may be read on another machine, where localhost leads nowhere.
    const hasUrl = config.publicUrls[name] !== undefined || !isEverywhere(listenUrls[name] ?? '');
    const service = hasUrl ? withServer(published, publicUrls[name]) : published;
    const { document } = service;
    const own = await create({ ...shared, document });
    const locked = listOperations(document).filter(({ operation }) => isProtected(operation));
    const listener = await createService({
      document,
      operations: own.operations,
      validators: own.validators,
      handlers: own.handlers as Record<string, AnyHandler>,
      stores: own.stores,
      errorShape,
      ...(own.guards ? { guards: own.guards } : {}),
      protectedOperations: new Set(locked.map(({ operation }) => operation.operationId)),
      staticResponses: createStaticResponses(name, service, publicUrls),
      places,
      ...(name === 'catalog' ? { home: 'board/' } : {}),
      runForClient,
      rateLimit: createRateLimit(config.rateLimitPerMinute.limit, now).take,
      ...(config.rateLimitPerMinute.exemptsLoopback ? { isUnlimited: isLocal } : {}),
      readAddress: createAddressReader(config.trustedProxies),
      observe: createObserver(name, logger, dependencies.metrics, now, config.logSample),
      readOutage,
      now,
    });
    parts.push(own);
    created.set(name, listener);
  }
  serve(created);
  return { servers, parts, listenUrls, publicUrls };
}

const FIRST_CLOSED =
  'A connection was closed beyond MAX_CONNECTIONS or CONNECTIONS_PER_ADDRESS; http_connections_closed_total counts further ones. Behind a proxy, TRUST_PROXY has to name it.';

/** Returns the limits on connections of each service, which count what they close and log the first. */
function createConnectionLimits({
  config,
  logger,
  metrics,
}: Pick<ProcessDependencies, 'config' | 'logger' | 'metrics'>): (name: ServiceName) => ConnectionLimits {
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
      if (!isLogged) logger.warn({ service: name, reason }, FIRST_CLOSED);
      isLogged = true;
    },
  });
}
