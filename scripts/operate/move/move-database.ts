import { basename, dirname } from 'node:path';
import { MOVED } from '../../../db/connection/sqlite.js';
import { FILE_MODE } from '../../../db/connection/file-modes.js';
import { expectUnused, holdSqlite, POSTGRES_TABLES } from '../../../db/connection/backup.js';
import { withClient } from '../../../db/connection/postgres.js';
import { connect, openDatabase, UNFINISHED_MOVE } from '../../../db/connect.js';
import type { Database } from '../../../db/connection/database.js';
import { migrate } from '../../../db/migrate.js';
import type { ArtifactFiles } from '../../../db/artifacts/artifact-files.js';
import { adoptArtifactStore } from '../../../db/stores/verification/artifact-store.js';
import { randomText } from '../../../src/wiring/random-text.js';
import { ownAsFolder } from '../backup/durable.js';
import { writeWhole } from '../../../db/artifacts/durable.js';
import { copyRows } from './copy-rows.js';
import { postponeIndexes, setSequences, type Query } from './target-schema.js';

/** What was moved. */
export interface Moved {
  tables: number;
  rows: number;
}

export interface MoveOptions {
  sqliteFile: string;
  databaseUrl: string;
  /** Opens the artifacts, whose id moves with the rows. */
  openStore: () => Promise<ArtifactFiles>;
  /** Gets a line for each step. */
  report: (line: string) => void;
}

/** What the migrations of PostgreSQL have written themselves. */
const OWN_TABLES = ['knex_migrations', UNFINISHED_MOVE];
const IDS_GIVEN = 'SELECT name, seq FROM sqlite_sequence';

/**
 * Moves all rows of a SQLite file that no service uses into an empty PostgreSQL database: migrations make the schema, every
 * row is copied and compared, then indexes, references and sequences follow. Nobody can write to the file
 * meanwhile, and services refuse to start on the database until all of it is there. Rejects with a sentence when something is in
 * the way or a row differs; the SQLite file stays as it is, but for migrations of its own. After a move a file beside it keeps services and
 * backups from using it without DATABASE_URL.
 */
export async function moveDatabase({
  sqliteFile,
  databaseUrl,
  openStore,
  report,
}: MoveOptions): Promise<Moved> {
  await expectEmpty(databaseUrl);
  // Before its schema becomes one on which services of an older version may not run.
  await expectUnused(sqliteFile);
  await prepareSource(sqliteFile, openStore);
  const release = await holdSqlite(sqliteFile);
  const source = await openDatabase({ databaseUrl: undefined, sqliteFile });
  try {
    return await withClient(databaseUrl, async (query) => {
      await query(`CREATE TABLE ${UNFINISHED_MOVE} (since timestamptz NOT NULL DEFAULT now())`);
      const target = await openDatabase({ databaseUrl, sqliteFile: '' });
      try {
        await migrate(target);
        const moved = await moveRows(source, target, query, report);
        // First: at no moment do services start on both.
        await markMoved(sqliteFile);
        await query(`DROP TABLE ${UNFINISHED_MOVE}`);
        return moved;
      } finally {
        await target.close();
      }
    });
  } finally {
    await source.close();
    await release();
  }
}

/** Brings the file to this version's schema, and lets it and its artifacts have one id. */
async function prepareSource(sqliteFile: string, openStore: MoveOptions['openStore']): Promise<void> {
  const source = await connect({ databaseUrl: undefined, sqliteFile });
  try {
    const store = await openStore();
    await adoptArtifactStore(source, store, randomText).finally(() => store.close());
  } finally {
    await source.close();
  }
}

async function markMoved(sqliteFile: string): Promise<void> {
  const marker = `${sqliteFile}${MOVED}`;
  const sentence = `The rows of ${basename(sqliteFile)} were moved to PostgreSQL at ${new Date().toISOString()}. Remove this file to use that one again.\n`;
  await writeWhole(`${marker}.new`, marker, sentence, FILE_MODE);
  await ownAsFolder(dirname(marker), [basename(marker)]);
}

async function expectEmpty(databaseUrl: string): Promise<void> {
  const tables = await withClient(databaseUrl, (query) => query(POSTGRES_TABLES));
  if (tables.length > 0)
    throw new Error('The database of DATABASE_URL is not empty; create a new one and move into that.');
}

/** Copies the rows of all tables. Nobody else reads or writes them meanwhile. */
async function moveRows(
  source: Database,
  target: Database,
  query: Query,
  report: MoveOptions['report'],
): Promise<Moved> {
  const tables = (await query(POSTGRES_TABLES))
    .map(({ name }) => String(name))
    .filter((name) => !OWN_TABLES.includes(name));
  const postponed = await postponeIndexes(query);
  let rows = 0;
  for (const table of tables) {
    const copied = await copyRows(source, target, table);
    rows += copied;
    report(`${table}: ${copied} rows`);
  }
  report('rows copied; indexes and references follow');
  for (const statement of postponed) await query(statement);
  const given = await source.read.raw<{ name: string; seq: number }[]>(IDS_GIVEN);
  await setSequences(query, new Map(given.map(({ name, seq }) => [name, seq])));
  await query('ANALYZE');
  return { tables: tables.length, rows };
}
