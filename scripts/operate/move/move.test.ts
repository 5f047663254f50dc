import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openArtifactStore } from '../../../db/artifacts/open-store.js';
import { connect, openDatabase } from '../../../db/connect.js';
import type { Database } from '../../../db/connection/database.js';
import { createEvents } from '../../../db/stores/aggregator/tracking/events.js';
import { describeOnEmptyDatabases } from '../../../db/testing/databases.js';
import { createFolder } from '../../../db/testing/folder.js';
import { expectRecount } from '../../../db/testing/recount.js';
import { placeRelease } from '../../../db/testing/release-1.1.js';
import { ALL_EVENTS } from '../../../db/testing/tracking.js';
import { makeData } from '../../develop/bench/size/make-data.js';
import { moveDatabase, type MoveOptions } from './move-database.js';

const COUNTS = {
  names: 200,
  players: 50,
  maps: 100,
  events: 600,
  worldRecords: 300,
  records: 40,
  traffic: 50,
};

/** Returns the SQLite file of a small community. */
async function createSource(t: TestContext): Promise<{ sqliteFile: string }> {
  const dataDir = await createFolder(t);
  const sqliteFile = join(dataDir, 'records.sqlite');
  const database = await connect({ databaseUrl: undefined, sqliteFile });
  await makeData(database, COUNTS, () => undefined);
  await database.close();
  return { sqliteFile };
}

function storeNote(database: Database, message: string): Promise<unknown> {
  const sender = { projectKey: 'p', receivedAt: '2026-10-06T08:00:00.000Z' };
  return createEvents(database).store(sender, [{ type: 'note', message }]);
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

    const dropAll = async (t: TestContext): Promise<void> => {
      const target = await open(t, settings());
      await target.write((trx) => trx.raw('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
    };

    test('of what PostgreSQL cannot keep is noticed: services do not start on it, and the file stays as it was', async (t) => {
      const { sqliteFile } = await createSource(t);
      const source = await openDatabase({ databaseUrl: undefined, sqliteFile });
      await source.write((trx) => trx('settings').insert({ key: 'odd', value: Buffer.from('bytes') }));
      await source.close();
      await assert.rejects(
        move(sqliteFile),
        /^Error: settings is not the same on both sides, first at \["odd"\]/,
      );
      await assert.rejects(connect(settings()), /create the database again and repeat npm run move/);
      await assert.rejects(move(sqliteFile), /is not empty/);
      const again = await open(t, { databaseUrl: undefined, sqliteFile });
      await storeNote(again, 'still here');
      await dropAll(t);
    });

    test('of a file in use is refused before anything of it is changed', async (t) => {
      const sqliteFile = join(await createFolder(t), 'records.sqlite');
      await placeRelease({ databaseUrl: undefined, sqliteFile });
      const service = await open(t, { databaseUrl: undefined, sqliteFile });
      const before = await service.read('knex_migrations').pluck('name');
      await assert.rejects(move(sqliteFile), /is in use; stop the services first\.$/);
      assert.deepEqual(await service.read('knex_migrations').pluck('name'), before);
    });

    test('has every row, takes further ones, and leaves a mark with which the file is no longer used', async (t) => {
      const { sqliteFile } = await createSource(t);
      const lines: string[] = [];
      const { rows } = await move(sqliteFile, { report: (line) => lines.push(line) });
      assert.ok(rows > 3000, `${rows} rows`);
      assert.match(lines.join('\n'), /^events: 6\d\d rows$/m);
      const target = await connect(settings());
      t.after(() => target.close());
      await expectRecount(target);
      await storeNote(target, 'after the move');
      const { events } = await createEvents(target).list({ ...ALL_EVENTS, q: 'after the move' }, 1, 5);
      assert.equal(events.length, 1);
      const mark = await readFile(`${sqliteFile}.moved`, 'utf8');
      assert.match(mark, /^The rows of records\.sqlite were moved to PostgreSQL at 2\S+Z\. Remove this file/);
      await assert.rejects(
        connect({ databaseUrl: undefined, sqliteFile }),
        /set DATABASE_URL to go on there, or remove records\.sqlite\.moved/,
      );
    });
  },
  ['postgres'],
);
