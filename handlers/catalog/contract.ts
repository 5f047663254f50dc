import type { Operations } from '../../generated/catalog/operations.js';
import type { components } from '../../generated/catalog/types.js';
import type { UpdateRequests } from '../../db/stores/catalog/update-requests.js';
import type { WorldRecordReports } from '../../db/stores/catalog/world-record-reports.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';

export type Schemas = components['schemas'];

/** What the records catalog's handlers work with. */
export interface CatalogStores {
  endpoints: Schemas['EndpointList'];
  updateRequests: UpdateRequests;
  worldRecordReports: WorldRecordReports;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, CatalogStores>;
export type Handlers = HandlersOf<Operations, CatalogStores>;
