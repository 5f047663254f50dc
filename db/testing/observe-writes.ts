import type { Database } from '../connection/database.js';

/** Returns the database with `note` called for each statement of its write transactions. */
export function observeWrites(database: Database, note: (sql: string) => void): Database {
  return {
    ...database,
    write: (work, options) =>
      database.write((trx) => {
        trx.on('query', ({ sql }: { sql: string }) => note(sql));
        return work(trx);
      }, options),
  };
}
