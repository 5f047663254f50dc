import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFolder } from '../testing/folder.js';
import { backupSqlite, readSqliteFile } from './backup-sqlite.js';
import { connect } from '../connect.js';

test('the copy has all that was committed before, while a transaction is open, and needs no -wal', async (t) => {
  const folder = await createFolder(t);
  const [file, copy] = [join(folder, 'records.sqlite'), join(folder, 'copy.sqlite')];
  const database = await connect({ databaseUrl: undefined, sqliteFile: file });
  t.after(database.close);
  await database.write((trx) => trx.schema.createTable('numbers', (table) => void table.integer('n')));
  await database.write((trx) => trx('numbers').insert({ n: 1 }));
  await database.write(async (trx) => {
    await trx('numbers').insert({ n: 2 });
    await backupSqlite(file, copy);
  });
  assert.deepEqual(await readSqliteFile(copy, ['SELECT n FROM numbers', 'PRAGMA journal_mode']), [
    [{ n: 1 }],
    [{ journal_mode: 'delete' }],
  ]);
  await assert.rejects(access(`${copy}-wal`), { code: 'ENOENT' });
});

test('no file and no database are refused, and none is created', async (t) => {
  const file = join(await createFolder(t), 'none.sqlite');
  await assert.rejects(backupSqlite(file, `${file}.copy`), /SQLITE_CANTOPEN/);
  await assert.rejects(access(file), { code: 'ENOENT' });
});
