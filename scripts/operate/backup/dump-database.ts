import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  backupPostgres,
  backupSqlite,
  POSTGRES_TABLES,
  readSqliteFile,
} from '../../../db/connection/backup.js';
import { whyNotOpen } from '../../../db/connection/sqlite.js';
import type { Config } from '../../../src/config.js';
import { hashFile } from './durable.js';
import { syncFolder } from '../../../db/artifacts/durable.js';
import type { Manifest } from './manifest.js';

/** What a copy of the database holds, and which artifacts it names. */
interface DatabaseCopy {
  database: Manifest['database'];
  artifacts: Found['artifacts'];
}

type Query = (sql: string) => Promise<Record<string, unknown>[]>;
type Found = Awaited<ReturnType<typeof inspectDatabase>>;

export const SQLITE_NAME = 'records.sqlite';
export const DUMP_NAME = 'database.dump';
const NEEDED_ARTIFACTS = `SELECT sha256 FROM verification_artifacts
  UNION SELECT map_sha256 FROM verification_submissions WHERE open_jobs > 0
  UNION SELECT replay_sha256 FROM verification_submissions WHERE open_jobs > 0`;
/** Without virtual tables, which hold nothing of their own. */
const SQLITE_TABLES = `SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`;

/** Copies the database as it is at one moment into a folder, durably. Rejects with a sentence when there is none. */
export async function dumpDatabase({ dataDir, databaseUrl }: Config, folder: string): Promise<DatabaseCopy> {
  if (databaseUrl !== undefined) {
    const file = join(folder, DUMP_NAME);
    const found = await backupPostgres(databaseUrl, file, (query) => inspectDatabase(query, POSTGRES_TABLES));
    return describe('postgres', folder, DUMP_NAME, found);
  }
  const source = join(dataDir, SQLITE_NAME);
  if (!existsSync(source))
    throw new Error(
      `DATA_DIR ${resolve(dataDir)} has no ${SQLITE_NAME}; set DATA_DIR or DATABASE_URL as for the services.`,
    );
  const reason = await whyNotOpen(source);
  if (reason !== null) throw new Error(`The SQLite file ${resolve(source)} cannot be used (${reason}).`);
  await backupSqlite(source, join(folder, SQLITE_NAME));
  return describe('sqlite', folder, SQLITE_NAME, await inspectSqlite(join(folder, SQLITE_NAME)));
}

/** What a SQLite file that nobody uses holds. */
export function inspectSqlite(file: string): Promise<Found> {
  const query: Query = async (sql) => (await readSqliteFile(file, [sql]))[0] ?? [];
  return inspectDatabase(query, SQLITE_TABLES);
}

/** What a database holds; `tables` is the query for the names of its tables. */
export async function inspectDatabase(query: Query, tables: string) {
  const names = (await query(tables)).map(({ name }) => String(name));
  if (!names.includes('knex_migrations'))
    throw new Error('The database has no schema of this project; was a service ever started on it?');
  const rows: Record<string, number> = {};
  for (const name of names) {
    const [row] = await query(`SELECT count(*) AS count FROM "${name}"`);
    rows[name] = Number(row?.['count']);
  }
  const [last] = await query('SELECT name FROM knex_migrations ORDER BY id DESC LIMIT 1');
  const readDigests = async (sql: string): Promise<Set<string>> =>
    new Set((await query(sql)).map(({ sha256 }) => String(sha256)));
  // All that the database knows, also those of uploads whose file is only about to be there.
  const known = await readDigests('SELECT sha256 FROM verification_artifact_blobs');
  // Those that a reference or an unfinished submission needs: their files were there before their rows.
  const needed = await readDigests(NEEDED_ARTIFACTS);
  const [store] = names.includes('artifact_store') ? await query('SELECT store_id FROM artifact_store') : [];
  const storeId = store && String(store['store_id']);
  return { migration: String(last?.['name']), rows, artifacts: { known, needed, storeId } };
}

async function describe(
  kind: Manifest['database']['kind'],
  folder: string,
  file: string,
  { migration, rows, artifacts }: Found,
): Promise<DatabaseCopy> {
  // Neither pg_dump nor SQLite's backup syncs what it writes.
  await syncFolder(join(folder, file));
  const digest = await hashFile(join(folder, file));
  return { database: { kind, file, ...digest, migration, rows }, artifacts };
}
