import type { Knex } from 'knex';
import { periodOf, wantedEvents, wantKinds, type EventFilter, type Period } from './event-filter.js';
import type { EventGroup } from './events.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Periods whose numbers are kept, each with its kind, and the edges beside them whose events have to be counted. */
interface Covered {
  kept: { span: 'all' | 'day' | 'hour'; period: Period }[];
  edges: Period[];
}

/**
 * Returns the exact numbers of events that a filter wants, by source and type, none of them 0. They come from the kept counts;
 * only the parts of hours at either end, and what a text or a highest id asks for, are counted one by one.
 */
export async function countGroups(read: Knex, filter: EventFilter): Promise<EventGroup[]> {
  const own = periodOf(filter);
  const sums = new Map<string, EventGroup>();
  const add = (groups: EventGroup[], by: 1 | -1): void => {
    for (const { source, event_type, events } of groups) {
      const id = `${event_type} ${source}`;
      const sum = sums.get(id) ?? { source, event_type, events: 0 };
      sum.events += by * events;
      sums.set(id, sum);
    }
  };
  if (filter.q !== '') {
    const wanted = wantedEvents(read, filter, own);
    if (filter.maxEventId !== null) wanted.where('event_id', '<=', filter.maxEventId);
    add(await grouped(wanted.count('* as events')), 1);
  } else {
    const { kept, edges } = cover(own);
    for (const { span, period } of kept) add(await readKept(read, filter, span, period), 1);
    for (const edge of edges) add(await grouped(wantedEvents(read, filter, edge).count('* as events')), 1);
    if (filter.maxEventId !== null) {
      const newer = wantedEvents(read, filter, own).where('event_id', '>', filter.maxEventId);
      add(await grouped(newer.count('* as events')), -1);
    }
  }
  return [...sums.values()].filter(({ events }) => events !== 0);
}

function readKept(read: Knex, filter: EventFilter, span: string, period: Period): Promise<EventGroup[]> {
  const kept = wantKinds(read('event_counts').where({ span }), filter);
  if (period.from !== null) kept.where('start', '>=', period.from);
  if (period.before !== null) kept.where('start', '<', period.before);
  return grouped(kept.sum('events as events'));
}

async function grouped(counted: Knex.QueryBuilder): Promise<EventGroup[]> {
  return counted.select<EventGroup[]>('source', 'event_type').groupBy('source', 'event_type');
}

/** Splits a period into whole days, whole hours beside them, and the rest. */
export function cover(period: Period): Covered {
  if (period.from === null && period.before === null) return { kept: [{ span: 'all', period }], edges: [] };
  const hours = whole(period, HOUR_MS);
  if (!hours) return { kept: [], edges: [period] };
  const edges = beside(period, hours);
  const days = whole(hours, DAY_MS);
  if (!days) return { kept: [{ span: 'hour', period: hours }], edges };
  const besideDays = beside(hours, days).map((part) => ({ span: 'hour' as const, period: part }));
  return { kept: [{ span: 'day', period: days }, ...besideDays], edges };
}

/** Returns the longest part of a period that begins and ends with a unit of time, or null when there is none. */
function whole({ from, before }: Period, unitMs: number): Period | null {
  const start = from === null ? null : Math.ceil(Date.parse(from) / unitMs) * unitMs;
  const end = before === null ? null : Math.floor(Date.parse(before) / unitMs) * unitMs;
  if (start !== null && end !== null && start >= end) return null;
  const text = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
  return { from: text(start), before: text(end) };
}

/** Returns what a period has on either side of a part of it. */
function beside(period: Period, part: Period): Period[] {
  const parts = [
    { from: period.from, before: part.from },
    { from: part.before, before: period.before },
  ];
  return parts.filter(({ from, before }) => from !== before);
}
