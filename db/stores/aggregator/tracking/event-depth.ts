import type { Knex } from 'knex';
import { periodOf, filterEvents, filterByColumns, type EventFilter, type Period } from './event-filter.js';

/** Skipping fewer events is cheaper than finding a start. */
const MIN_SKIPPED = 5000;
const DAY_MS = 86_400_000;

/** The start of a scan of events, newest first, and the events to skip there. */
interface Start {
  period: Period;
  offset: number;
}

/**
 * Returns the start of the page at an offset: with the daily rollup, a page at any depth costs no more than a day's
 * events.
 */
export async function startOf(read: Knex, filter: EventFilter, offset: number): Promise<Start> {
  const period = periodOf(filter);
  // The rollup has no texts, and an upper bound in time would split a day.
  if (offset < MIN_SKIPPED || filter.q !== '' || filter.to !== null) return { period, offset };
  const newer = await countNewer(read, filter, period);
  let left = offset;
  for (const { day, events } of await countDays(read, filter)) {
    const matching = events - (newer.get(day) ?? 0);
    if (left < matching) {
      const end = new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).toISOString();
      return { period: { from: period.from, before: end }, offset: left };
    }
    left -= matching;
  }
  return { period, offset };
}

interface DayCount {
  day: string;
  events: number;
}

/** Returns the counts of each day, newest first. */
function countDays(read: Knex, filter: EventFilter): Promise<DayCount[]> {
  return filterByColumns(read('event_counts').where({ span: 'day' }), filter)
    .select<DayCount[]>(read.raw('substr(start, 1, 10) AS day, sum(events) AS events'))
    .groupBy('start')
    .orderBy('start', 'desc');
}

/** Returns the numbers of events above the highest id, by day. */
async function countNewer(read: Knex, filter: EventFilter, period: Period): Promise<Map<string, number>> {
  if (filter.maxEventId === null) return new Map();
  const rows = await filterEvents(read, filter, period)
    .where('event_id', '>', filter.maxEventId)
    .select<DayCount[]>(read.raw('substr(occurred_at, 1, 10) AS day, count(*) AS events'))
    .groupByRaw('substr(occurred_at, 1, 10)');
  return new Map(rows.map(({ day, events }) => [day, events]));
}
