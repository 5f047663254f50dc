import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UNFINISHED_RESTORE } from '../../../db/connect.js';
import { ID_NAME } from '../../../db/artifacts/artifact-files.js';
import {
  changeSqliteFile,
  expectNoTables,
  POSTGRES_TABLES,
  restorePostgres,
} from '../../../db/connection/backup.js';
import { withClient } from '../../../db/connection/postgres.js';
import { RESTORING } from '../../../db/connection/sqlite.js';
import { migrations, RELEASE_1_1 } from '../../../db/migrate.js';
import type { Config } from '../../../src/config.js';
import { checkArtifacts, copyArtifacts, syncArtifacts } from './artifacts.js';
import { DUMP_NAME, inspectDatabase, inspectSqlite, SQLITE_NAME } from './dump-database.js';
import { copyFile, copyIfThere, hashFile, ownAsFolder, prepareEmptyFolder } from './durable.js';
import { syncFolder } from '../../../db/artifacts/durable.js';
import { readManifest, type Manifest } from './manifest.js';

/**
 * Puts a backup back into an empty DATA_DIR, and an empty database of DATABASE_URL if the backup is of PostgreSQL. Everything in
 * the backup is checked before anything is written. Rejects with a sentence when it is incomplete, damaged, of a later version,
 * or there is something where it would go. What it writes is DATA_DIR's owner's. A start after a restore that was interrupted is refused.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const digests = await checkBackup(config, folder, manifest);
  const { dataDir, databaseUrl } = config;
  const sentence = `DATA_DIR ${resolve(dataDir)} is not empty; a restore overwrites nothing. Set DATA_DIR to a new folder.`;
  if (databaseUrl !== undefined) await expectNoTables(databaseUrl);
  await prepareEmptyFolder(dataDir, sentence);
  const copyAll = async (): Promise<void> => {
    await putArtifacts(join(folder, 'artifacts'), join(dataDir, 'artifacts'), digests);
    await ownAsFolder(dataDir);
  };
  if (databaseUrl === undefined) await restoreSqlite(folder, manifest, dataDir, copyAll);
  else await restoreWithMarker(folder, manifest, databaseUrl, copyAll);
  return manifest;
}

/** From before the first file until the rows are compared and the epoch is another one, a table says that the restore is under way. */
async function restoreWithMarker(
  folder: string,
  manifest: Manifest,
  databaseUrl: string,
  copyAll: () => Promise<void>,
): Promise<void> {
  await withClient(databaseUrl, (query) =>
    query(`CREATE TABLE ${UNFINISHED_RESTORE} (since timestamptz NOT NULL DEFAULT now())`),
  );
  await copyAll();
  await restorePostgres(join(folder, DUMP_NAME), databaseUrl);
  await withClient(databaseUrl, async (query) => {
    expectSameRows(manifest, (await inspectDatabase(query, POSTGRES_TABLES)).rows);
    await query('BEGIN');
    await query(newEpoch());
    await query(`DROP TABLE ${UNFINISHED_RESTORE}`);
    await query('COMMIT');
  });
}

/** The database gets its name last: without it, the folder says that the restore was interrupted. */
async function restoreSqlite(
  folder: string,
  manifest: Manifest,
  dataDir: string,
  copyAll: () => Promise<void>,
): Promise<void> {
  const file = join(dataDir, SQLITE_NAME);
  await copyFile(join(folder, SQLITE_NAME), `${file}${RESTORING}`);
  await syncFolder(dataDir);
  await copyAll();
  expectSameRows(manifest, (await inspectSqlite(`${file}${RESTORING}`)).rows);
  await changeSqliteFile(`${file}${RESTORING}`, newEpoch());
  await rename(`${file}${RESTORING}`, file);
  await syncFolder(dataDir);
}

async function putArtifacts(from: string, to: string, digests: readonly string[]): Promise<void> {
  const copied = await copyArtifacts([from, to], digests);
  const changed = digests.find((sha256) => !copied.has(sha256));
  if (changed !== undefined) throw new Error(`The artifact ${changed} changed during the restore.`);
  await syncArtifacts(to);
  await copyIfThere(join(from, ID_NAME), join(to, ID_NAME));
}

/** Returns the digests of the backup's artifacts. */
async function checkBackup(
  { databaseUrl, artifactStore }: Config,
  folder: string,
  { version, database, artifacts }: Manifest,
): Promise<string[]> {
  const isPostgres = database.kind === 'postgres';
  if (isPostgres !== (databaseUrl !== undefined))
    throw new Error(
      isPostgres
        ? 'The backup is of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'The backup is of SQLite: restore it without DATABASE_URL.',
    );
  if (artifacts.store !== undefined && !artifactStore)
    throw new Error(
      `The artifacts of the backup are in ${artifacts.store}: set ARTIFACT_STORE to it, or to a copy of it.`,
    );
  if (artifacts.store === undefined && artifactStore)
    throw new Error(
      'The artifacts are in the backup: restore them without ARTIFACT_STORE. Then copy artifacts/ in DATA_DIR to the bucket.',
    );
  // The next start upgrades what version 1.1 made.
  const { migration } = database;
  if (!Object.hasOwn(migrations, migration) && migration !== RELEASE_1_1)
    throw new Error(
      `The backup is of version ${version}, whose schema (${migration}) this version does not know: restore it with that version. One before 1.1.0 starts once with 1.1, then with this version.`,
    );
  const file = isPostgres ? DUMP_NAME : SQLITE_NAME;
  const found = await hashFile(join(folder, file));
  if (found.sha256 !== database.sha256) throw new Error(`${file} in the backup was changed or cut off.`);
  const checked = await checkArtifacts(join(folder, 'artifacts'));
  const { digests } = checked;
  if (digests.length !== artifacts.files || checked.bytes !== artifacts.bytes)
    throw new Error(`The backup has ${digests.length} artifacts; there were ${artifacts.files}.`);
  return digests;
}

/** Clients that follow the events by their ids notice that they have to begin again. */
function newEpoch(): string {
  return `UPDATE settings SET value = '${randomBytes(12).toString('base64url')}' WHERE key = 'epoch'`;
}

function expectSameRows({ database }: Manifest, rows: Record<string, number>): void {
  const other = Object.keys(database.rows).find((table) => rows[table] !== database.rows[table]);
  if (other !== undefined)
    throw new Error(
      `${other} has ${String(rows[other])} rows after the restore; there were ${String(database.rows[other])}.`,
    );
}
