import type { Knex } from 'knex';
import { startOf } from './event-depth.js';
import { filterEvents, type EventFilter } from './event-filter.js';
import type { EventSearch } from './search-events.js';

/**
 * Returns the ids of a page of a filter's events, newest first, by an index in that order. The indexes begin with `system`, so both kinds
 * together are a merge of two scans.
 */
export async function readEventIds(
  read: Knex,
  filter: EventFilter,
  search: EventSearch | null,
  { limit, offset: depth }: { limit: number; offset: number },
): Promise<number[]> {
  const { period, offset } = await startOf(read, filter, depth);
  const order = [
    { column: 'occurred_at', order: 'desc' },
    { column: 'event_id', order: 'desc' },
  ];
  const scan = (system: 0 | 1 | null): Knex.QueryBuilder => {
    const wanted = filterEvents(read, filter, period, search).orderBy(order);
    if (filter.maxEventId !== null) wanted.where('event_id', '<=', filter.maxEventId);
    if (system !== null) wanted.whereRaw(`system = ${system}`);
    return wanted.select('occurred_at', 'event_id');
  };
  const idsOf = (rows: { event_id: number }[]): number[] => rows.map(({ event_id: id }) => id);
  if (!filter.includeSystem || filter.eventType !== '')
    return idsOf(await scan(null).limit(limit).offset(offset).select<{ event_id: number }[]>());
  const heads = ([0, 1] as const).map((system) =>
    read.select('*').from(
      scan(system)
        .limit(offset + limit)
        .as('head'),
    ),
  );
  const merged = read.unionAll(heads).as('merged');
  const rows = read.select<{ event_id: number }[]>('*').from(merged).orderBy(order);
  return idsOf(await rows.limit(limit).offset(offset));
}

const COMPARED_COLUMNS = [
  'event_id',
  'occurred_at',
  'project_key',
  'source_key',
  'event_type',
  'system',
  'changed',
  'account_id',
  'search_text',
];
const MIN_COMPARED = 500;

/**
 * Returns a query of the newest of some events, about so many: what an index in their order finds, for other conditions. Both databases
 * go through them in that order, as far as a limit demands.
 */
export function firstOf(read: Knex, events: Knex.QueryBuilder, count: number): Knex.QueryBuilder {
  const newest = events
    .orderByRaw('occurred_at DESC, event_id DESC')
    .limit(MIN_COMPARED + Math.ceil(count))
    .select(COMPARED_COLUMNS);
  return read.queryBuilder().from(newest.as('events'));
}

const ALL_EVENTS: EventFilter = {
  projectKey: '',
  source: '',
  eventType: '',
  changedOnly: false,
  includeSystem: true,
  from: null,
  to: null,
  q: '',
  maxEventId: null,
};

/** Returns the ids of the events of a project, or of all, newest first, that follow some others. */
export function readNewestIds(
  read: Knex,
  { limit, offset }: { limit: number; offset: number },
  chosen: Partial<Pick<EventFilter, 'projectKey' | 'includeSystem'>> = {},
): Promise<number[]> {
  return readEventIds(read, { ...ALL_EVENTS, ...chosen }, null, { limit, offset });
}
