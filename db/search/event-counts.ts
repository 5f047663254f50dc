import type { Knex } from 'knex';
import { ALL_TIME } from '../rollups/event-hours.js';
import { hourKey } from '../rules/times.js';
import { splitByHours, type Period } from '../rules/whole-hours.js';
import {
  eventsInOrder,
  filterByLabels,
  filterEvents,
  labelsOf,
  toPeriod,
  type EventFilter,
  type Label,
} from './event-filter.js';
import { countUpTo, MAX_EXACT, type Total } from '../sql/read-page.js';

/** The number of events with one source and type. */
export interface EventGroup {
  source: string;
  event_type: string;
  events: number;
}

/** If more events were stored since an id, the matching ones among them are not counted. */
const MAX_STORED_SINCE = 10_000;

/**
 * Returns the positive numbers of a filter's events by source and type, without regard to its text and highest id: the sums of whole hours, and
 * the events of the parts of an hour at both ends of the period.
 */
export async function countGroups(read: Knex, filter: EventFilter): Promise<EventGroup[]> {
  const sums = new Map<string, EventGroup>();
  for (const counted of countedParts(read, filter)) {
    const groups = await counted.select<EventGroup[]>('source', 'event_type').groupBy('source', 'event_type');
    for (const { source, event_type, events } of groups) {
      // Stored texts have no NUL.
      const key = `${event_type}\0${source}`;
      const sum = sums.get(key) ?? { source, event_type, events: 0 };
      sum.events += events;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].filter(({ events }) => events !== 0);
}

/**
 * Returns the number of a filter's events, without regard to its text. Events that were stored after its highest id are subtracted; if
 * these are more than 10,000, and for the events of an account, the matching events are counted up to 10,000.
 */
export async function countEvents(read: Knex, filter: EventFilter): Promise<Total> {
  // No sum has accounts.
  if (filter.accountId !== '') return countUpTo(read, eventsInOrder(read, filter, { rows: MAX_EXACT + 1 }));
  const since = filter.maxEventId === null ? 0 : await countStoredSince(read, filter, filter.maxEventId);
  if (since === null) return countUpTo(read, eventsInOrder(read, filter, { rows: MAX_EXACT + 1 }));
  let total = -since;
  for (const counted of countedParts(read, filter)) {
    const [row] = (await counted) as { events: number | null }[];
    total += row?.events ?? 0;
  }
  return { total, totalRelation: 'eq' };
}

/** Returns queries of the numbers of events (`events`) that add up to the number of a filter's events, without regard to its text and highest id. */
function countedParts(read: Knex, filter: EventFilter): Knex.QueryBuilder[] {
  const period = toPeriod(filter);
  const ofHours = (): Knex.QueryBuilder =>
    filterByLabels(read('event_hours'), filter).sum('events as events');
  if (period.from === null && period.before === null) return [ofHours().where('hour', ALL_TIME)];
  const { hours, ends } = splitByHours(period);
  const ofEnds = ends.map((end) => countIn(read, filter, end));
  if (!hours) return ofEnds;
  // One condition on each end: with two, SQLite begins at the first hour of all.
  const counted = ofHours();
  if (hours.from === null) counted.where('hour', '>', ALL_TIME);
  else counted.where('hour', '>=', hourKey(hours.from));
  if (hours.before !== null) counted.where('hour', '<', hourKey(hours.before));
  return [counted, ...ofEnds];
}

/** The indexes have `system` before the time: without a condition on it they could not find a period. */
function countIn(read: Knex, filter: EventFilter, { from, before }: Period): Knex.QueryBuilder {
  const events = filterByLabels(read('events'), filter).count('* as events');
  if (filter.includeSystem) events.whereRaw('system IN (0, 1)');
  if (from !== null) events.where('occurred_at', '>=', from);
  if (before !== null) events.where('occurred_at', '<', before);
  return events;
}

/** Returns how many events of a filter were stored after an id; null if too many were stored for that. */
async function countStoredSince(read: Knex, filter: EventFilter, id: number): Promise<number | null> {
  const last = read('events')
    .where('event_id', '>', id)
    .orderBy('event_id', 'desc')
    .limit(MAX_STORED_SINCE + 1)
    .select('event_id', 'occurred_at', 'project_key', 'source_key', 'event_type', 'system', 'changed');
  const matching = filterEvents(read.queryBuilder(), { ...filter, maxEventId: null });
  const row = await read
    .queryBuilder()
    .withMaterialized('stored', last)
    .from('stored')
    .select<{ stored: number; matching: number }[]>(
      read.raw('count(*) AS stored'),
      read.raw('(?) AS matching', [matching.from('stored').count('*')]),
    );
  const [{ stored, matching: events } = { stored: 0, matching: 0 }] = row;
  return stored > MAX_STORED_SINCE ? null : events;
}

/**
 * Returns the column whose value has the fewest events. SQLite does not choose it by itself: to find a project's few events of a type, it
 * would read a million events of that type.
 */
export async function rarestLabel(
  read: Knex,
  filter: EventFilter,
): Promise<Label | 'account_id' | undefined> {
  if (filter.accountId !== '') return 'account_id';
  const labels = labelsOf(filter);
  if (labels.length < 2) return undefined;
  const counted = read('event_hours').where('hour', ALL_TIME);
  for (const { column, value } of labels)
    counted.sum({ [column]: read.raw(`CASE WHEN ${column} = ? THEN events ELSE 0 END`, [value]) });
  const events = await counted.first<Partial<Record<Label, number | null>>>();
  const [rarest] = labels.toSorted((a, b) => (events[a.column] ?? 0) - (events[b.column] ?? 0));
  return rarest?.column;
}

/**
 * Returns the filter with the end of its period at the newest hour that has events up to its highest id, so that an index in the order of
 * time need not skip all that was stored since; null if there are none.
 */
export async function withoutLaterHours(read: Knex, filter: EventFilter): Promise<EventFilter | null> {
  const { maxEventId, from, to } = filter;
  if (maxEventId === null) return filter;
  // Labels are ignored: on PostgreSQL the index has these two columns only.
  const row = await read('event_hours')
    .where('hour', '>', ALL_TIME)
    .where('first_event_id', '<=', maxEventId)
    .orderBy('hour', 'desc')
    .first<{ hour: string } | undefined>('hour');
  if (!row) return null;
  const end = `${row.hour}:59:59.999Z`;
  if (from !== null && end < from) return null;
  return { ...filter, to: to === null || end < to ? end : to };
}
