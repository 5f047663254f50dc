import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { openArtifactFiles } from '../artifacts/artifact-files.js';
import { createFolder } from '../testing/folder.js';
import { openDatabase } from '../connect.js';

/** Returns the modes of what is in a folder, in octal, by name. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const modes = names.map(async (name) => [
    name,
    ((await stat(join(folder, name))).mode & 0o777).toString(8),
  ]);
  return Object.fromEntries((await Promise.all(modes)) as [string, string][]);
}

let umask: number;
before(() => (umask = process.umask(0o022)));
after(() => process.umask(umask));

test('only the user and the group can read a new database, in a folder that everybody can', async (t) => {
  const folder = await createFolder(t);
  await chmod(folder, 0o755);
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile: join(folder, 'new.sqlite') });
  t.after(() => database.close());
  await database.write((trx) => trx.raw('CREATE TABLE numbers (n INTEGER)'));
  const expected = { 'new.sqlite': '640', 'new.sqlite-shm': '640', 'new.sqlite-wal': '640' };
  assert.deepEqual(await modesIn(folder), expected);
});

test('a database that is there keeps its mode', async (t) => {
  const folder = await createFolder(t);
  await writeFile(join(folder, 'old.sqlite'), '', { mode: 0o600 });
  const database = await openDatabase({ databaseUrl: undefined, sqliteFile: join(folder, 'old.sqlite') });
  t.after(() => database.close());
  await database.write((trx) => trx.raw('CREATE TABLE numbers (n INTEGER)'));
  const expected = { 'old.sqlite': '600', 'old.sqlite-shm': '600', 'old.sqlite-wal': '600' };
  assert.deepEqual(await modesIn(folder), expected);
});

test('only the user and the group can read artifacts, while they arrive and when they are kept', async (t) => {
  const folder = await createFolder(t);
  await mkdir(join(folder, 'artifacts'), { mode: 0o755 });
  const files = await openArtifactFiles(join(folder, 'artifacts'));
  await files.writeId('store');
  const received = await files.receive(Readable.from([Buffer.from('some bytes')]), 1000);
  assert.equal(received.outcome, 'received');
  const { file } = received;
  assert.deepEqual(Object.values(await modesIn(join(folder, 'artifacts/incoming'))), ['640']);
  await files.keep(file);
  const prefix = file.sha256.slice(0, 2);
  assert.deepEqual(await modesIn(join(folder, 'artifacts')), {
    [prefix]: '750',
    incoming: '750',
    'store-id': '640',
  });
  assert.deepEqual(Object.values(await modesIn(join(folder, 'artifacts', prefix))), ['640']);
});
