import type { Knex } from 'knex';
import type { Period } from '../rules/cover-period.js';
import { periodOf, filterEvents, filterByColumns, type EventFilter } from './event-filter.js';

/** Skipping fewer events is cheaper than finding a start. */
const MIN_SKIPPED = 5000;
const DAY_MS = 86_400_000;

/** The start of a scan of events, newest first, and the events to skip there. */
interface Start {
  period: Period;
  offset: number;
}

/**
 * Returns the start of the page at an offset: with the rollups by month and day, a page at any depth costs no more than a day's
 * events.
 */
export async function startOf(read: Knex, filter: EventFilter, offset: number): Promise<Start> {
  const period = periodOf(filter);
  // The rollup has no texts, and an upper bound in time would split a day.
  if (offset < MIN_SKIPPED || filter.q !== '' || filter.to !== null) return { period, offset };
  const newer = await countNewer(read, filter, period);
  const month = placeIn(withoutNewer(await countSpans(read, filter, 'month'), newer), offset);
  if (!month) return { period, offset };
  const days = await countSpans(read, filter, 'day', month.name);
  const day = placeIn(withoutNewer(days, newer), month.left);
  if (!day) return { period, offset };
  const end = new Date(Date.parse(`${day.name}T00:00:00.000Z`) + DAY_MS).toISOString();
  return { period: { from: period.from, before: end }, offset: day.left };
}

/** The events of a day (`2026-10-06`) or a month (`2026-10`). */
interface SpanCount {
  name: string;
  events: number;
}

/** Returns the span that has the event behind some newer ones, and how many of them are in it. */
function placeIn(spans: readonly SpanCount[], skipped: number): { name: string; left: number } | null {
  let left = skipped;
  for (const { name, events } of spans) {
    if (left < events) return { name, left };
    left -= events;
  }
  return null;
}

/** Returns the counts of spans without the events of some days. */
function withoutNewer(spans: readonly SpanCount[], newer: readonly SpanCount[]): SpanCount[] {
  if (newer.length === 0) return [...spans];
  return spans.map(({ name, events }) => {
    const ofSpan = newer.filter((day) => day.name.startsWith(name));
    return { name, events: ofSpan.reduce((left, day) => left - day.events, events) };
  });
}

const NAMED_BY = { month: 7, day: 10 } as const;

/** Returns the counts of each month, or of each day of one, newest first. */
async function countSpans(
  read: Knex,
  filter: EventFilter,
  span: 'month' | 'day',
  month?: string,
): Promise<SpanCount[]> {
  const counts = filterByColumns(read('event_counts').where({ span }), filter);
  // Sorts after each day of the month.
  if (month !== undefined) counts.where('start', '>=', month).where('start', '<', `${month}-99`);
  return counts
    .select<SpanCount[]>(read.raw(`substr(start, 1, ${NAMED_BY[span]}) AS name, sum(events) AS events`))
    .groupBy('start')
    .orderBy('start', 'desc');
}

/** Returns the numbers of events above the highest id, by day. */
async function countNewer(read: Knex, filter: EventFilter, period: Period): Promise<SpanCount[]> {
  if (filter.maxEventId === null) return [];
  return filterEvents(read, filter, period)
    .where('event_id', '>', filter.maxEventId)
    .select<SpanCount[]>(read.raw('substr(occurred_at, 1, 10) AS name, count(*) AS events'))
    .groupByRaw('substr(occurred_at, 1, 10)');
}
