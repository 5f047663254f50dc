import type { Operations } from '../../generated/aggregator/operations.js';
import type { components } from '../../generated/aggregator/types.js';
import type { Instances } from '../../db/stores/aggregator/tracking/instances.js';
import type { Projects } from '../../db/stores/aggregator/tracking/projects.js';
import type { ClubSnapshots } from '../../db/stores/aggregator/community/club-snapshots.js';
import type { Clubs } from '../../db/stores/aggregator/community/clubs.js';
import type { Traffic } from '../../db/stores/aggregator/community/traffic.js';
import type { Events } from '../../db/stores/aggregator/tracking/events.js';
import type { Queue } from '../../db/stores/aggregator/tracking/queue.js';
import type { Runs } from '../../db/stores/aggregator/tracking/runs.js';
import type { Tables } from '../../db/stores/aggregator/explorer/tables.js';
import type { Coverage } from '../../db/stores/aggregator/metrics/coverage.js';
import type { Overview } from '../../db/stores/aggregator/metrics/overview.js';
import type { Timeseries } from '../../db/stores/aggregator/metrics/timeseries.js';
import type { Totals } from '../../db/stores/catalog/totals.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';
import type { Candidates } from '../../db/stores/aggregator/identity/candidates.js';
import type { NameDirectory } from '../../db/stores/aggregator/identity/name-directory.js';
import type { NameIngest } from '../../db/stores/aggregator/identity/name-ingest.js';
import type { NameSearch } from '../../db/stores/aggregator/identity/name-search.js';
import type { FetchLeaderboard } from './common/catalog-leaderboard.js';
import type { CheckPluginToken } from '../../src/plugin-auth.js';

export type Schemas = components['schemas'];

/** Dependencies of the aggregator's handlers. */
export interface AggregatorStores {
  directory: NameDirectory;
  nameSearch: NameSearch;
  candidates: Candidates;
  nameIngest: NameIngest;
  /** Without a plugin secret the plugin route is open while all of ingest is open, and closed otherwise. */
  checkPluginToken: CheckPluginToken | 'open' | 'closed';
  pluginProjectKey: string;
  clubs: Clubs;
  clubSnapshots: ClubSnapshots;
  traffic: Traffic;
  tables: Tables;
  overview: Overview;
  timeseries: Timeseries;
  coverage: Coverage;
  fetchLeaderboard: FetchLeaderboard;
  /** The service's public base URL, without a trailing slash. */
  publicUrl: string;
  /** Whether no token is configured. */
  isIngestOpen: boolean;
  totals: Pick<Totals, 'summary' | 'epoch'>;
  /** When this server was started. */
  startedAt: Date;
  instances: Instances;
  projects: Projects;
  runs: Runs;
  events: Events;
  queue: Queue;
  /** Whether a sought text filters anything. */
  isFilter: (q: string) => boolean;
  now: () => Date;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, AggregatorStores>;
export type Handlers = HandlersOf<Operations, AggregatorStores>;
