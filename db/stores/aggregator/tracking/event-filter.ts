import type { Knex } from 'knex';
import { eventsHaving } from '../../../sql/search-events.js';

/** Which events are wanted. Empty texts and nulls want all. */
export interface EventFilter {
  projectKey: string;
  /** Compared in any case. */
  source: string;
  eventType: string;
  changedOnly: boolean;
  includeSystem: boolean;
  /** Both inclusive; UTC with milliseconds. */
  from: string | null;
  to: string | null;
  /** A literal part of any of the searched fields, in any case. */
  q: string;
  /** Leaves out events that were stored after this one. */
  maxEventId: number | null;
}

/** Part of the time: from the first moment on, and before the second; null is without a bound. */
export interface Period {
  from: string | null;
  before: string | null;
}

/** Adds what a filter wants besides its time, text and highest id: the columns that the kept counts have as well. */
export function wantKinds(chosen: Knex.QueryBuilder, filter: EventFilter): Knex.QueryBuilder {
  if (filter.projectKey !== '') chosen.where('project_key', filter.projectKey);
  if (filter.source !== '') chosen.where('source_key', filter.source.toLowerCase());
  if (filter.eventType !== '') chosen.where('event_type', filter.eventType);
  // Literals, not bindings: SQLite uses a partial index only when it sees its condition.
  if (filter.changedOnly) chosen.whereRaw('changed = 1');
  if (!filter.includeSystem) chosen.whereRaw('system = 0');
  return chosen;
}

/** Returns the events that a filter wants within a period, which takes the place of the filter's own time. */
export function wantedEvents(read: Knex, filter: EventFilter, { from, before }: Period): Knex.QueryBuilder {
  const chosen = wantKinds(filter.q === '' ? read('events') : eventsHaving(read, filter.q), filter);
  // The indexes lead with it: without a word about it, none of them would find a period.
  if (filter.includeSystem && filter.eventType === '') chosen.whereRaw('system IN (0, 1)');
  if (from !== null) chosen.where('occurred_at', '>=', from);
  if (before !== null) chosen.where('occurred_at', '<', before);
  return chosen;
}

/** Returns a filter's own time. */
export function periodOf({ from, to }: EventFilter): Period {
  return { from, before: to === null ? null : new Date(Date.parse(to) + 1).toISOString() };
}
