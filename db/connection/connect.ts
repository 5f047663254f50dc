import type { Database } from './database.js';
import { connectPostgres } from './connect-postgres.js';
import { connectSqlite } from './connect-sqlite.js';
import { migrate } from '../migrations/migrate.js';

export interface ConnectionSettings {
  /** `postgres://…`; if absent, the SQLite file is used. */
  databaseUrl: string | undefined;
  sqliteFile: string;
}

/** Opens the database and migrates its schema. Several processes may do so at once. */
export async function connect(settings: ConnectionSettings): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database without migrating it. */
export async function openDatabase({ databaseUrl, sqliteFile }: ConnectionSettings): Promise<Database> {
  return databaseUrl ? connectPostgres(databaseUrl) : connectSqlite(sqliteFile);
}
