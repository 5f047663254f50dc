import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';

/** Resolves once so many other transactions of a PostgreSQL database wait for locks. */
export async function waitForBlocked(database: Database, count: number): Promise<void> {
  for (;;) {
    const found: unknown = await database.read.raw(
      `SELECT count(*)::integer AS blocked FROM pg_stat_activity, pg_sleep(0.01)
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    const [row] = (found as { rows: { blocked: number }[] }).rows;
    if (row && row.blocked >= count) return;
  }
}

/** Runs work while all writers wait before their commit: a transaction of its own holds the event lock. */
export function whileEventsAreLocked(
  database: Database,
  work: (trx: Knex.Transaction) => Promise<void>,
): Promise<void> {
  return database.write(async (trx) => {
    await trx.raw('SELECT 1 FROM event_sequence WHERE id = 1 FOR UPDATE');
    await work(trx);
  });
}
