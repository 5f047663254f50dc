import type { Database } from '../../db/connection/database.js';

/**
 * Returns a database whose writes wait for their turn. Writers of a SQLite file in several processes would poll its lock, and one
 * that is less lucky would fail after its time: one process keeps the queue for all.
 */
export function writeInTurn(
  database: Database,
  acquire: () => Promise<() => void | Promise<void>>,
): Database {
  if (database.kind === 'postgres') return database;
  return {
    ...database,
    write: async (work, options) => {
      const release = await acquire();
      try {
        return await database.write(work, options);
      } finally {
        await release();
      }
    },
  };
}
