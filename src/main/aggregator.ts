import { createInstances } from '../../db/stores/aggregator/tracking/instances.js';
import { createProjects } from '../../db/stores/aggregator/tracking/projects.js';
import { alignPrimaryClub } from '../../db/stores/aggregator/shared/primary-club.js';
import { createEvents } from '../../db/stores/aggregator/tracking/events.js';
import { createQueue } from '../../db/stores/aggregator/tracking/queue.js';
import { createRuns } from '../../db/stores/aggregator/tracking/runs.js';
import { createTotals } from '../../db/stores/catalog/totals.js';
import { operations } from '../../generated/aggregator/operations.js';
import { validators } from '../../generated/aggregator/request-validators.js';
import { createApiCatalog } from '../../handlers/aggregator/api-catalog.js';
import type { AggregatorStores } from '../../handlers/aggregator/contract.js';
import { errorShape } from '../../handlers/aggregator/error-shape.js';
import { handlers } from '../../handlers/aggregator/index.js';
import type { Config } from '../config.js';
import { createTokenGuard, type TokenHeader } from '../http/token-guard.js';
import { listOperations, type OpenApiDocument } from '../openapi-document.js';
import { createQueueSweep } from './queue-sweep.js';
import { createCommunityStores } from './community-stores.js';
import { createIdentityStores } from './identity-stores.js';
import type { ServiceParts, Surroundings } from './service-parts.js';

/** Wires the aggregator: stores, the token gate of its ingest routes, and what runs beside the requests. */
export async function createAggregator(surroundings: Surroundings): Promise<ServiceParts> {
  const { config, database, document, logger, now } = surroundings;
  if (tokensOf(config).length === 0)
    logger.warn('Ingest is open to everybody: neither INGEST_TOKEN nor ADMIN_TOKEN is set.');
  await alignPrimaryClub(database, config.primaryClubId, now);
  const sweep = createQueueSweep(surroundings);
  return {
    operations,
    validators,
    handlers,
    stores: createStores(surroundings),
    errorShape,
    guards: guardsOf(document, config),
    start: sweep.start,
    stop: sweep.stop,
  };
}

function createStores(surroundings: Surroundings): AggregatorStores {
  const { config, database, document, urls, now } = surroundings;
  const startedAt = now();
  return {
    ...createIdentityStores(surroundings),
    totals: createTotals(database),
    startedAt,
    ...createCommunityStores(surroundings),
    catalog: createApiCatalog(document, {
      url: urls.aggregator,
      startedAt,
      isTokenEnforced: tokensOf(config).length > 0,
      isPluginEnforced: config.pluginAuthSecret !== undefined,
      pluginProjectKey: config.pluginProjectKey,
    }),
    instances: createInstances(database),
    projects: createProjects(database),
    runs: createRuns(database),
    events: createEvents(database),
    queue: createQueue(database),
    now,
  };
}

function tokensOf({ ingestToken, adminToken }: Config): TokenHeader[] {
  const ingest = ingestToken === undefined ? [] : [{ name: 'x-ingest-token', token: ingestToken }];
  const bearer = ingest.map(({ token }) => ({ name: 'authorization', scheme: 'Bearer', token }));
  const admin = adminToken === undefined ? [] : [{ name: 'x-admin-token', token: adminToken }];
  return [...ingest, ...bearer, ...admin];
}

/** Every operation that the document secures has the gate, once a token is configured. */
function guardsOf(document: OpenApiDocument, config: Config): NonNullable<ServiceParts['guards']> {
  const tokens = tokensOf(config);
  if (tokens.length === 0) return {};
  const guard = createTokenGuard(tokens);
  const secured = listOperations(document).filter(({ operation }) => operation.security !== undefined);
  return Object.fromEntries(secured.map(({ operation }) => [operation.operationId, guard]));
}
