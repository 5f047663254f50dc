import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openArtifactStore } from '../../../db/artifacts/open-store.js';
import { connect, openDatabase, UNFINISHED_MOVE } from '../../../db/connect.js';
import type { Database } from '../../../db/connection/database.js';
import { createEvents } from '../../../db/stores/aggregator/tracking/events.js';
import { describeOnEmptyDatabases } from '../../../db/testing/databases.js';
import { createFolder } from '../../../db/testing/folder.js';
import { placeRelease } from '../../../db/testing/release-1.1.js';
import { ALL_EVENTS } from '../../../db/testing/tracking.js';
import { makeData } from '../../develop/bench/size/make-data.js';
import { compareRows } from './compare-rows.js';
import { moveDatabase, type MoveOptions } from './move-database.js';
import { renderCommand, hasPgloader } from './run-pgloader.js';

const COUNTS = {
  names: 200,
  players: 50,
  maps: 100,
  events: 600,
  worldRecords: 300,
  records: 40,
  traffic: 50,
};
const skip = (await hasPgloader()) ? false : 'pgloader is not installed';

/** Returns the SQLite file of a small community. */
async function createSource(t: TestContext): Promise<{ sqliteFile: string }> {
  const dataDir = await createFolder(t);
  const sqliteFile = join(dataDir, 'records.sqlite');
  const database = await connect({ databaseUrl: undefined, sqliteFile });
  await makeData(database, COUNTS, () => undefined);
  await database.close();
  return { sqliteFile };
}

async function open(t: TestContext, settings: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(settings);
  t.after(() => database.close());
  return database;
}

