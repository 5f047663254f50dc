import type { Database } from './connection/database.js';
import { openDatabase, type ConnectionSettings } from './connection/open-database.js';
import { migrate, type Migrated } from './migrations/migrate.js';

/** Opens the database and migrates its schema; `report` gets what that did. Several processes may do so at once. */
export async function connect(
  settings: ConnectionSettings,
  report: (migrated: Migrated) => void = () => undefined,
): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    report(await migrate(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
