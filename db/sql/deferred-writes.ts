import type { Knex } from 'knex';
import { deferStatement, type DeferredRows } from '../connection/deferred-statements.js';
import { kindOf } from '../connection/kind-of.js';

declare const deferred: unique symbol;

/** The writes of a transaction that are deferred to its end, where they run under the event lock; only `deferWrites` and `lockEvents` return one. */
export interface DeferredWrites {
  readonly [deferred]: true;
  /** For reads, and for writes of rows that other locks protect. */
  readonly trx: Knex.Transaction;
  /** Adds a statement. Its rows can be read after the commit. */
  add: <Row = unknown>(sql: string, bindings?: readonly Knex.RawBinding[]) => DeferredRows<Row>;
}

/**
 * Returns what collects the statements that run under the lock of the event sequence: at the end of the transaction. On SQLite
 * `runTransaction` runs them; on PostgreSQL the dialect sends them with knex's `COMMIT;`, in one message (postgres-dialect.ts). So event
 * ids are in the order of commits: a reader who has seen an id never finds a lower one later, and a process that stops or has a slow
 * network holds up nobody, because no round trip of it falls into the time of the lock.
 *
 * What contributions of all projects change (events and their numbers, records, rollups, the queue) is written by such statements only;
 * maps and names, of which each has a lock, at once. What the statements depend on is read before, under locks of its own, which have one
 * order, so that there are no deadlocks: the project (`upsertAndLockProject`), its maps (`upsertAndLockMaps`), names (`writeNames`), then
 * events.
 */
export function deferWrites(trx: Knex.Transaction): DeferredWrites {
  // SQLite has a single writer.
  if (kindOf(trx) === 'postgres') deferStatement(trx, LOCK);
  return collectWrites(trx);
}

const LOCK = 'SELECT 1 FROM event_sequence WHERE id = 1 FOR UPDATE';

/**
 * Does the same, and takes the lock at once, until the transaction ends: for work that changes what the deferred writes of others
 * depend on, such as the removal of old rows. All other writers wait for its round trips.
 */
export async function lockEvents(trx: Knex.Transaction): Promise<DeferredWrites> {
  if (kindOf(trx) === 'postgres') await trx.raw(LOCK);
  return collectWrites(trx);
}

function collectWrites(trx: Knex.Transaction): DeferredWrites {
  const add: DeferredWrites['add'] = (sql, bindings) => deferStatement(trx, sql, bindings);
  return { trx, add } as unknown as DeferredWrites;
}
