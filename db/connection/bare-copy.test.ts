import assert from 'node:assert/strict';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFolder } from '../testing/folder.js';
import { MOVED, RESTORING, whyNotOpen } from './bare-copy.js';
import { connect } from '../connect.js';
import { openDatabase } from './open-database.js';

const settings = (sqliteFile: string): { databaseUrl: undefined; sqliteFile: string } => ({
  databaseUrl: undefined,
  sqliteFile,
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

test('a file that never had a table, since its first migration failed, is no copy', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const unused = await openDatabase(settings(file));
  await unused.close();
  assert.equal(await whyNotOpen(file, 0), null);
});

test('a -wal file that another process is about to create is waited for', async (t) => {
  const folder = await createFolder(t);
  const [file, copy] = [join(folder, 'records.sqlite'), join(folder, 'copy.sqlite')];
  const database = await connect(settings(file));
  t.after(database.close);
  await copyFile(file, copy);
  const waiting = whyNotOpen(copy);
  await copyFile(`${file}-wal`, `${copy}-wal`);
  assert.equal(await waiting, null);
});
