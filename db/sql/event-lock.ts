import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';

declare const eventLock: unique symbol;

/** A transaction that holds the event lock; only `lockEvents` returns one. */
export type EventTransaction = Knex.Transaction & { readonly [eventLock]: true };

/** A transaction that does not hold the event lock yet, so that it may lock projects and maps. */
export type UnlockedTransaction = Knex.Transaction & { readonly [eventLock]?: never };

/**
 * Locks the event sequence until the transaction ends, so that event ids are in the order of commits: a reader who has seen an
 * id never finds a lower one later. Rows that contributions of several projects share (events, rollups, queue, names, accounts)
 * are written under this lock, so the functions that write them take its `EventTransaction`. Locks have one order, which
 * excludes deadlocks and which the types enforce: the project (`touchProject`), its maps (`ensureMaps`), then events. Call it
 * once, as late as possible: all other writers wait for the transaction from here on.
 */
export async function lockEvents(trx: UnlockedTransaction): Promise<EventTransaction> {
  // SQLite has a single writer.
  if (kindOf(trx) === 'postgres') await trx.raw('SELECT 1 FROM event_sequence WHERE id = 1 FOR UPDATE');
  return trx as unknown as EventTransaction;
}

/** Reserves the next `count` event ids and returns the first of them. */
export async function reserveEventIds(trx: EventTransaction, count: number): Promise<number> {
  const [row] = await trx('event_sequence')
    .where({ id: 1 })
    .increment('last_event_id', count)
    .returning<{ last_event_id: number }[]>('last_event_id');
  if (!row) throw new Error('The event sequence has no row; the migration inserts it.');
  return row.last_event_id - count + 1;
}
