import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe } from 'node:test';
import knex from 'knex';
import { connect } from '../connect.js';
import type { Database, DatabaseKind } from '../database.js';
import { startPostgres, type TestPostgres } from './postgres.js';

/** Creates an empty PostgreSQL database of its own and returns its URL and how to drop it. */
export async function createPostgresDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const admin = knex({ client: 'pg', connection: `${server}/postgres` });
    await admin.raw(sql);
    await admin.destroy();
  };
  await run(`CREATE DATABASE ${name}`);
  return { url: `${server}/${name}`, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * Runs a suite once on SQLite and once on PostgreSQL, each time on a fresh, migrated database. `database()` is to be
 * called inside tests. The test run shares one PostgreSQL server (TEST_DATABASE_URL); a file that is run alone starts one.
 */
export function describeOnDatabases(
  name: string,
  suite: (database: () => Database, kind: DatabaseKind) => void,
): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${kind})`, () => {
      let database: Database | undefined;
      let release = (): Promise<void> => Promise.resolve();
      before(async () => {
        ({ database, release } = await (kind === 'sqlite' ? openSqlite() : openPostgres()));
      });
      after(async () => {
        await database?.close();
        await release();
      });
      suite(() => {
        if (!database) throw new Error('The database is there only while tests run.');
        return database;
      }, kind);
    });
  }
}

interface Opened {
  database: Database;
  release: () => Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'record-services-test-'));
  const database = await connect({ databaseUrl: undefined, sqliteFile: join(folder, 'test.sqlite') });
  return { database, release: () => rm(folder, { recursive: true, force: true }) };
}

async function openPostgres(): Promise<Opened> {
  const shared = process.env.TEST_DATABASE_URL;
  const own: TestPostgres | undefined = shared ? undefined : await startPostgres();
  const { url, drop } = await createPostgresDatabase(shared ?? own?.url ?? '');
  const database = await connect({ databaseUrl: url, sqliteFile: '' });
  return {
    database,
    release: async () => {
      await drop();
      await own?.stop();
    },
  };
}
