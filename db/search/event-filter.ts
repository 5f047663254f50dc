import type { Knex } from 'knex';
import type { Period } from '../rules/whole-hours.js';
import { kindOf } from '../connection/kind-of.js';
import { storedAccount } from '../rules/account-ids.js';
import { foldCase, foldText } from '../rules/search-text.js';
import { isLargePage } from '../sql/read-page.js';

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
}

/** A column that has an index of its events in the order of the list. */
export type Label = 'project_key' | 'source_key' | 'event_type' | 'changed';

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

/** Whether a page is the first one of all events without the system's, and not a large one. */
export function isFirstOfAll(filter: EventFilter, page: { limit: number; offset: number }): boolean {
  const { q, accountId, from, to, maxEventId, includeSystem } = filter;
  const isOfAll = labelsOf(filter).length === 0 && accountId === '' && foldText(q) === '' && !includeSystem;
  return (
    isOfAll && from === null && to === null && maxEventId === null && page.offset === 0 && !isLargePage(page)
  );
}

/** Returns what a filter asks of the columns that events are counted by and have an index. */
export function labelsOf(filter: EventFilter): { column: Label; value: string | 1 }[] {
  const labels: { column: Label; value: string | 1 }[] = [
    { column: 'project_key', value: filter.projectKey },
    { column: 'source_key', value: foldCase(filter.source) },
    { column: 'event_type', value: filter.eventType },
    { column: 'changed', value: filter.changedOnly ? 1 : '' },
  ];
  return labels.filter(({ value }) => value !== '');
}

/** Adds the conditions on the columns that events are counted by, to events or to their counts. */
export function filterByLabels(
  rows: Knex.QueryBuilder,
  filter: EventFilter,
  leading?: Label | 'account_id',
): Knex.QueryBuilder {
  const isFree = leading === undefined || kindOf(rows) === 'postgres';
  for (const { column, value } of labelsOf(filter)) {
    // A unary plus keeps SQLite from the index of a column.
    const condition = `${isFree || leading === column ? '' : '+'}${column} =`;
    // A literal, not a binding: SQLite uses a partial index only if it sees its condition.
    if (column === 'changed') rows.whereRaw(`${condition} 1`);
    else if (isRange(rows, column, leading)) rows.whereBetween(column, [value, value]);
    else rows.whereRaw(`${condition} ?`, [value]);
  }
  if (!filter.includeSystem) rows.whereRaw('system = 0');
  return rows;
}

/**
 * For the events of a large project PostgreSQL would read the newest events of all projects. If the condition is a range (from a value to the
 * same value), and the column is first in the order, only the index of the column has that order.
 */
function isRange(read: Knex | Knex.QueryBuilder, column: string, leading: string | undefined): boolean {
  return column === leading && kindOf(read) === 'postgres';
}

/** Adds all conditions but the text. The index of the leading column is read, if there is one. */
export function filterEvents(
  events: Knex.QueryBuilder,
  filter: EventFilter,
  leading?: Label | 'account_id',
): Knex.QueryBuilder {
  filterByLabels(events, filter, leading);
  if (filter.accountId !== '') {
    const account = storedAccount(filter.accountId);
    if (isRange(events, 'account_id', leading)) events.whereBetween('account_id', [account, account]);
    else events.where('account_id', account);
  }
  const { from, before } = toPeriod(filter);
  if (from !== null) events.where('occurred_at', '>=', from);
  if (before !== null) events.where('occurred_at', '<', before);
  if (filter.maxEventId !== null) events.where('event_id', '<=', filter.maxEventId);
  return events;
}

/**
 * Returns a query of the events of a filter, without regard to its text, newest first or oldest first, by an index in that order. The caller
 * reads at most `rows` of them. Ids and times are read from the index; other columns cost a read of each row.
 */
export function eventsInOrder(
  read: Knex,
  filter: EventFilter,
  {
    rows,
    direction = 'desc',
    columns = [],
    leading,
  }: {
    rows: number;
    direction?: 'asc' | 'desc';
    columns?: readonly string[];
    leading?: Label | 'account_id' | undefined;
  },
): Knex.QueryBuilder {
  const order = ['occurred_at', 'event_id'].map((column) => ({ column, order: direction }));
  const first =
    leading !== undefined && isRange(read, leading, leading) ? [{ column: leading, order: direction }] : [];
  const scan = (system: 0 | 1): Knex.QueryBuilder =>
    filterEvents(read('events'), { ...filter, includeSystem: true }, leading)
      .whereRaw(`system = ${system}`)
      .select('event_id', 'occurred_at', ...columns);
  if (!filter.includeSystem) return scan(0).orderBy([...first, ...order]);
  // In the indexes both kinds of events are apart. SQLite merges the two scans; PostgreSQL would sort them, unless each has an order.
  if (kindOf(read) === 'sqlite')
    return scan(0)
      .unionAll([scan(1)])
      .orderBy(order);
  const [visible, others] = ([0, 1] as const).map((system) =>
    read.select('*').from(
      scan(system)
        .orderBy([...first, ...order])
        .limit(rows)
        .as('scanned'),
    ),
  ) as [Knex.QueryBuilder, Knex.QueryBuilder];
  return visible.unionAll([others]).orderBy(order);
}

/** Returns the period of a filter. */
export function toPeriod({ from, to }: EventFilter): Period {
  return { from, before: to === null ? null : new Date(Date.parse(to) + 1).toISOString() };
}
