import { randomBytes } from 'node:crypto';
import { createCatalogMaps } from '../../db/stores/catalog/catalog-maps.js';
import { createLeaderboards } from '../../db/stores/catalog/leaderboards.js';
import { createRecordFeed } from '../../db/stores/catalog/record-feed.js';
import { createUpdateRequests } from '../../db/stores/catalog/update-requests.js';
import { createWorldRecordReports } from '../../db/stores/catalog/world-record-reports.js';
import { operations } from '../../generated/catalog/operations.js';
import { validators } from '../../generated/catalog/request-validators.js';
import type { CatalogStores } from '../../handlers/catalog/contract.js';
import { createEndpointList } from '../../handlers/catalog/endpoint-list.js';
import { errorShape } from '../../handlers/catalog/error-shape.js';
import { handlers } from '../../handlers/catalog/index.js';
import { createTokenGuard } from '../http/token-guard.js';
import type { ServiceParts, Surroundings } from './service-parts.js';

const randomText = (): string => randomBytes(18).toString('base64url');

/** Wires the records catalog: its stores, and the webhook's secret. */
export async function createCatalog(surroundings: Surroundings): Promise<ServiceParts> {
  return {
    operations,
    validators,
    handlers,
    stores: createStores(surroundings),
    errorShape,
    guards: { reportWorldRecord: createTokenGuard(secretOf(surroundings)) },
    start: () => undefined,
    stop: async () => undefined,
  };
}

function createStores({ database, document, now }: Surroundings): CatalogStores {
  return {
    endpoints: createEndpointList(document, now()),
    maps: createCatalogMaps(database),
    recordFeed: createRecordFeed(database),
    leaderboards: createLeaderboards(database),
    updateRequests: createUpdateRequests(database, { now, randomText }),
    worldRecordReports: createWorldRecordReports(database, now),
    now,
  };
}

/** Without a secret nobody can know it, so the webhook refuses everybody. */
function secretOf({ config: { webhookSecret } }: Surroundings): Parameters<typeof createTokenGuard>[0] {
  return webhookSecret === undefined ? [] : [{ name: 'x-webhook-secret', token: webhookSecret }];
}
