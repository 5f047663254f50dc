import type { Database } from '../../db/connection/database.js';
import { openExisting, type DatabaseConfig } from '../../src/main/connect-database.js';

/**
 * Runs the work of a command on the configured database and closes it. The database has to be there, with this version's schema, unless
 * `open` makes it.
 */
export async function withDatabase<T>(
  config: DatabaseConfig,
  use: (database: Database) => Promise<T>,
  open: (config: DatabaseConfig) => Promise<Database> = openExisting,
): Promise<T> {
  const database = await open(config);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
