import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Config, ServiceName } from '../config.js';
import { createAddressReader } from '../http/client-address.js';
import { createService, type RequestListener } from '../http/create-service.js';
import type { Metrics } from '../http/metrics.js';
import { createObserver } from '../http/observe.js';
import type { AnyHandler } from '../http/operation-middleware.js';
import { createRateLimit } from '../http/rate-limit.js';
import { createDocumentAnswers, type ServiceDocument } from './service-documents.js';
import type { ServiceParts } from './service-parts.js';

/** Returns the request listener of one service: its parts with what all services have in common. */
export function createListener(
  name: ServiceName,
  service: ServiceDocument,
  parts: ServiceParts,
  config: Config,
  logger: Logger,
  metrics: Metrics,
): RequestListener {
  const now = (): number => performance.now();
  return createService({
    operations: parts.operations,
    validators: parts.validators,
    handlers: parts.handlers as Record<string, AnyHandler>,
    stores: parts.stores,
    errorShape: parts.errorShape,
    ...(parts.guards ? { guards: parts.guards } : {}),
    staticAnswers: createDocumentAnswers(service, { find: () => undefined }),
    rateLimit: createRateLimit(config.rateLimitPerMinute, now),
    addressOf: createAddressReader(config.trustProxy),
    observe: createObserver(name, logger, metrics, now),
    now,
  });
}
