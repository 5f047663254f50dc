import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { connect } from '../connect.js';
import { openDatabase } from './open-database.js';
import { toOutage } from './outage.js';
import { describeOnDatabases } from '../testing/databases.js';
import { createFolder } from '../testing/folder.js';

describeOnDatabases(
  'a SQLite file',
  (database, _kind, settings) => {
    test('a commit is durable when it is acknowledged', async () => {
      await database().write(async (trx) => {
        assert.deepEqual(await trx.raw('PRAGMA journal_mode'), [{ journal_mode: 'wal' }]);
        const full = 2;
        assert.deepEqual(await trx.raw('PRAGMA synchronous'), [{ synchronous: full }]);
        assert.deepEqual(await trx.raw('PRAGMA foreign_keys'), [{ foreign_keys: 1 }]);
      });
    });

    test('readers cannot write', async () => {
      await assert.rejects(database().read('event_sequence').delete(), /readonly/);
      await assert.rejects(
        database().snapshot((trx) => trx('event_sequence').delete()),
        /readonly/,
      );
      await assert.rejects(
        database().prepare({ sqlite: 'DELETE FROM event_sequence', postgres: '' })([]),
        /readonly/,
      );
    });

    test('readers continue while a transaction writes', async () => {
      await database().write(async (trx) => {
        await trx('event_sequence').where({ id: 1 }).update({ last_event_id: 7 });
        assert.deepEqual(await database().read('event_sequence').pluck('last_event_id'), [0]);
      });
      assert.deepEqual(await database().read('event_sequence').pluck('last_event_id'), [7]);
    });

    test('statements are undone in memory; what migrations sort goes to files', async () => {
      const storeIn = async (isUnlimited: boolean): Promise<unknown> =>
        database().write(async (trx): Promise<unknown> => trx.raw('PRAGMA temp_store'), { isUnlimited });
      const [files, memory] = [[{ temp_store: 1 }], [{ temp_store: 2 }]];
      assert.deepEqual(await storeIn(false), memory);
      assert.deepEqual(await storeIn(true), files);
      assert.deepEqual(await storeIn(false), memory);
    });

    test('a write that finds no room is undone and an outage of the disk; reads go on, and so do writes once there is room', async (t) => {
      const limitPages = (pages: string): Promise<unknown> =>
        database().write((trx) => trx.raw(`PRAGMA max_page_count = ${pages}`));
      t.after(() => limitPages('1073741823'));
      const stored = (): Promise<string[]> =>
        database().read('settings').whereLike('key', 'room-%').orderBy('key').pluck<string[]>('key');
      const store = (key: string): Promise<unknown> =>
        database().write(async (trx) => {
          await trx('settings').insert({ key: `room-${key}-1`, value: '' });
          await trx('settings').insert({ key: `room-${key}-2`, value: 'x'.repeat(1_000_000) });
        });
      // SQLite goes no lower than what the file has, and fails as it does on a full disk.
      await limitPages('1');
      await assert.rejects(store('a'), (error) => toOutage(error)?.reason === 'disk');
      assert.deepEqual(await stored(), []);
      await limitPages('1073741823');
      await store('b');
      assert.deepEqual(await stored(), ['room-b-1', 'room-b-2']);
    });

    test('the last connection to close leaves one file with all data', async () => {
      const copy = { databaseUrl: undefined, sqliteFile: `${settings().sqliteFile}-closed` };
      const closing = await connect(copy);
      await closing.prepare({ sqlite: 'SELECT 1 AS one', postgres: '' })([]);
      await closing.write((trx) => trx('event_sequence').where({ id: 1 }).update({ last_event_id: 5 }));
      await closing.close();
      const name = basename(copy.sqliteFile);
      const files = (await readdir(dirname(copy.sqliteFile))).filter((file) => file.startsWith(name));
      assert.deepEqual(files, [name]);
    });
  },
  ['sqlite'],
);

test('a new file can be opened many times at once: each waits until the others have set WAL mode', async (t) => {
  const folder = await createFolder(t);
  for (let round = 0; round < 60; round += 1) {
    const settings = { databaseUrl: undefined, sqliteFile: join(folder, `${round}.sqlite`) };
    const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase(settings)));
    for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
    const errors = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    assert.deepEqual(errors, []);
  }
});
