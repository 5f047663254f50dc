import type { Knex } from 'knex';
import { coverPeriod, type Period } from '../../../rules/cover-period.js';
import { filterByColumns, filterEvents, periodOf, type EventFilter } from '../../../sql/event-filter.js';

/** The number of events with one source and type. */
export interface EventGroup {
  source: string;
  event_type: string;
  events: number;
}

/**
 * Returns the exact, positive numbers of a filter's events by source and type, whatever its text. They come from rollups;
 * only the partial hours at both ends, and the events above a highest id, are counted.
 */
export function countGroups(read: Knex, filter: EventFilter): Promise<EventGroup[]> {
  return sumCounts(read, filter, grouped);
}

/** Returns the number of a filter's events, whatever its text. */
export async function countEvents(read: Knex, filter: EventFilter): Promise<number> {
  const groups = await sumCounts(read, filter, together);
  return groups.reduce((sum, { events }) => sum + events, 0);
}

async function sumCounts(read: Knex, filter: EventFilter, sumUp: SumUp): Promise<EventGroup[]> {
  const own = periodOf(filter);
  const sums = new Map<string, EventGroup>();
  const add = (groups: EventGroup[], by: 1 | -1): void => {
    for (const { source, event_type, events } of groups) {
      // Stored texts have no NUL.
      const id = `${event_type}\0${source}`;
      const sum = sums.get(id) ?? { source, event_type, events: 0 };
      sum.events += by * events;
      sums.set(id, sum);
    }
  };
  const { rollups, edges } = coverPeriod(own);
  for (const { span, period } of rollups) add(await sumUp(filterRollup(read, filter, span, period)), 1);
  for (const edge of edges) add(await sumUp(filterEvents(read, filter, edge).count('* as events')), 1);
  if (filter.maxEventId !== null) {
    const newer = filterEvents(read, filter, own).where('event_id', '>', filter.maxEventId);
    add(await sumUp(newer.count('* as events')), -1);
  }
  return [...sums.values()].filter(({ events }) => events !== 0);
}

/** Reads numbers of events from rows of the rollup or events. */
type SumUp = (counted: Knex.QueryBuilder) => Promise<EventGroup[]>;

function filterRollup(read: Knex, filter: EventFilter, span: string, period: Period): Knex.QueryBuilder {
  const rollups = filterByColumns(read('event_counts').where({ span }), filter);
  if (period.from !== null) rollups.where('start', '>=', period.from);
  if (period.before !== null) rollups.where('start', '<', period.before);
  return rollups.sum('events as events');
}

async function grouped(counted: Knex.QueryBuilder): Promise<EventGroup[]> {
  return counted.select<EventGroup[]>('source', 'event_type').groupBy('source', 'event_type');
}

/** All events in one group. */
async function together(counted: Knex.QueryBuilder): Promise<EventGroup[]> {
  const rows = (await counted) as { events: number | null }[];
  return rows.map(({ events }) => ({ source: '', event_type: '', events: events ?? 0 }));
}
