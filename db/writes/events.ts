import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import {
  EVENT_COLUMNS,
  eventRow,
  eventSearchText,
  type EventRow,
  type NewEvent,
} from '../rules/event-row.js';
import { addEventHours, type EventChange } from '../rollups/event-hours.js';
import { placeholderOf, reserveEventIds, storedId } from '../sql/event-ids.js';
import type { EventWrites } from '../sql/event-lock.js';
import { addRows } from '../sql/insert-rows.js';

export type { NewEvent } from '../rules/event-row.js';

/** The ids of events in the order of the list, after the commit. */
export type StoredEvents = () => { eventId: number; isNew: boolean }[];

/**
 * Stores events. An event whose `dedupeKey` is stored already, or occurs earlier in the list, has the id of that event and is not
 * new; other transactions must not be able to store its key meanwhile.
 */
export async function appendEvents(writes: EventWrites, events: readonly NewEvent[]): Promise<StoredEvents> {
  const known = await findStoredKeys(writes.trx, events);
  const isFirst = firstOfEachKey(events, known);
  const inserted = await insertEvents(
    writes,
    events.filter((_, place) => isFirst[place]),
  );
  return () => {
    const ids = inserted();
    return events.map(({ dedupeKey }, place) => {
      if (!isFirst[place]) return { eventId: known.get(dedupeKey ?? '') ?? 0, isNew: false };
      const eventId = ids.shift() ?? 0;
      if (dedupeKey !== null) known.set(dedupeKey, eventId);
      return { eventId, isNew: true };
    });
  };
}

/**
 * Stores events, of which the caller knows that none is a repeat; returns their ids, after the commit. Until the next events,
 * `storedId` is the id of the one at a place.
 */
export async function insertEvents(
  writes: EventWrites,
  events: readonly NewEvent[],
): Promise<() => number[]> {
  if (events.length === 0) return () => [];
  const first = reserveEventIds(writes, events.length);
  const rows = events.map((event, place) => eventRow(event, placeholderOf(place)));
  addRows(
    writes,
    { table: 'events', columns: EVENT_COLUMNS, rows },
    { event_id: storedId('r.event_id', events.length) },
  );
  addEventHours(
    writes,
    rows.map((event) => ({ event, by: 1 })),
    { added: events.length },
  );
  return () => events.map((_, place) => first() + place);
}

/** Returns the ids of the events that hold what was stored already, by dedupe key. */
export async function findStoredKeys(
  trx: Knex.Transaction,
  events: readonly Pick<NewEvent, 'dedupeKey'>[],
): Promise<Map<string, number>> {
  const keys = events.flatMap(({ dedupeKey }) => dedupeKey ?? []);
  if (keys.length === 0) return new Map();
  const select = (table: string): string =>
    `SELECT e.dedupe_key, e.event_id FROM ? CROSS JOIN ${table} e WHERE e.dedupe_key = k.dedupe_key`;
  const source = keyRows(trx, 'dedupe_key', 'text', keys);
  const found = rowsOf<{ dedupe_key: string; event_id: number }>(
    await trx.raw(`${select('event_repeat_keys')} UNION ALL ${select('events')}`, [source, source]),
  );
  return new Map(found.map((row) => [row.dedupe_key, row.event_id]));
}

/**
 * Remembers the keys of events that were not stored because others hold what they say, which may be among the `added` events that
 * were inserted last.
 */
export function rememberKeys(
  writes: EventWrites,
  held: readonly { event: NewEvent; eventId: number }[],
  added: number,
): void {
  const rows = held.flatMap(({ event, eventId }) =>
    event.dedupeKey === null
      ? []
      : [{ dedupe_key: event.dedupeKey, event_id: eventId, received_at: event.receivedAt }],
  );
  addRows(
    writes,
    {
      table: 'event_repeat_keys',
      columns: { dedupe_key: 'text', event_id: 'bigint', received_at: 'text' },
      rows,
      suffix: 'ON CONFLICT (dedupe_key) DO NOTHING',
    },
    { event_id: storedId('r.event_id', added) },
  );
}

function firstOfEachKey(events: readonly NewEvent[], known: Map<string, number>): boolean[] {
  const seen = new Set(known.keys());
  return events.map(({ dedupeKey }) => {
    if (dedupeKey === null) return true;
    if (seen.has(dedupeKey)) return false;
    seen.add(dedupeKey);
    return true;
  });
}

/** New values of a stored event. */
export interface EventCorrection {
  eventId: number;
  occurredAt: string;
  accountId: string | null;
  holder: string | null;
  eventType: string;
  system: boolean;
  changed: boolean;
}

/**
 * Corrects the time, account, holder and kind of events of locked maps, and their counts; returns how many become visible. To be
 * called before names are locked.
 */
export async function correctEvents(
  writes: EventWrites,
  corrections: readonly EventCorrection[],
): Promise<{ becameChanges: number }> {
  if (corrections.length === 0) return { becameChanges: 0 };
  const byId = new Map(corrections.map((one) => [one.eventId, one]));
  const { trx } = writes;
  const before = await trx<EventRow>('events').whereIn('event_id', [...byId.keys()]);
  const after = before.map((row) => corrected(row, byId.get(row.event_id)));
  const columns = {
    occurred_at: 'text',
    account_id: 'text',
    holder: 'text',
    event_type: 'text',
    system: 'integer',
    changed: 'integer',
    search_text: 'text',
  } as const;
  const set = Object.keys(columns).map((column) => `${column} = c.${column}`);
  writes.add(`UPDATE events SET ${set.join(', ')} FROM ? WHERE events.event_id = c.event_id`, [
    jsonRows(trx, 'c', { event_id: 'bigint', ...columns }, after),
  ]);
  const changes: EventChange[] = [
    ...before.map((event) => ({ event, by: -1 as const })),
    ...after.map((event) => ({ event, by: 1 as const })),
  ];
  addEventHours(writes, changes);
  const systemEvents = (rows: EventRow[]): number => rows.filter(({ system }) => system === 1).length;
  return { becameChanges: systemEvents(before) - systemEvents(after) };
}

function corrected(row: EventRow, correction: EventCorrection | undefined): EventRow {
  if (!correction) return row;
  return {
    ...row,
    occurred_at: correction.occurredAt,
    account_id: correction.accountId,
    holder: correction.holder,
    search_text: eventSearchText({
      mapName: row.map_name,
      mapUid: row.map_uid,
      holder: correction.holder,
      eventType: correction.eventType,
      projectKey: row.project_key,
      message: row.message,
    }),
    event_type: correction.eventType,
    system: Number(correction.system),
    changed: Number(correction.changed),
  };
}
