import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { EVENT_COLUMNS, eventRow, rowSearchText, type EventRow, type NewEvent } from '../rules/event-row.js';
import { addEventHours, type EventChange } from '../rollups/event-hours.js';
import { insertRows } from '../sql/insert-rows.js';

export type { NewEvent } from '../rules/event-row.js';

/** Returns the first of `count` new event ids. There is one writer at a time: ids are in the order of commits. */
export async function takeEventIds(trx: Knex.Transaction, count: number): Promise<number> {
  if (count === 0) return 0;
  const [row] = await trx('event_sequence')
    .where({ id: 1 })
    .increment('last_event_id', count)
    .returning<{ last_event_id: number }[]>('last_event_id');
  if (!row) throw new Error('The event sequence has no row; the schema inserts it.');
  return row.last_event_id - count + 1;
}

/** Stores events under ids of `takeEventIds`, with their counts. The caller knows that none is a repeat. */
export async function insertEvents(
  trx: Knex.Transaction,
  events: readonly { event: NewEvent; eventId: number }[],
): Promise<void> {
  const rows = events.map(({ event, eventId }) => eventRow(event, eventId));
  await insertRows(trx, { table: 'events', columns: EVENT_COLUMNS, rows });
  await addEventHours(
    trx,
    rows.map((event) => ({ event, by: 1 })),
  );
}

/** Does the same under the next ids, and returns these. */
export async function appendEvents(trx: Knex.Transaction, events: readonly NewEvent[]): Promise<number[]> {
  const first = await takeEventIds(trx, events.length);
  const numbered = events.map((event, index) => ({ event, eventId: first + index }));
  await insertEvents(trx, numbered);
  return numbered.map(({ eventId }) => eventId);
}

/** Returns the ids of the stored events with the dedupe keys of some events, or with what these report, by key. */
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

/** Stores the dedupe keys of events that have other events, because these say the same. */
export async function rememberKeys(
  trx: Knex.Transaction,
  rows: readonly Pick<EventRow, 'dedupe_key' | 'event_id' | 'received_at'>[],
): Promise<void> {
  await insertRows(trx, {
    table: 'event_repeat_keys',
    columns: { dedupe_key: 'text', event_id: 'bigint', received_at: 'text' },
    rows: rows.filter(({ dedupe_key: key }) => key !== null),
    suffix: 'ON CONFLICT (dedupe_key) DO NOTHING',
  });
}

/** New values of a stored event. */
interface EventCorrection {
  eventId: number;
  occurredAt: string;
  accountId: string | null;
  holder: string | null;
  eventType: string;
  system: boolean;
  changed: boolean;
}

/** Corrects the time, account, holder and kind of events, and their counts. */
export async function correctEvents(
  trx: Knex.Transaction,
  corrections: readonly EventCorrection[],
): Promise<void> {
  if (corrections.length === 0) return;
  const byId = new Map(corrections.map((one) => [one.eventId, one]));
  const rows = await trx<EventRow>('events').whereIn('event_id', [...byId.keys()]);
  await changeEvents(
    trx,
    rows.map((before) => {
      const correction = byId.get(before.event_id);
      if (!correction) return { before, after: before };
      const after = {
        ...before,
        occurred_at: correction.occurredAt,
        account_id: correction.accountId,
        holder: correction.holder,
        event_type: correction.eventType,
        system: Number(correction.system),
        changed: Number(correction.changed),
      };
      return { before, after };
    }),
  );
}

/** The columns that an event is counted by. */
const COUNTED = ['occurred_at', 'project_key', 'source', 'event_type', 'system', 'changed'] as const;

/** Stores other values of events, with their texts to search and their counts. */
export async function changeEvents(
  trx: Knex.Transaction,
  changes: readonly { before: EventRow; after: EventRow }[],
): Promise<void> {
  const rows = changes.map(({ after }) => ({ ...after, search_text: rowSearchText(after) }));
  const columns = Object.entries(EVENT_COLUMNS).filter(([name]) =>
    changes.some(
      ({ before }, index) => before[name as keyof EventRow] !== rows[index]?.[name as keyof EventRow],
    ),
  );
  if (columns.length === 0) return;
  const set = columns.map(([column]) => `${column} = c.${column}`);
  await trx.raw(`UPDATE events SET ${set.join(', ')} FROM ? WHERE events.event_id = c.event_id`, [
    jsonRows(trx, 'c', { event_id: 'bigint', ...Object.fromEntries(columns) }, rows),
  ]);
  const moved = changes.filter(({ before, after }) => COUNTED.some((name) => before[name] !== after[name]));
  await addEventHours(
    trx,
    moved.flatMap(({ before, after }): EventChange[] => [
      { event: before, by: -1 },
      { event: after, by: 1 },
    ]),
  );
}

/** Removes events whose records have other events: their keys are those of the others from now on. */
export async function replaceEvents(
  trx: Knex.Transaction,
  replaced: readonly { eventId: number; by: number }[],
): Promise<void> {
  if (replaced.length === 0) return;
  const by = new Map(replaced.map((one) => [one.eventId, one.by]));
  const rows = await removeEvents(trx, [...by.keys()]);
  const keys = replaced.map((one) => ({ event_id: one.eventId, by_id: one.by }));
  await trx.raw(
    'UPDATE event_repeat_keys SET event_id = c.by_id FROM ? WHERE event_repeat_keys.event_id = c.event_id',
    [jsonRows(trx, 'c', { event_id: 'bigint', by_id: 'bigint' }, keys)],
  );
  await rememberKeys(
    trx,
    rows.map((row) => ({ ...row, event_id: by.get(row.event_id) ?? row.event_id })),
  );
}

/** Removes events, with their counts; returns their rows. */
export async function removeEvents(trx: Knex.Transaction, eventIds: readonly number[]): Promise<EventRow[]> {
  if (eventIds.length === 0) return [];
  const rows = rowsOf<EventRow>(
    await trx.raw('DELETE FROM events WHERE event_id IN (SELECT k.event_id FROM ?) RETURNING *', [
      keyRows(trx, 'event_id', 'bigint', eventIds),
    ]),
  );
  await addEventHours(
    trx,
    rows.map((event) => ({ event, by: -1 })),
  );
  return rows;
}
