import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, connectExisting } from '../../db/connect.js';
import type { ConnectionSettings, Database } from '../../db/connection/database.js';
import { SchemaError, type Migrated } from '../../db/migrate.js';
import type { Config } from '../config.js';
import { driverMessage } from './read-outage.js';

/** The settings of the database; without `databaseTimeoutMs` statements have no limit. */
export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'pgPoolMax' | 'databasePrepared'> &
  Partial<Pick<Config, 'databaseTimeoutMs'>>;

/** Returns where the database is and how it is used; the SQLite file is in DATA_DIR. */
export function connectionSettings(config: DatabaseConfig): ConnectionSettings {
  return {
    databaseUrl: config.databaseUrl,
    sqliteFile: join(config.dataDir, 'records.sqlite'),
    timeoutMs: config.databaseTimeoutMs,
    poolMax: config.pgPoolMax,
    isPrepared: config.databasePrepared,
  };
}

/**
 * Opens the configured database and brings its schema to this version's; makes DATA_DIR. `report` gets what that did. Rejects with a
 * sentence that names the setting.
 */
export function connectDatabase(
  config: DatabaseConfig,
  report: (migrated: Migrated) => void,
): Promise<Database> {
  prepareDataDir(config.dataDir);
  return open(config, (settings) => connect(settings, report));
}

/**
 * Opens the configured database for a command beside the services, which makes and migrates none: with the settings of another place, or
 * none, it would find an empty one and seem to succeed. Rejects with a sentence that names the settings.
 */
export function openExisting(config: DatabaseConfig): Promise<Database> {
  return open(config, async (settings) => {
    if (settings.databaseUrl === undefined) expectFile(config.dataDir, settings.sqliteFile);
    return connectExisting(settings);
  });
}

async function open(
  config: DatabaseConfig,
  connectTo: (settings: ConnectionSettings) => Promise<Database>,
): Promise<Database> {
  const settings = connectionSettings(config);
  try {
    return await connectTo(settings);
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    const where = config.databaseUrl
      ? 'The database of DATABASE_URL'
      : `The SQLite file ${resolve(settings.sqliteFile)}`;
    const reason = driverMessage(error as Error) || String((error as { code?: string }).code);
    const certificates = config.databaseUrl?.includes('sslmode=')
      ? ' Its certificates have to be what sslrootcert, sslcert and sslkey of DATABASE_URL say.'
      : '';
    throw new Error(
      `${where} cannot be used (${reason}); check that it is there, may be written and has room on its disk.${certificates}`,
      { cause: error },
    );
  }
}

/** Rejects before SQLite makes the file. */
function expectFile(dataDir: string, sqliteFile: string): void {
  if (!existsSync(sqliteFile))
    throw new SchemaError(
      `DATA_DIR ${resolve(dataDir)} has no records.sqlite; set DATA_DIR or DATABASE_URL as for the services, or start them once.`,
    );
}

function prepareDataDir(folder: string): void {
  try {
    // Staged files and the database are private to this user.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `DATA_DIR ${resolve(folder)} cannot be written; create it for this user or set DATA_DIR to another folder.`,
    );
  }
}
