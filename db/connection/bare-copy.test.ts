import assert from 'node:assert/strict';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFolder } from '../testing/folder.js';
import { RESTORING, whyNotOpen } from './bare-copy.js';
import { connect } from './connect.js';

const settings = (sqliteFile: string): { databaseUrl: undefined; sqliteFile: string } => ({
  databaseUrl: undefined,
  sqliteFile,
});

test('a copy of a file in use, without its -wal, is refused instead of starting empty', async (t) => {
  const folder = await createFolder(t);
  const [file, copy] = [join(folder, 'records.sqlite'), join(folder, 'copy.sqlite')];
  const database = await connect(settings(file));
  await copyFile(file, copy);
  assert.equal(whyNotOpen(file), null);
  assert.match(whyNotOpen(copy) ?? '', /copy of a file in use/);
  await assert.rejects(connect(settings(copy)), /copy of a file in use/);
  await copyFile(`${file}-wal`, `${copy}-wal`);
  assert.equal(whyNotOpen(copy), null);
  await database.close();
  await copyFile(file, join(folder, 'closed.sqlite'));
  assert.equal(whyNotOpen(join(folder, 'closed.sqlite')), null);
});

test('a restore that was interrupted is refused', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  await writeFile(`${file}${RESTORING}`, 'half');
  assert.match(whyNotOpen(file) ?? '', /interrupted/);
  await assert.rejects(connect(settings(file)), /interrupted/);
});

test('no file, an empty one and another one are left to SQLite', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  assert.equal(whyNotOpen(file), null);
  for (const content of ['', 'no database', 'no database'.repeat(20)]) {
    await writeFile(file, content);
    assert.equal(whyNotOpen(file), null);
  }
});
