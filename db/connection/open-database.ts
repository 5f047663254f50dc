import type { Database } from './database.js';
import { connectPostgres } from './connect-postgres.js';
import { connectSqlite } from './connect-sqlite.js';

export interface ConnectionSettings {
  /** `postgres://…`; if absent, the SQLite file is used. */
  databaseUrl: string | undefined;
  sqliteFile: string;
  /** The longest that a statement of a read may run, in milliseconds; one of a write five times that. Absent: no limit. */
  timeoutMs?: number;
  /** Connections to PostgreSQL, besides the one for readiness and metrics. Default 10, at least 2. */
  poolMax?: number;
  /** False for a pooler of PostgreSQL connections that cannot keep named statements. Default true. */
  isPrepared?: boolean;
  /** How long a write waits for those before it, in milliseconds. Default 20,000. */
  writeWaitMs?: number;
}

/** Opens the database without migrating it. */
export async function openDatabase(settings: ConnectionSettings): Promise<Database> {
  const { databaseUrl, sqliteFile } = settings;
  return databaseUrl ? connectPostgres(databaseUrl, settings) : connectSqlite(sqliteFile, settings);
}
