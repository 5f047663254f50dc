import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import { rowsOf } from '../../../insert-rows.js';
import { jsonRows } from '../../../json-rows.js';
import type { EventRow } from '../shared/event-row.js';
import { countGroups } from './event-counts.js';
import { startOf } from './event-depth.js';
import { wantedEvents, type EventFilter } from './event-filter.js';

type Event = components['schemas']['Event'];

/** A page of events. */
export interface EventPage {
  events: Event[];
  /** How many events fit in all. */
  total: number;
  /** The highest event id that was stored when the page was read. */
  lastEventId: number;
}

/** Returns a page of the events that a filter wants, newest first. To be run on one snapshot. */
export async function listEvents(
  read: Knex,
  filter: EventFilter,
  page: number,
  limit: number,
): Promise<EventPage> {
  const last = await read('event_sequence').where({ id: 1 }).first<{ last_event_id: number }>();
  const lastEventId = last.last_event_id;
  const groups = await countGroups(read, filter);
  const total = groups.reduce((sum, { events }) => sum + events, 0);
  const offset = (page - 1) * limit;
  if (offset >= total) return { events: [], total, lastEventId };
  const ids = await readIds(read, filter, offset, limit);
  return { events: (await readRows(read, ids)).map(toEvent), total, lastEventId };
}

interface Place {
  occurred_at: string;
  event_id: number;
}

/** The indexes lead with `system`, so both kinds together are two walks that are merged. */
async function readIds(read: Knex, filter: EventFilter, depth: number, limit: number): Promise<Place[]> {
  const { period, offset } = await startOf(read, filter, depth);
  const order = [
    { column: 'occurred_at', order: 'desc' },
    { column: 'event_id', order: 'desc' },
  ];
  const walk = (system: 0 | 1 | null): Knex.QueryBuilder => {
    const wanted = wantedEvents(read, filter, period).orderBy(order);
    if (filter.maxEventId !== null) wanted.where('event_id', '<=', filter.maxEventId);
    if (system !== null) wanted.whereRaw(`system = ${system}`);
    return wanted.select('occurred_at', 'event_id');
  };
  if (!filter.includeSystem || filter.eventType !== '')
    return walk(null).limit(limit).offset(offset).select<Place[]>();
  const heads = ([0, 1] as const).map((system) =>
    read.select('*').from(
      walk(system)
        .limit(offset + limit)
        .as('head'),
    ),
  );
  const merged = read.unionAll(heads).as('merged');
  return read.select<Place[]>('*').from(merged).orderBy(order).limit(limit).offset(offset);
}

async function readRows(
  read: Knex,
  places: Place[],
): Promise<(EventRow & { project_name: string | null })[]> {
  const sql = `SELECT e.*, p.project_name FROM ? CROSS JOIN events e
    LEFT JOIN projects p ON p.project_key = e.project_key WHERE e.event_id = k.event_id ORDER BY e.occurred_at DESC, e.event_id DESC`;
  return rowsOf(await read.raw(sql, [jsonRows(read, 'k', { event_id: 'bigint' }, places)]));
}

function toEvent(row: EventRow & { project_name: string | null }): Event {
  return {
    eventId: row.event_id,
    eventType: row.event_type,
    type: row.event_type,
    projectKey: row.project_key,
    projectName: row.project_name ?? row.project_key,
    source: row.source,
    occurredAt: row.occurred_at,
    recordedAt: row.occurred_at,
    receivedAt: row.received_at,
    system: row.system === 1,
    changed: row.changed === 1,
    mapUid: row.map_uid,
    mapName: row.map_name,
    accountId: row.account_id,
    holder: row.holder,
    wrMs: row.wr_ms,
    oldWrTime: row.old_wr_time,
    newWrTime: row.new_wr_time,
    message: row.message,
    eventKey: row.event_key,
    payload: row.payload === null ? null : (JSON.parse(row.payload) as Record<string, unknown>),
  };
}
