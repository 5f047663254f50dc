import type { Operations } from '../../generated/aggregator/operations.js';
import type { components } from '../../generated/aggregator/types.js';
import type { Instances } from '../../db/stores/aggregator/tracking/instances.js';
import type { Projects } from '../../db/stores/aggregator/tracking/projects.js';
import type { ClubSnapshots } from '../../db/stores/aggregator/community/club-snapshots.js';
import type { Clubs } from '../../db/stores/aggregator/community/clubs.js';
import type { Traffic } from '../../db/stores/aggregator/community/traffic.js';
import type { Queue } from '../../db/stores/aggregator/tracking/queue.js';
import type { Runs } from '../../db/stores/aggregator/tracking/runs.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';

export type Schemas = components['schemas'];

/** What the aggregator's handlers work with. */
export interface AggregatorStores {
  catalog: Schemas['ApiCatalog'];
  instances: Instances;
  projects: Projects;
  clubs: Clubs;
  clubSnapshots: ClubSnapshots;
  traffic: Traffic;
  runs: Runs;
  queue: Queue;
  now: () => Date;
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, AggregatorStores>;
export type Handlers = HandlersOf<Operations, AggregatorStores>;
