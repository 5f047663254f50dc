import { readFile, writeFile } from 'node:fs/promises';
import { changeSqliteFile } from '../connection/backup.js';
import { withClient } from '../connection/postgres.js';
import type { ConnectionSettings } from '../connection/database.js';

/** The schema that version 1.1.0 made on each database, and the rows of a server of it that was sent data of each kind over HTTP. */
const FOLDER = new URL('../../../db/testing/release-1.1/', import.meta.url);

/** The id of its artifacts. */
export const RELEASE_STORE = '6nh79xWGXuiKT60QkG8SSFvo';

/** Makes an empty, unopened database one of version 1.1.0 with rows in all tables. */
export async function placeRelease({ databaseUrl, sqliteFile }: ConnectionSettings): Promise<void> {
  const read = (name: string): Promise<string> => readFile(new URL(`${name}.sql`, FOLDER), 'utf8');
  const statements = (await read(databaseUrl === undefined ? 'sqlite' : 'postgres')) + (await read('rows'));
  if (databaseUrl !== undefined) {
    await withClient(databaseUrl, (query) => query(statements));
    return;
  }
  await writeFile(sqliteFile, '');
  await changeSqliteFile(sqliteFile, statements);
}
