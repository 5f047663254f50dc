import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { withClient } from '../connection/backup-postgres.js';
import type { ConnectionSettings } from '../connection/open-database.js';

/** Databases of servers of version 0.4.0 that were sent data of each kind over HTTP, and killed while logged changes were uncounted. */
const FOLDER = new URL('../../../db/migrations/fixtures/', import.meta.url);

/** Makes an empty, unopened database one of version 0.4.0 with rows in all tables. */
export async function placeRelease({ databaseUrl, sqliteFile }: ConnectionSettings): Promise<void> {
  const name = `release-0.4.0.${databaseUrl === undefined ? 'sqlite' : 'postgres.sql'}.gz`;
  const content = gunzipSync(await readFile(fileURLToPath(new URL(name, FOLDER))));
  if (databaseUrl === undefined) await writeFile(sqliteFile, content);
  else await withClient(databaseUrl, (query) => query(content.toString()));
}
