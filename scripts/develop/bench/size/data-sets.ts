import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ID_NAME } from '../../../../db/artifacts/artifact-files.js';
import { openArtifactStore } from '../../../../db/artifacts/open-store.js';
import { connect } from '../../../../db/connect.js';
import { withClient } from '../../../../db/connection/postgres.js';
import { MOVED } from '../../../../db/connection/sqlite.js';
import { projectRoot } from '../../../../src/project-root.js';
import { moveDatabase } from '../../../operate/move/move-database.js';
import { makeData } from './make-data.js';
import type { PostgresCluster } from './postgres-cluster.js';
import { FULL_EVENTS, SMALL_EVENTS, type SizeCounts } from './size-rows.js';

/** Where data is kept. */
export const CACHE = process.env['BENCH_CACHE'] ?? fileURLToPath(new URL('.cache/bench-size', projectRoot));

/** The settings that start our services on stored data, and the database's address for statements of our own. */
export interface DataSet {
  settings: Record<string, string> & { DATA_DIR: string };
  connection: { databaseUrl: string | undefined; sqliteFile: string };
}

const NAMES: Readonly<Record<number, string>> = {
  [SMALL_EVENTS]: 'small',
  200_000: 'middle',
  [FULL_EVENTS]: 'full',
};

/** Returns the name of a size in those of its folders and databases. */
export function nameOfSize({ events }: SizeCounts): string {
  return NAMES[events] ?? `events_${events}`;
}

/** Returns the data of a size in a SQLite file, which is made at the first call and kept in the folder. */
export async function prepareSqlite(
  folder: string,
  counts: SizeCounts,
  say: (text: string) => void,
): Promise<DataSet> {
  const size = nameOfSize(counts);
  const dataDir = join(folder, `sqlite-${size}`);
  if (!existsSync(dataDir)) {
    const unfinished = `${dataDir}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const settings = { databaseUrl: undefined, sqliteFile: join(unfinished, 'records.sqlite') };
    const database = await connect(settings);
    try {
      await makeData(database, counts, (text) => say(`sqlite ${size}: ${text}`));
    } finally {
      await database.close();
    }
    renameSync(unfinished, dataDir);
  }
  const connection = { databaseUrl: undefined, sqliteFile: join(dataDir, 'records.sqlite') };
  await settle(connection);
  return { settings: { DATA_DIR: dataDir }, connection };
}

/**
 * Returns the data of a size in a database of a PostgreSQL server, to which the rows of the SQLite file are copied at the first
 * call, in minutes where the stores take an hour.
 */
export async function preparePostgres(
  cluster: PostgresCluster,
  folder: string,
  counts: SizeCounts,
  say: (text: string) => void,
): Promise<DataSet> {
  const size = nameOfSize(counts);
  const dataDir = join(folder, `postgres-${size}`);
  const marker = join(dataDir, 'complete');
  const databaseUrl = `${cluster.url}/bench_${size}`;
  const connection = { databaseUrl, sqliteFile: '' };
  if (!existsSync(marker)) {
    const { connection: source, settings } = await prepareSqlite(folder, counts, say);
    await cluster.createDatabase(`bench_${size}`);
    await moveDatabase({
      sqliteFile: source.sqliteFile,
      databaseUrl,
      openStore: () => openArtifactStore({ dataDir: settings.DATA_DIR, artifactStore: undefined }),
      report: (text) => say(`postgres ${size}: ${text}`),
    });
    // The file is still measured.
    rmSync(source.sqliteFile + MOVED);
    // Autovacuum does the same after a while.
    await withClient(databaseUrl, (query) => query('VACUUM ANALYZE'));
    copyStoreId(settings.DATA_DIR, dataDir);
    mkdirSync(marker, { recursive: true });
  }
  await settle(connection);
  return { settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, connection };
}

/**
 * Lets services start on a copied database with another data folder: a database has the id of its artifact store from the first start
 * on.
 */
export function copyStoreId(fromDataDir: string, toDataDir: string): void {
  const stored = join(fromDataDir, 'artifacts', ID_NAME);
  if (!existsSync(stored)) return;
  mkdirSync(join(toDataDir, 'artifacts'), { recursive: true });
  copyFileSync(stored, join(toDataDir, 'artifacts', ID_NAME));
}

/** Data that an earlier version made gets this version's schema. */
export async function settle(connection: DataSet['connection']): Promise<void> {
  const database = await connect(connection);
  await database.close();
}
