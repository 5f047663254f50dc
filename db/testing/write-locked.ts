import type { Database } from '../connection/database.js';
import { collectEventWrites, type EventWrites } from '../sql/event-lock.js';

/** Runs `work` in one transaction with writes under the event lock and returns its result. */
export function writeLocked<T>(
  database: Database,
  work: (writes: EventWrites) => T | Promise<T>,
): Promise<T> {
  return database.write(async (trx) => work(collectEventWrites(trx)));
}
