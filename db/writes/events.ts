import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { EVENT_COLUMNS, eventRow, rowSearchText, type EventRow, type NewEvent } from '../rules/event-row.js';
import { addEventHours, type EventChange } from '../rollups/event-hours.js';
import { NO_IDS, placeholderId, reserveEventIds, type ReservedIds } from '../sql/event-ids.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import { addRows } from '../sql/insert-rows.js';

export type { NewEvent } from '../rules/event-row.js';

/** Stores events, of which the caller knows that none is a repeat; returns their ids. */
export function insertEvents(writes: DeferredWrites, events: readonly NewEvent[]): ReservedIds {
  if (events.length === 0) return NO_IDS;
  const ids = reserveEventIds(writes, events.length);
  const rows = events.map((event, index) => eventRow(event, placeholderId(index)));
  addRows(
    writes,
    { table: 'events', columns: EVENT_COLUMNS, rows },
    { event_id: ids.inColumn('r.event_id') },
  );
  addEventHours(
    writes,
    rows.map((event) => ({ event, by: 1 })),
    { ids },
  );
  return ids;
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

/** Stores the dedupe keys of events that were not stored because others report the same; these may be among those with new ids. */
export function rememberKeys(
  writes: DeferredWrites,
  repeats: readonly { event: NewEvent; eventId: number }[],
  ids: ReservedIds,
): void {
  const rows = repeats.map(({ event, eventId }) => {
    return { dedupe_key: event.dedupeKey, event_id: eventId, received_at: event.receivedAt };
  });
  addKeys(writes, rows, ids);
}

function addKeys(
  writes: DeferredWrites,
  rows: readonly Pick<EventRow, 'dedupe_key' | 'event_id' | 'received_at'>[],
  ids: ReservedIds,
): void {
  addRows(
    writes,
    {
      table: 'event_repeat_keys',
      columns: { dedupe_key: 'text', event_id: 'bigint', received_at: 'text' },
      rows: rows.filter(({ dedupe_key: key }) => key !== null),
      suffix: 'ON CONFLICT (dedupe_key) DO NOTHING',
    },
    { event_id: ids.inColumn('r.event_id') },
  );
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

/** Corrects the time, account, holder and kind of events of locked maps, and their counts. To be called before names are locked. */
export async function correctEvents(
  writes: DeferredWrites,
  corrections: readonly EventCorrection[],
): Promise<void> {
  if (corrections.length === 0) return;
  const byId = new Map(corrections.map((one) => [one.eventId, one]));
  const { trx } = writes;
  const rows = await trx<EventRow>('events').whereIn('event_id', [...byId.keys()]);
  changeEvents(
    writes,
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
export function changeEvents(
  writes: DeferredWrites,
  changes: readonly { before: EventRow; after: EventRow }[],
): void {
  const rows = changes.map(({ after }) => ({ ...after, search_text: rowSearchText(after) }));
  const columns = Object.entries(EVENT_COLUMNS).filter(([name]) =>
    changes.some(
      ({ before }, index) => before[name as keyof EventRow] !== rows[index]?.[name as keyof EventRow],
    ),
  );
  if (columns.length === 0) return;
  const set = columns.map(([column]) => `${column} = c.${column}`);
  writes.add(`UPDATE events SET ${set.join(', ')} FROM ? WHERE events.event_id = c.event_id`, [
    jsonRows(writes.trx, 'c', { event_id: 'bigint', ...Object.fromEntries(columns) }, rows),
  ]);
  const moved = changes.filter(({ before, after }) => COUNTED.some((name) => before[name] !== after[name]));
  addEventHours(
    writes,
    moved.flatMap(({ before, after }): EventChange[] => [
      { event: before, by: -1 },
      { event: after, by: 1 },
    ]),
  );
}

/**
 * Removes events of locked maps whose records have other events, which may be among those with new ids: their keys are those of the
 * others from now on.
 */
export async function replaceEvents(
  writes: DeferredWrites,
  replaced: readonly { eventId: number; by: number }[],
  ids: ReservedIds,
): Promise<void> {
  if (replaced.length === 0) return;
  const { trx } = writes;
  const by = new Map(replaced.map((one) => [one.eventId, one.by]));
  const rows = await removeEvents(writes, [...by.keys()]);
  writes.add(
    `UPDATE event_repeat_keys SET event_id = ${ids.inColumn('c.by_id')} FROM ? WHERE event_repeat_keys.event_id = c.event_id`,
    [
      jsonRows(
        trx,
        'c',
        { event_id: 'bigint', by_id: 'bigint' },
        replaced.map((one) => ({ event_id: one.eventId, by_id: one.by })),
      ),
    ],
  );
  addKeys(
    writes,
    rows.map((row) => ({ ...row, event_id: by.get(row.event_id) ?? row.event_id })),
    ids,
  );
}

/** Removes events of locked maps, with their counts; returns their rows. */
export async function removeEvents(writes: DeferredWrites, eventIds: readonly number[]): Promise<EventRow[]> {
  if (eventIds.length === 0) return [];
  const rows = await writes.trx<EventRow>('events').whereIn('event_id', eventIds);
  writes.add('DELETE FROM events WHERE event_id IN (SELECT k.event_id FROM ?)', [
    keyRows(writes.trx, 'event_id', 'bigint', eventIds),
  ]);
  addEventHours(
    writes,
    rows.map((event) => ({ event, by: -1 })),
  );
  return rows;
}
