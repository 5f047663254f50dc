import type { ConnectionSettings, Database } from './connection/database.js';
import { connectPostgres } from './connection/postgres.js';
import { connectSqlite } from './connection/sqlite.js';
import { expectSchema, migrate, SchemaError, type Migrated } from './migrate.js';

/** The table that a database has while rows are moved into it; see scripts/operate/move.ts. */
export const UNFINISHED_MOVE = 'unfinished_move';
/** The table that a database has while a backup is restored into it; see scripts/operate/restore.ts. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/** Opens the database without migrating it. */
export async function openDatabase(settings: ConnectionSettings): Promise<Database> {
  return settings.databaseUrl ? connectPostgres(settings) : connectSqlite(settings);
}

/** Opens the database and migrates its schema; `report` gets what that did. Several processes may do so at once. */
export function connect(
  settings: ConnectionSettings,
  report: (migrated: Migrated) => void = () => undefined,
): Promise<Database> {
  return openWith(settings, async (database) => report(await migrate(database)));
}

/**
 * Opens a database that has a schema on which this version runs, and changes nothing of it. Rejects with a SchemaError for any other. A
 * SQLite file has to be there.
 */
export function connectExisting(settings: ConnectionSettings): Promise<Database> {
  return openWith(settings, expectSchema);
}

async function openWith(
  settings: ConnectionSettings,
  prepare: (database: Database) => Promise<void>,
): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    await expectUnicode(database);
    await expectFinished(database);
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Names of players and maps have letters that no other encoding of PostgreSQL has. */
async function expectUnicode({ kind, read }: Database): Promise<void> {
  if (kind !== 'postgres') return;
  const { rows } = await read.raw<{ rows: { server_encoding: string }[] }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new SchemaError(
      `The database of DATABASE_URL has the encoding ${encoding}, and has to have UTF8: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
}

/** Refuses a database that has a part of the rows only, or lacks the epoch of a restore. */
async function expectFinished({ kind, read }: Database): Promise<void> {
  if (kind !== 'postgres') return;
  if (await read.schema.hasTable(UNFINISHED_MOVE))
    throw new SchemaError(
      'Rows are being moved into the database of DATABASE_URL, or that was interrupted. If so, create the database again and repeat npm run move.',
    );
  if (await read.schema.hasTable(UNFINISHED_RESTORE))
    throw new SchemaError(
      'A backup is being restored into the database of DATABASE_URL, or that was interrupted. If so, create the database again, empty DATA_DIR and repeat npm run restore.',
    );
}
