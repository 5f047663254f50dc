import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import type { Knex } from 'knex';
import { connect, openDatabase } from '../connect.js';
import { describeOnDatabases, describeOnEmptyDatabases } from '../testing/databases.js';
import { createFolder } from '../testing/folder.js';
import type { ConnectionSettings } from './database.js';
import { toOutage } from './outage.js';
import { MOVED, RESTORING, whyNotOpen } from './sqlite.js';

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
      await assert.rejects(database().prepare('DELETE FROM event_sequence')([]), /readonly/);
    });

    test('a statement that does not wait for the one before it is refused in a transaction that writes', async () => {
      const insert = (trx: Knex, id: number): Promise<unknown> =>
        trx('event_sequence').insert({ id, last_event_id: 0 });
      await assert.rejects(
        database().write((trx) => Promise.all([insert(trx, 5), insert(trx, 6)])),
        /has to wait for the one before it/,
      );
      assert.deepEqual(await database().read('event_sequence').pluck('id'), [1]);
    });

    test('statements are undone in memory; migrations sort in files', async () => {
      const storeIn = (isUnlimited: boolean): Promise<unknown> =>
        database().write(async (trx) => (await trx.raw('PRAGMA temp_store')) as unknown, { isUnlimited });
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
      await closing.prepare('SELECT 1 AS one')([]);
      await closing.write((trx) => trx('event_sequence').where({ id: 1 }).update({ last_event_id: 5 }));
      await closing.close();
      const name = basename(copy.sqliteFile);
      const files = (await readdir(dirname(copy.sqliteFile))).filter((file) => file.startsWith(name));
      assert.deepEqual(files, [name]);
    });
  },
  ['sqlite'],
);

describeOnEmptyDatabases(
  'a SQLite file that disappears',
  (settings) => {
    const add = (id: number) => ({ id, last_event_id: 0 });
    const isGone = (error: unknown): boolean => toOutage(error)?.code === 'DATABASE_FILE_GONE';

    test('is noticed before anything more is acknowledged, and by readiness', async (t) => {
      const { sqliteFile } = settings();
      const database = await connect(settings());
      t.after(() => database.close());
      await database.ping();
      const during = database.write(async (trx) => {
        await trx('event_sequence').insert(add(5));
        await rename(sqliteFile, `${sqliteFile}.moved`);
      });
      await assert.rejects(during, isGone);
      await assert.rejects(
        database.write((trx) => trx('event_sequence').insert(add(6))),
        isGone,
      );
      await assert.rejects(database.ping(), isGone);
      await writeFile(sqliteFile, '');
      await assert.rejects(database.ping(), isGone, 'another file of the same name');
    });

    test('so is the folder', async (t) => {
      const file = { databaseUrl: undefined, sqliteFile: `${dirname(settings().sqliteFile)}/other.sqlite` };
      const database = await connect(file);
      t.after(() => database.close());
      await rm(dirname(file.sqliteFile), { recursive: true });
      await assert.rejects(database.ping(), isGone);
    });
  },
  ['sqlite'],
);

const settings = (sqliteFile: string): ConnectionSettings => ({ databaseUrl: undefined, sqliteFile });

test('a new file can be opened many times at once: each waits until the others have set WAL mode', async (t) => {
  const folder = await createFolder(t);
  for (let round = 0; round < 60; round += 1) {
    const file = settings(join(folder, `${round}.sqlite`));
    const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase(file)));
    for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
    const errors = opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    assert.deepEqual(errors, []);
  }
});

test('a copy of a file in use, without its -wal, is refused instead of starting empty', async (t) => {
  const folder = await createFolder(t);
  const [file, copy] = [join(folder, 'records.sqlite'), join(folder, 'copy.sqlite')];
  const database = await connect(settings(file));
  await copyFile(file, copy);
  assert.equal(await whyNotOpen(file, 0), null);
  assert.match((await whyNotOpen(copy, 0)) ?? '', /copy of a file in use/);
  await assert.rejects(connect(settings(copy)), /copy of a file in use/);
  await copyFile(`${file}-wal`, `${copy}-wal`);
  assert.equal(await whyNotOpen(copy, 0), null);
  await database.close();
  await copyFile(file, join(folder, 'closed.sqlite'));
  assert.equal(await whyNotOpen(join(folder, 'closed.sqlite'), 0), null);
});

test('a restore that was interrupted is refused', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  await writeFile(`${file}${RESTORING}`, 'half');
  assert.match((await whyNotOpen(file, 0)) ?? '', /interrupted/);
  await assert.rejects(connect(settings(file)), /interrupted/);
});

test('a file whose rows were moved to PostgreSQL is refused until the mark is removed', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  await (await connect(settings(file))).close();
  await writeFile(`${file}${MOVED}`, 'moved');
  await assert.rejects(
    connect(settings(file)),
    /moved its rows to PostgreSQL; set DATABASE_URL .* or remove records\.sqlite\.moved/,
  );
  await rm(`${file}${MOVED}`);
  await (await connect(settings(file))).close();
});

test('no file, an empty one and another one are left to SQLite', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  assert.equal(await whyNotOpen(file, 0), null);
  for (const content of ['', 'no database', 'no database'.repeat(20)]) {
    await writeFile(file, content);
    assert.equal(await whyNotOpen(file, 0), null);
  }
});

test('a file that never had a table, because its first migration failed, is no copy', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const unused = await openDatabase(settings(file));
  await unused.close();
  assert.equal(await whyNotOpen(file, 0), null);
});

test('the WAL that a long read kept growing shrinks with the writes that follow', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const sizeOfWal = (): number => statSync(`${file}-wal`).size;
  const database = await openDatabase(settings(file));
  t.after(database.close);
  const store = (bytes: number): Promise<unknown> =>
    database.write((trx) => trx.raw(`INSERT INTO samples VALUES (zeroblob(${bytes}))`));
  await database.write((trx) => trx.raw('CREATE TABLE samples (name blob)'));
  await database.snapshot(async (trx) => {
    await trx('samples').count();
    await store(80_000_000);
  });
  assert.ok(sizeOfWal() > 80_000_000, `${sizeOfWal()} bytes`);
  // The first one moves the pages to the file, the next one begins the WAL anew.
  await store(1);
  await store(1);
  assert.ok(sizeOfWal() <= 67_108_864, `${sizeOfWal()} bytes`);
});
