import type { Database } from '../connection/database.js';
import { deferWrites, type DeferredWrites } from '../sql/deferred-writes.js';

/** Runs `work` in one transaction with writes under the event lock and returns its result. */
export function writeLocked<T>(
  database: Database,
  work: (writes: DeferredWrites) => T | Promise<T>,
): Promise<T> {
  return database.write(async (trx) => work(deferWrites(trx)));
}
