import type { Operations } from '../../generated/catalog/operations.js';
import type { components } from '../../generated/catalog/types.js';
import type { Clubs } from '../../db/stores/aggregator/community/clubs.js';
import type { Projects } from '../../db/stores/aggregator/tracking/projects.js';
import type { CatalogMaps } from '../../db/stores/catalog/catalog-maps.js';
import type { ClubMaps } from '../../db/stores/catalog/club-maps.js';
import type { Dashboard } from '../../db/stores/catalog/dashboard.js';
import type { Events } from '../../db/stores/catalog/events.js';
import type { Leaderboards } from '../../db/stores/catalog/leaderboards.js';
import type { Names } from '../../db/stores/catalog/names.js';
import type { PrimaryClub } from '../../db/stores/catalog/primary-club.js';
import type { ProjectMaps } from '../../db/stores/catalog/project-maps.js';
import type { RecordFeed } from '../../db/stores/catalog/record-feed.js';
import type { Totals } from '../../db/stores/catalog/totals.js';
import type { Tracker } from '../../db/stores/catalog/tracker.js';
import type { UpdateRequests } from '../../db/stores/catalog/update-requests.js';
import type { WorldRecordReports } from '../../db/stores/catalog/world-record-reports.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';

export type Schemas = components['schemas'];

/** Dependencies of the records catalog's handlers. */
export interface CatalogStores {
  /** The path below which clients find the service, or "". */
  pathPrefix: string;
  maps: CatalogMaps;
  recordFeed: RecordFeed;
  leaderboards: Leaderboards;
  totals: Totals;
  primaryClub: PrimaryClub;
  dashboard: Dashboard;
  tracker: Tracker;
  clubs: Clubs;
  clubMaps: ClubMaps;
  projects: Projects;
  projectMaps: ProjectMaps;
  events: Events;
  names: Names;
  updateRequests: UpdateRequests;
  worldRecordReports: WorldRecordReports;
  startedAt: Date;
  /** Whether a sought text filters anything. */
  isFilter: (q: string) => boolean;
  now: () => Date;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, CatalogStores>;
export type Handlers = HandlersOf<Operations, CatalogStores>;
