import type { Operations } from '../../generated/aggregator/operations.js';
import type { components } from '../../generated/aggregator/types.js';
import type { HandlerOf, HandlersOf } from '../../src/contract.js';

export type Schemas = components['schemas'];

/** What the aggregator's handlers work with. */
export interface AggregatorStores {
  catalog: Schemas['ApiCatalog'];
}

export type Handler<Id extends keyof Operations> = HandlerOf<Operations, Id, AggregatorStores>;
export type Handlers = HandlersOf<Operations, AggregatorStores>;
