import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';

/**
 * Makes other transactions that store events wait until this one is done, so that event ids are in the order of commits: a
 * reader who has seen an id never meets a lower one later. All that contributions of several projects change besides maps
 * (events, counts, hours, queue, names, accounts, who leads how many) is changed under it. So there is one order of locks: the project,
 * maps by uid, then this one, and nobody waits for somebody who waits for him.
 */
export async function lockEvents(trx: Knex.Transaction): Promise<void> {
  // SQLite has one writer anyway.
  if (kindOf(trx) === 'postgres') await trx.raw('SELECT 1 FROM event_sequence WHERE id = 1 FOR UPDATE');
}

/** Takes the lock and the next `count` event ids; returns the first of them. */
export async function reserveEventIds(trx: Knex.Transaction, count: number): Promise<number> {
  const [row] = await trx('event_sequence')
    .where({ id: 1 })
    .increment('last_event_id', count)
    .returning<{ last_event_id: number }[]>('last_event_id');
  if (!row) throw new Error('The event sequence has no row; the migration inserts it.');
  return row.last_event_id - count + 1;
}
