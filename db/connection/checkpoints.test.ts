import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sqlite3 from 'sqlite3';
import { createFolder } from '../testing/folder.js';
import { checkpointIfDue } from './checkpoints.js';
import { connectSqlite } from './connect-sqlite.js';

const REPORT = 'PRAGMA wal_checkpoint(NOOP)';

interface WalState {
  log: number;
  checkpointed: number;
}

test('a checkpoint is due from so many pages in the WAL on, and needs no pause of the writer', async (context) => {
  const file = join(await createFolder(context), 'records.sqlite');
  const database = await connectSqlite(file);
  const beside = await open(file);
  try {
    await database.write((trx) => trx.raw('CREATE TABLE samples (name text)'));
    assert.equal(await checkpointIfDue(beside, 1000), false);
    await database.write(async (trx) => {
      // Nothing of a transaction that is not committed is moved.
      await trx.raw(`INSERT INTO samples VALUES ('a')`);
      assert.equal(await checkpointIfDue(beside, 1), true);
      assert.equal(await checkpointIfDue(beside, 1), false);
    });
    const { log, checkpointed } = await readWal(beside);
    assert.ok(log > checkpointed, `${log} pages, ${checkpointed} of them in the file`);
    assert.equal(await checkpointIfDue(beside, 1), true);
    const after = await readWal(beside);
    assert.equal(after.log, after.checkpointed);
    assert.deepEqual(await database.read('samples').pluck('name'), ['a']);
  } finally {
    await close(beside);
    await database.close();
  }
});

test('the WAL that a long read kept growing shrinks with the writes that follow', async (context) => {
  const file = join(await createFolder(context), 'records.sqlite');
  const sizeOfWal = (): number => statSync(`${file}-wal`).size;
  const database = await connectSqlite(file);
  const beside = await open(file);
  try {
    const store = (bytes: number): Promise<unknown> =>
      database.write((trx) => trx.raw(`INSERT INTO samples VALUES (zeroblob(${bytes}))`));
    await database.write((trx) => trx.raw('CREATE TABLE samples (name blob)'));
    await database.snapshot(async (trx) => {
      await trx('samples').count();
      await store(80_000_000);
    });
    assert.ok(sizeOfWal() > 80_000_000, `${sizeOfWal()} bytes`);
    // The database's own checkpoints may be under way: then this one leaves it to them.
    for (let tries = 0; sizeOfWal() > 67_108_864 && tries < 1000; tries += 1) {
      await checkpointIfDue(beside, 1);
      await store(1);
    }
    assert.ok(sizeOfWal() <= 67_108_864, `${sizeOfWal()} bytes`);
  } finally {
    await close(beside);
    await database.close();
  }
});

function open(file: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const connection = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(connection)));
  });
}

function readWal(connection: sqlite3.Database): Promise<WalState> {
  return new Promise((resolve, reject) => {
    connection.get<WalState>(REPORT, (error, row) => (error ? reject(error) : resolve(row)));
  });
}

function close(connection: sqlite3.Database): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.close((error) => (error ? reject(error) : resolve()));
  });
}
