import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect, openDatabase } from '../connect.js';
import { createFolder } from '../testing/folder.js';
import { backupSqlite, changeSqliteFile, holdSqlite, readSqliteFile } from './backup.js';

test('the copy has all that was committed before, while a transaction is open, and needs no -wal', async (t) => {
  const folder = await createFolder(t);
  const [file, copy] = [join(folder, 'records.sqlite'), join(folder, "player's copy.sqlite")];
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

test('a file that a process has open is not held; one that is held can be read, and is written again afterwards', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile: file });
  await database.write((trx) => trx.raw('CREATE TABLE notes (note text)'));
  await assert.rejects(holdSqlite(file), /is in use; stop the services first/);
  await database.close();
  const release = await holdSqlite(file);
  assert.deepEqual(await readSqliteFile(file, ['SELECT * FROM notes']), [[]]);
  const insert = `PRAGMA busy_timeout = 0; INSERT INTO notes VALUES ('kept')`;
  await assert.rejects(changeSqliteFile(file, insert), { code: 'SQLITE_BUSY' });
  await release();
  await changeSqliteFile(file, insert);
});
