import type { Operations } from '../../generated/catalog/operations.js';
import type { components } from '../../generated/catalog/types.js';
import type { CatalogMaps } from '../../db/stores/catalog/catalog-maps.js';
import type { LeaderboardsStore } from '../../db/stores/catalog/leaderboards.js';
import type { RecordFeed } from '../../db/stores/catalog/record-feed.js';
import type { UpdateRequests } from '../../db/stores/catalog/update-requests.js';
import type { WorldRecordReports } from '../../db/stores/catalog/world-record-reports.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';

export type Schemas = components['schemas'];

/** What the records catalog's handlers work with. */
export interface CatalogStores {
  endpoints: Schemas['EndpointList'];
  maps: CatalogMaps;
  recordFeed: RecordFeed;
  leaderboards: LeaderboardsStore;
  updateRequests: UpdateRequests;
  worldRecordReports: WorldRecordReports;
  now: () => Date;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, CatalogStores>;
export type Handlers = HandlersOf<Operations, CatalogStores>;
