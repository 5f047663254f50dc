import type { Database } from '../connection/database.js';
import { lockEvents, type EventTransaction } from '../sql/event-lock.js';

/** Runs `work` in one transaction that holds the event lock and returns its result. */
export function writeLocked<T>(database: Database, work: (trx: EventTransaction) => Promise<T>): Promise<T> {
  return database.write(async (trx) => work(await lockEvents(trx)));
}
