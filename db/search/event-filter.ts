import type { Knex } from 'knex';
import type { Period } from '../rules/whole-hours.js';
import { kindOf } from '../connection/kind-of.js';
import { storedAccount } from '../rules/account-ids.js';
import { foldCase } from '../rules/search-text.js';

/** A filter of events. Empty texts and nulls match all. */
export interface EventFilter {
  projectKey: string;
  /** Case-insensitive. */
  source: string;
  eventType: string;
  accountId: string;
  changedOnly: boolean;
  includeSystem: boolean;
  /** Both inclusive; UTC with milliseconds. */
  from: string | null;
  to: string | null;
  /** A literal part of any searched field, case-insensitive. */
  q: string;
  /** Excludes events that were stored after this one. */
  maxEventId: number | null;
  /** The column by whose index the events are read. */
  readBy?: IndexedLabel | 'account_id';
}

/** A column that has an index of its events in the order of the list. */
export type IndexedLabel = 'project_key' | 'source_key' | 'event_type' | 'changed';

/** The filter that matches all events, also those of the system. */
export const ALL_EVENTS: EventFilter = {
  projectKey: '',
  source: '',
  eventType: '',
  accountId: '',
  changedOnly: false,
  includeSystem: true,
  from: null,
  to: null,
  q: '',
  maxEventId: null,
};

/** The columns of an event that events are counted by. */
const LABELS = 'project_key, source_key, event_type, system, changed';

/** Adds the conditions on the columns that events are counted by, to events or to their counts. */
export function filterByLabels(rows: Knex.QueryBuilder, filter: EventFilter): Knex.QueryBuilder {
  const isPostgres = kindOf(rows) === 'postgres';
  for (const { column, value } of indexedLabels(filter)) {
    // A unary plus keeps SQLite from the index of a column, of which it would take any; PostgreSQL knows how common a value is.
    const isRead = filter.readBy === undefined || filter.readBy === column || isPostgres;
    const condition = `${isRead ? '' : '+'}${column} =`;
    // A literal, not a binding: SQLite uses a partial index only if it sees its condition.
    if (column === 'changed') rows.whereRaw(`${condition} 1`);
    else rows.whereRaw(`${condition} ?`, [value]);
  }
  if (!filter.includeSystem) rows.whereRaw('system = 0');
  return rows;
}

/** Returns what a filter asks of the columns that have an index. */
export function indexedLabels(filter: EventFilter): { column: IndexedLabel; value: string | 1 }[] {
  const labels: { column: IndexedLabel; value: string | 1 }[] = [
    { column: 'project_key', value: filter.projectKey },
    { column: 'source_key', value: foldCase(filter.source) },
    { column: 'event_type', value: filter.eventType },
    { column: 'changed', value: filter.changedOnly ? 1 : '' },
  ];
  return labels.filter(({ value }) => value !== '');
}

/** Adds all conditions but the text. */
export function filterEvents(events: Knex.QueryBuilder, filter: EventFilter): Knex.QueryBuilder {
  filterByLabels(events, filter);
  if (filter.accountId !== '') events.where('account_id', storedAccount(filter.accountId));
  const { from, before } = toPeriod(filter);
  if (from !== null) events.where('occurred_at', '>=', from);
  if (before !== null) events.where('occurred_at', '<', before);
  if (filter.maxEventId !== null) events.where('event_id', '<=', filter.maxEventId);
  return events;
}

/**
 * Returns a query of the events of a filter, whatever its text, newest first or oldest first, by an index in that order; no more than `rows`
 * of them are going to be read. The index alone has their ids and times; of other columns, each row is looked up. With `mostRead`, no
 * more events than that are read to find those that have all labels.
 */
export function eventsInOrder(
  read: Knex,
  filter: EventFilter,
  {
    rows,
    direction = 'desc',
    columns = [],
    mostRead,
  }: { rows: number; direction?: 'asc' | 'desc'; columns?: readonly string[]; mostRead?: number },
): Knex.QueryBuilder {
  const order = ['occurred_at', 'event_id'].map((column) => ({ column, order: direction }));
  const scan = (system: 0 | 1): Knex.QueryBuilder => {
    const selectFrom = (events: Knex.QueryBuilder, conditions: EventFilter): Knex.QueryBuilder =>
      filterEvents(events, { ...conditions, includeSystem: true }).whereRaw(`system = ${system}`);
    const selected = ['event_id', 'occurred_at', ...columns];
    if (mostRead === undefined || filter.readBy === undefined)
      return selectFrom(read('events'), filter).select(selected);
    const labels = LABELS.split(', ');
    const newest = selectFrom(read('events'), onlyReadBy(filter)).orderBy(order).limit(mostRead);
    const named = newest.select([...new Set([...selected, ...labels])]).as('read_events');
    return filterByLabels(read.queryBuilder().from(named), { ...filter, includeSystem: true }).select(
      selected,
    );
  };
  if (!filter.includeSystem) return scan(0).orderBy(order);
  // In the indexes both kinds of events are apart. SQLite merges the two scans; PostgreSQL would sort them, unless each has an order.
  if (kindOf(read) === 'sqlite')
    return scan(0)
      .unionAll([scan(1)])
      .orderBy(order);
  const [visible, others] = ([0, 1] as const).map((system) =>
    read.select('*').from(scan(system).orderBy(order).limit(rows).as('scanned')),
  ) as [Knex.QueryBuilder, Knex.QueryBuilder];
  return visible.unionAll([others]).orderBy(order);
}

/** Returns the filter without the labels but that by which its events are read. */
export function onlyReadBy(filter: EventFilter): EventFilter {
  const { readBy } = filter;
  if (readBy === undefined) return filter;
  return {
    ...filter,
    projectKey: readBy === 'project_key' ? filter.projectKey : '',
    source: readBy === 'source_key' ? filter.source : '',
    eventType: readBy === 'event_type' ? filter.eventType : '',
    changedOnly: readBy === 'changed',
  };
}

/** Returns a query of the newest of the stored events, no more than `rows`, without those up to an id. */
export function lastStored(read: Knex, { after, rows }: { after: number; rows: number }): Knex.QueryBuilder {
  const events = read('events').where('event_id', '>', after).orderBy('event_id', 'desc').limit(rows);
  return read.queryBuilder().from(events.select(read.raw(`event_id, occurred_at, ${LABELS}`)).as('events'));
}

/** Returns a filter's own period. */
export function toPeriod({ from, to }: EventFilter): Period {
  return { from, before: to === null ? null : new Date(Date.parse(to) + 1).toISOString() };
}