describeOnEmptyDatabases(
  'a move from SQLite',
  (settings) => {
    const move = (sqliteFile: string, options: Partial<MoveOptions> = {}): ReturnType<typeof moveDatabase> =>
      moveDatabase({
        sqliteFile,
        databaseUrl: settings().databaseUrl ?? '',
        openStore: () => openArtifactStore({ dataDir: dirname(sqliteFile), artifactStore: undefined }),
        report: () => undefined,
        ...options,
      });

    test('that loses rows is noticed, and services do not start on it', async (t) => {
      const { sqliteFile } = await createSource(t);
      await assert.rejects(
        move(sqliteFile, { load: () => Promise.resolve() }),
        /is not the same on both sides/,
      );
      await assert.rejects(connect(settings()), /create the database again and repeat npm run move/);
      await assert.rejects(move(sqliteFile), /is not empty/);
      const target = await open(t, settings());
      await target.write((trx) => trx.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
    });

    test('that fails leaves the file as it was, for others to write', async (t) => {
      const { sqliteFile } = await createSource(t);
      const load = (): Promise<void> => Promise.reject(new Error('pgloader ended with code 1'));
      await assert.rejects(move(sqliteFile, { load }), /code 1/);
      const source = await open(t, { databaseUrl: undefined, sqliteFile });
      await createEvents(source).store({ projectKey: 'p', receivedAt: '2026-10-06T08:00:00.000Z' }, [
        { type: 'note', message: 'still here' },
      ]);
      const target = await open(t, settings());
      await target.write((trx) => trx.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
    });

    test('of a file in use is refused before anything of it is changed', async (t) => {
      const sqliteFile = join(await createFolder(t), 'records.sqlite');
      await placeRelease({ databaseUrl: undefined, sqliteFile });
      const service = await open(t, { databaseUrl: undefined, sqliteFile });
      const before = await service.read('knex_migrations').pluck('name');
      await assert.rejects(move(sqliteFile), /is in use; stop the services first\.$/);
      assert.deepEqual(await service.read('knex_migrations').pluck('name'), before);
    });

    test('leaves a mark with which the file is no longer used without DATABASE_URL', async (t) => {
      const sqliteFile = join(await createFolder(t), 'records.sqlite');
      await (await connect({ databaseUrl: undefined, sqliteFile })).close();
      const target = await open(t, settings());
      const load = async (file: string, _: string, tables: readonly string[]): Promise<void> => {
        const source = await openDatabase({ databaseUrl: undefined, sqliteFile: file });
        for (const table of tables) {
          const rows = (await source.read(table)) as object[];
          await target.write(async (trx) => {
            await trx(table).delete();
            if (rows.length > 0) await trx(table).insert(rows);
          });
        }
        await source.close();
      };
      await move(sqliteFile, { load });
      await (await connect(settings())).close();
      const mark = await readFile(`${sqliteFile}.moved`, 'utf8');
      assert.match(mark, /^The rows of records\.sqlite were moved to PostgreSQL at 2\S+Z\. Remove this file/);
      await assert.rejects(
        connect({ databaseUrl: undefined, sqliteFile }),
        /set DATABASE_URL to go on there, or remove records\.sqlite\.moved/,
      );
      await target.write((trx) => trx.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
    });

    test('has every row, and takes further ones', { skip }, async (t) => {
      const { sqliteFile } = await createSource(t);
      const lines: string[] = [];
      const { rows } = await move(sqliteFile, { report: (line) => lines.push(line) });
      assert.ok(rows > 3000, `${rows} rows`);
      assert.ok(
        lines.some((line) => /^events: 6\d\d rows are equal$/.test(line)),
        lines.join('\n'),
      );
      const target = await open(t, settings());
      assert.equal(await target.read.schema.hasTable(UNFINISHED_MOVE), false);
      await createEvents(target).store({ projectKey: 'p', receivedAt: '2026-10-06T08:00:00.000Z' }, [
        { type: 'note', message: 'after the move' },
      ]);
      const { events } = await createEvents(target).list({ ...ALL_EVENTS, q: 'after the move' }, 1, 5);
      assert.equal(events.length, 1);
    });
  },
  ['postgres'],
);

describeOnEmptyDatabases(
  'the comparison of rows',
  (settings) => {
    test('finds a row that differs, is missing or is one too many', async (t) => {
      const sqliteFile = join(await createFolder(t), 'records.sqlite');
      const source = await open(t, { databaseUrl: undefined, sqliteFile });
      const target = await open(t, settings());
      const keys = Array.from({ length: 7000 }, (_, index) => `key-${String(index).padStart(4, '0')}`);
      for (const database of [source, target])
        await database.write(async (trx) => {
          await trx.raw('CREATE TABLE notes (id text PRIMARY KEY, note text)');
          const value = database.kind === 'postgres' ? '?::json' : '?';
          const items = database.kind === 'postgres' ? 'json_array_elements_text' : 'json_each';
          await trx.raw(`INSERT INTO notes SELECT value, 'a note' FROM ${items}(${value})`, [
            JSON.stringify(keys),
          ]);
        });
      const compare = (): ReturnType<typeof compareRows> => compareRows(source.read, target.read, 'notes');
      const change = (database: Database, sql: string): Promise<unknown> =>
        database.write((trx) => trx.raw(sql));
      assert.deepEqual(await compare(), { rows: 7000, differsAt: null });
      await change(target, `UPDATE notes SET note = 'A note' WHERE id = 'key-6000'`);
      assert.deepEqual((await compare()).differsAt, ['key-6000']);
      await change(target, `DELETE FROM notes WHERE id = 'key-6000'`);
      assert.deepEqual((await compare()).differsAt, ['key-6000']);
      await change(source, `DELETE FROM notes WHERE id = 'key-6000'`);
      assert.equal((await compare()).differsAt, null);
      await change(target, `INSERT INTO notes VALUES ('key-7000', 'one too many')`);
      assert.deepEqual((await compare()).differsAt, ['key-7000']);
    });
  },
  ['postgres'],
);

test("passwords keep their signs in pgloader's addresses", () => {
  const command = renderCommand('/tmp/x', 'postgres://re%40c:p%3A%2F%40ss@db:5433/records?sslmode=require', [
    'a',
    'b',
  ]);
  assert.match(command, /INTO postgresql:\/\/re@@c:p::\/@@ss@db:5433\/records\?sslmode=require/);
  assert.match(command, /LIKE 'a', 'b';/);
});
