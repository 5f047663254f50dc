import type { Knex } from 'knex';
import {
  EVENT_COLUMNS,
  eventRow,
  eventSearchText,
  type EventRow,
  type NewEvent,
} from '../rules/event-row.js';
import { addEventHours } from '../rollups/event-hours.js';
import { deleteRows, insertRows, readRows } from '../bulk.js';

export type { NewEvent } from '../rules/event-row.js';

/**
 * Stores events under the next ids, counts them, and returns the ids. There is one writer at a time: ids are in the order of commits. The
 * caller knows that no event is a repeat.
 */
export async function appendEvents(trx: Knex.Transaction, events: readonly NewEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  const [sequence] = await trx('event_sequence')
    .where({ id: 1 })
    .increment('last_event_id', events.length)
    .returning<{ last_event_id: number }[]>('last_event_id');
  if (!sequence) throw new Error('The event sequence has no row; the schema inserts it.');
  const first = sequence.last_event_id - events.length + 1;
  const rows = events.map((event, index) => eventRow(event, first + index));
  await insertEvents(trx, rows);
  return rows.map(({ event_id: id }) => id);
}

async function insertEvents(trx: Knex.Transaction, rows: readonly EventRow[]): Promise<void> {
  await insertRows(trx, 'events', rows);
  await addEventHours(trx, rows);
}

/** Returns the ids of the stored events with the dedupe keys of some events, or with what these report, by key. */
export async function findStoredKeys(
  trx: Knex.Transaction,
  events: readonly Pick<NewEvent, 'dedupeKey'>[],
): Promise<Map<string, number>> {
  const keys = events.flatMap(({ dedupeKey }) => (dedupeKey === null ? [] : [{ dedupe_key: dedupeKey }]));
  const found = new Map<string, number>();
  for (const table of ['event_repeat_keys', 'events'])
    for (const row of await readRows<StoredKey>(trx, table, ['dedupe_key', 'event_id'], ['dedupe_key'], keys))
      found.set(row.dedupe_key, row.event_id);
  return found;
}

interface StoredKey {
  dedupe_key: string;
  event_id: number;
}

/** The key of an event that was not appended, because another one has its record. */
export interface RepeatKey extends StoredKey {
  received_at: string;
}

export async function rememberKeys(trx: Knex.Transaction, rows: readonly RepeatKey[]): Promise<void> {
  await insertRows(trx, 'event_repeat_keys', rows);
}

/** Deletes events, and takes them from the counts; the metrics of projects by hour may keep them as history. Returns their rows. */
export async function deleteEvents(
  trx: Knex.Transaction,
  eventIds: readonly number[],
  options: { keepsMetrics?: boolean } = {},
): Promise<EventRow[]> {
  const keys = eventIds.map((event_id) => ({ event_id }));
  const rows = await readRows<EventRow>(trx, 'events', EVENT_COLUMNS, ['event_id'], keys);
  await deleteRows(trx, 'events', ['event_id'], keys);
  await addEventHours(trx, rows, { by: -1, ...options });
  return rows;
}

/** Replaces the stored events that have the same ids, and counts the new ones instead. */
export async function replaceEvents(trx: Knex.Transaction, rows: readonly EventRow[]): Promise<void> {
  await deleteEvents(
    trx,
    rows.map(({ event_id: id }) => id),
  );
  await insertEvents(
    trx,
    rows.map((row) => ({ ...row, search_text: eventSearchText(row) })),
  );
}
