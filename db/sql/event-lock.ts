import type { Knex } from 'knex';
import { addLastStatement, type RowsAfterCommit } from '../connection/last-statements.js';
import { kindOf } from '../connection/kind-of.js';

declare const eventLock: unique symbol;

/** The statements of a transaction that run under the event lock; only `collectEventWrites` and `lockEvents` return one. */
export interface EventWrites {
  readonly [eventLock]: true;
  /** For reads, and for writes of rows that other locks protect. */
  readonly trx: Knex.Transaction;
  /** Adds a statement. Its rows can be read after the commit. */
  add: <Row = unknown>(sql: string, bindings?: readonly Knex.RawBinding[]) => RowsAfterCommit<Row>;
}

/**
 * Returns what collects the statements that run under the lock of the event sequence: at the end of the transaction, on PostgreSQL
 * in one message with the commit (see `addLastStatement`). So event ids are in the order of commits: a reader who has seen an id
 * never finds a lower one later, and a process that stops or has a slow network holds up nobody, because no round trip of it
 * falls into the time of the lock.
 *
 * Rows that contributions of several projects share (events, rollups, the queue's counts) are written by such statements only.
 * What they depend on is read before, under locks of its own, which have one order, so that there are no deadlocks: the project
 * (`touchProject`), its maps (`ensureMaps`), names (`writeNames`), then events.
 */
export function collectEventWrites(trx: Knex.Transaction): EventWrites {
  const writes = {
    trx,
    add: <Row>(sql: string, bindings: readonly Knex.RawBinding[] = []) =>
      addLastStatement<Row>(trx, sql, bindings),
  } as unknown as EventWrites;
  // SQLite has a single writer.
  if (kindOf(trx) === 'postgres') writes.add(LOCK);
  return writes;
}

const LOCK = 'SELECT 1 FROM event_sequence WHERE id = 1 FOR UPDATE';

/**
 * Does the same, and takes the lock at once, until the transaction ends: for work that changes what the last statements of others
 * depend on, such as the removal of old rows. All other writers wait for its round trips.
 */
export async function lockEvents(trx: Knex.Transaction): Promise<EventWrites> {
  if (kindOf(trx) === 'postgres') await trx.raw(LOCK);
  return collectEventWrites(trx);
}
