import type { Knex } from 'knex';
import type { Period } from '../rules/cover-period.js';
import { eventsInOrder, type EventSearch } from './search-events.js';

/** A filter of events. Empty texts and nulls match all. */
export interface EventFilter {
  projectKey: string;
  /** Case-insensitive. */
  source: string;
  eventType: string;
  changedOnly: boolean;
  includeSystem: boolean;
  /** Both inclusive; UTC with milliseconds. */
  from: string | null;
  to: string | null;
  /** A literal part of any searched field, case-insensitive. */
  q: string;
  /** Excludes events that were stored after this one. */
  maxEventId: number | null;
}

/** Adds a filter's conditions except its time, text and highest id: those on columns that the rollup has too. */
export function filterByColumns(chosen: Knex.QueryBuilder, filter: EventFilter): Knex.QueryBuilder {
  if (filter.projectKey !== '') chosen.where('project_key', filter.projectKey);
  if (filter.source !== '') chosen.where('source_key', filter.source.toLowerCase());
  if (filter.eventType !== '') chosen.where('event_type', filter.eventType);
  // Literals, not bindings: SQLite uses a partial index only if it sees its condition.
  if (filter.changedOnly) chosen.whereRaw('changed = 1');
  if (!filter.includeSystem) chosen.whereRaw('system = 0');
  return chosen;
}

/** Adds those of the conditions on visible events that an index in the order of time begins with. */
export function filterByIndex(
  events: Knex.QueryBuilder,
  {
    projectKey,
    source,
    eventType,
    changedOnly,
  }: Pick<EventFilter, 'projectKey' | 'source' | 'eventType' | 'changedOnly'>,
): Knex.QueryBuilder {
  if (projectKey !== '') return events.where('project_key', projectKey).whereRaw('system = 0');
  if (source !== '') return events.where('source_key', source.toLowerCase()).whereRaw('system = 0');
  if (eventType !== '') return events.where('event_type', eventType);
  return changedOnly ? events.whereRaw('system = 0 AND changed = 1') : events.whereRaw('system = 0');
}

/**
 * Returns the events of a filter within a period, which replaces the filter's own. Its text is searched for as `search`
 * says; without one it does not count.
 */
export function filterEvents(
  read: Knex,
  filter: EventFilter,
  period: Period,
  search: EventSearch | null = null,
): Knex.QueryBuilder {
  return filterFound(search === null ? read('events') : eventsInOrder(read, search), filter, period);
}

/** Adds the conditions of a filter but its text, with a period in place of its own, to some events. */
function filterFound(
  events: Knex.QueryBuilder,
  filter: EventFilter,
  { from, before }: Period,
): Knex.QueryBuilder {
  const chosen = filterByColumns(events, filter);
  // The indexes begin with this column: without a condition on it they could not find a period.
  if (filter.includeSystem && filter.eventType === '') chosen.whereRaw('system IN (0, 1)');
  if (from !== null) chosen.where('occurred_at', '>=', from);
  if (before !== null) chosen.where('occurred_at', '<', before);
  return chosen;
}

/** Returns a filter's own period. */
export function periodOf({ from, to }: EventFilter): Period {
  return { from, before: to === null ? null : new Date(Date.parse(to) + 1).toISOString() };
}
