import type { Knex } from 'knex';
import { periodOf, wantedEvents, wantKinds, type EventFilter, type Period } from './event-filter.js';

/** Walking past fewer events costs less than looking up where to start. */
const DEEP = 1000;
const DAY_MS = 86_400_000;

/** Where a walk through events, newest first, has to start, and how many it has to leave out there. */
interface Start {
  period: Period;
  offset: number;
}

/**
 * Returns where to start for the events after the `offset` newest ones: with the kept counts of days, a page at any depth
 * costs no more than a day's events.
 */
export async function startOf(read: Knex, filter: EventFilter, offset: number): Promise<Start> {
  const period = periodOf(filter);
  // A text is in no count, and a last moment cuts a day in two.
  if (offset < DEEP || filter.q !== '' || filter.to !== null) return { period, offset };
  const newer = await countNewer(read, filter, period);
  let left = offset;
  for (const { day, events } of await countDays(read, filter)) {
    const wanted = events - (newer.get(day) ?? 0);
    if (left < wanted) {
      const end = new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS).toISOString();
      return { period: { from: period.from, before: end }, offset: left };
    }
    left -= wanted;
  }
  return { period, offset };
}

interface DayCount {
  day: string;
  events: number;
}

/** Returns the kept numbers of each day, newest first. */
function countDays(read: Knex, filter: EventFilter): Promise<DayCount[]> {
  return wantKinds(read('event_counts').where({ span: 'day' }), filter)
    .select<DayCount[]>(read.raw('substr(start, 1, 10) AS day, sum(events) AS events'))
    .groupBy('start')
    .orderBy('start', 'desc');
}

/** Returns the numbers of events by day that a highest id leaves out. */
async function countNewer(read: Knex, filter: EventFilter, period: Period): Promise<Map<string, number>> {
  if (filter.maxEventId === null) return new Map();
  const rows = await wantedEvents(read, filter, period)
    .where('event_id', '>', filter.maxEventId)
    .select<DayCount[]>(read.raw('substr(occurred_at, 1, 10) AS day, count(*) AS events'))
    .groupByRaw('substr(occurred_at, 1, 10)');
  return new Map(rows.map(({ day, events }) => [day, events]));
}
