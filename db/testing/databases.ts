import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import { connect } from '../connect.js';
import type { ConnectionSettings, Database, DatabaseKind } from '../connection/database.js';
import { createPostgresDatabase } from './postgres-databases.js';
import { startPostgres, type TestPostgres } from './postgres.js';

const KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** An empty database of one suite or test. */
interface EmptyDatabase {
  settings: ConnectionSettings;
  drop: () => Promise<void>;
}

/**
 * Creates a PostgreSQL database with the current schema and returns its name, for TEST_DATABASE_TEMPLATE: copying it is
 * faster than migrating per suite.
 */
export async function createTemplate(server: string): Promise<string> {
  const { url } = await createPostgresDatabase(server);
  const database = await connect({ databaseUrl: url, sqliteFile: '' });
  // A database with connections cannot be copied.
  await database.close();
  return new URL(url).pathname.slice(1);
}

/** Creates a SQLite file with the current schema in a folder and returns its path, for TEST_SQLITE_TEMPLATE. */
export async function createSqliteTemplate(folder: string): Promise<string> {
  const sqliteFile = join(folder, 'template.sqlite');
  const database = await connect({ databaseUrl: undefined, sqliteFile });
  await database.close();
  // What stood in the write-ahead log is in the file once the last connection is closed.
  if (existsSync(`${sqliteFile}-wal`)) throw new Error('The SQLite template was not closed.');
  return sqliteFile;
}

/** Creates an empty database of a kind, or a copy of a template; SQLite's is a file in a folder of its own. */
export async function createEmptyDatabase(kind: DatabaseKind, template?: string): Promise<EmptyDatabase> {
  if (kind === 'postgres') {
    const { url, drop } = await createPostgresDatabase(await findServer(), template);
    return { settings: { databaseUrl: url, sqliteFile: '' }, drop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'record-services-test-'));
  if (template !== undefined) await copyFile(template, join(folder, 'test.sqlite'));
  return {
    settings: { databaseUrl: undefined, sqliteFile: join(folder, 'test.sqlite') },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Runs a suite on SQLite and on PostgreSQL, each time on a fresh, migrated database. Call `database()` and
 * `settings()`, with which a second process could connect, inside tests.
 */
export function describeOnDatabases(
  name: string,
  suite: (database: () => Database, kind: DatabaseKind, settings: () => ConnectionSettings) => void,
  kinds: readonly DatabaseKind[] = KINDS,
): void {
  const onEmpty = (settings: () => ConnectionSettings, kind: DatabaseKind): void => {
    let database: Database | undefined;
    before(async () => {
      database = await connect(settings());
    });
    after(() => database?.close());
    suite(() => present(database), kind, settings);
  };
  const {
    TEST_DATABASE_URL: shared,
    TEST_DATABASE_TEMPLATE: postgres,
    TEST_SQLITE_TEMPLATE: sqlite,
  } = process.env;
  // PostgreSQL's template is on the shared server; a file's own server has none.
  describeOnEmptyDatabases(name, onEmpty, kinds, { sqlite, postgres: shared ? postgres : undefined });
}

/** Runs a suite on SQLite and on PostgreSQL, each time with an empty, unopened database. */
export function describeOnEmptyDatabases(
  name: string,
  suite: (settings: () => ConnectionSettings, kind: DatabaseKind) => void,
  kinds: readonly DatabaseKind[] = KINDS,
  templates: Partial<Record<DatabaseKind, string | undefined>> = {},
): void {
  stopServerAtEnd();
  for (const kind of kinds) {
    void describe(`${name} (${kind})`, () => {
      let empty: EmptyDatabase | undefined;
      before(async () => {
        empty = await createEmptyDatabase(kind, templates[kind]);
      });
      suite(() => present(empty).settings, kind);
      after(() => empty?.drop());
    });
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The database is there only while tests run.');
  return value;
}

let ownServer: Promise<TestPostgres> | undefined;
let isStoppedAtEnd = false;

/** A test run shares one server (TEST_DATABASE_URL); a file that runs alone starts its own. */
async function findServer(): Promise<string> {
  const shared = process.env.TEST_DATABASE_URL;
  if (shared) return shared;
  ownServer ??= startPostgres();
  return (await ownServer).url;
}

function stopServerAtEnd(): void {
  if (isStoppedAtEnd) return;
  isStoppedAtEnd = true;
  after(async () => {
    const server = await ownServer?.catch(() => undefined);
    await server?.stop();
  });
}
