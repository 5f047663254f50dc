import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { createFirstPage } from '../../../hot-reads.js';
import { ALL_TIME } from '../../../rollups/event-hours.js';
import { EVENT_COLUMNS, type EventRow } from '../../../rules/event-row.js';
import { withoutColourCodes } from '../../../rules/search-text.js';
import { readListed } from '../../../sql/read-listed.js';

export type Event = components['schemas']['Event'];

/** With the present name of an account that was sent without one. */
export type StoredEvent = EventRow & { project_name: string | null; display_name: string | null };

const COLUMNS = EVENT_COLUMNS.map((name) => [name, `t.${name}`]);
const FIELDS = {
  ...(Object.fromEntries(COLUMNS) as Record<keyof EventRow, string>),
  project_name: 'p.project_name',
  display_name: 'n.display_name',
};

const JOINS = `LEFT JOIN projects p ON p.project_key = t.project_key
  LEFT JOIN display_names n ON n.account_id = t.account_id AND t.holder IS NULL`;

/** Returns the events with some ids, in their order. */
export function readStoredEvents(read: Knex, ids: number[]): Promise<StoredEvent[]> {
  return readListed<StoredEvent>(read, ids, {
    table: 'events',
    id: 'event_id',
    field: 'event_id',
    fields: FIELDS,
    joins: JOINS,
  });
}

/** The newest events without the system's, the number of all of them, and the last id that was given. */
interface NewestEvents {
  rows: StoredEvent[];
  total: number;
  lastEventId: number;
}

const TOTALS = {
  total: `(SELECT sum(events) FROM event_hours WHERE hour = '${ALL_TIME}' AND system = 0)`,
  lastEventId: '(SELECT last_event_id FROM event_sequence WHERE id = 1)',
};

/** Returns the read of the newest events, which is null where there are none. */
export function prepareNewestEvents(database: Database): (limit: number) => Promise<NewestEvents | null> {
  const read = createFirstPage<StoredEvent & Omit<NewestEvents, 'rows'>>(
    database,
    { ...FIELDS, ...TOTALS },
    `FROM (SELECT * FROM events WHERE system = 0 ORDER BY occurred_at DESC, event_id DESC LIMIT $1) AS t ${JOINS}
      ORDER BY t.occurred_at DESC, t.event_id DESC`,
  );
  return async (limit) => {
    const rows = await read(limit);
    return rows[0] ? { rows, total: rows[0].total, lastEventId: rows[0].lastEventId } : null;
  };
}

/** Returns the events with some ids, in their order, as the aggregator shows them. */
export async function readEvents(read: Knex, ids: number[]): Promise<Event[]> {
  return toEvents(await readStoredEvents(read, ids));
}

/** Maximum of a list's payloads in bytes of JSON: 1000 events may have 16 MB. */
const MAX_PAYLOAD_BYTES = 1_048_576;

/** Returns the events of a list as the aggregator shows them. Payloads from the first one that exceeds the limit on are left out, as its event says. */
export function toEvents(rows: readonly StoredEvent[]): Event[] {
  let bytes = 0;
  return rows.map((row) => {
    if (row.payload !== null) bytes += Buffer.byteLength(row.payload);
    if (row.payload === null || bytes <= MAX_PAYLOAD_BYTES) return toEvent(row);
    return { ...toEvent({ ...row, payload: null }), payloadTruncated: true };
  });
}

function toEvent(row: StoredEvent): Event {
  const projectName = row.project_name ?? row.project_key;
  const holder = row.holder ?? row.display_name;
  return {
    eventId: row.event_id,
    eventType: row.event_type,
    type: row.event_type,
    projectKey: row.project_key,
    projectName,
    source: row.source,
    occurredAt: row.occurred_at,
    recordedAt: row.occurred_at,
    receivedAt: row.received_at,
    system: row.system === 1,
    changed: row.changed === 1,
    mapUid: row.map_uid,
    mapName: row.map_name,
    item: itemOf({ ...row, holder }) ?? projectName,
    accountId: row.account_id,
    holder,
    wrMs: row.wr_ms,
    oldWrTime: row.old_wr_time,
    newWrTime: row.new_wr_time,
    afterRemoval: row.after_removal === 1,
    message: row.message,
    eventDetail: row.message,
    eventKey: row.event_key,
    payload: row.payload === null ? null : (JSON.parse(row.payload) as Record<string, unknown>),
  };
}

/** What an event is about, in words; null where it is about its project. */
function itemOf({
  map_name: mapName,
  map_uid: mapUid,
  holder,
  account_id: accountId,
}: EventRow): string | null {
  const plainName = withoutColourCodes(mapName ?? '').trim();
  return plainName === '' ? (mapUid ?? holder ?? accountId) : plainName;
}
