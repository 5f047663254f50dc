import assert from 'node:assert/strict';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'node:test';
import sqlite3 from 'sqlite3';
import { createFolder } from '../testing/folder.js';
import { connectSqlite } from './connect-sqlite.js';
import { holdSqlite } from './hold-sqlite.js';

test('a file that a process has open is not held', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const database = await connectSqlite(file);
  await database.write((trx) => trx.raw('CREATE TABLE notes (note text)'));
  await assert.rejects(holdSqlite(file), /is in use; stop the services first/);
  await database.close();
  await (
    await holdSqlite(file)
  )();
});

test('a file that is held can be read, and is written again afterwards', async (t) => {
  const file = join(await createFolder(t), 'records.sqlite');
  const database = await connectSqlite(file);
  await database.write((trx) => trx.raw('CREATE TABLE notes (note text)'));
  await database.close();
  const release = await holdSqlite(file);
  const other = new sqlite3.Database(file);
  const exec = promisify((sql: string, done: (error: Error | null) => void) => other.exec(sql, done));
  t.after(() => promisify((done: (error: Error | null) => void) => other.close(done))());
  await exec('SELECT * FROM notes');
  await assert.rejects(exec(`INSERT INTO notes VALUES ('lost')`), { code: 'SQLITE_BUSY' });
  await release();
  await exec(`INSERT INTO notes VALUES ('kept')`);
});
