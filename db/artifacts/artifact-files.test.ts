import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { open, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { ArtifactStoreError } from '../connection/outage.js';
import { createFolder } from '../testing/folder.js';
import { openArtifactFiles, toFileName, type ArtifactFiles } from './artifact-files.js';
import type { ReceivedFile } from './spool.js';

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

async function receive(files: ArtifactFiles, content: string): Promise<ReceivedFile> {
  const received = await files.receive(Readable.from([Buffer.from(content)]), 1000);
  assert.equal(received.outcome, 'received');
  return received.file;
}

/** Collects the inodes of the files and folders that are synced. */
async function watchSync(folder: string): Promise<{ synced: Set<number>; restore: () => void }> {
  const handle = await open(folder);
  const prototype = Object.getPrototypeOf(handle) as { sync: (this: FileHandle) => Promise<void> };
  await handle.close();
  const original = prototype.sync;
  const synced = new Set<number>();
  prototype.sync = async function sync() {
    await original.call(this);
    synced.add((await this.stat()).ino);
  };
  return { synced, restore: () => (prototype.sync = original) };
}

test('a kept file, its folder and a new subfolder are synced to disk', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  const { synced, restore } = await watchSync(folder);
  t.after(restore);
  const inode = async (path: string): Promise<number> => (await stat(path)).ino;
  const file = await receive(files, 'lasts');
  await files.keep(file);
  const path = join(folder, toFileName(file.sha256));
  for (const durable of [path, join(path, '..'), folder])
    assert.ok(synced.has(await inode(durable)), durable);
  synced.clear();
  await files.keep(await receive(files, 'lasts'));
  assert.ok(!synced.has(await inode(folder)), 'the folder of all need not be made durable again');
});

test('a folder that is no longer the same one is an outage, not a missing file', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  await files.writeId('a-store');
  assert.equal(await files.open(sha256('never kept')), null);
  await writeFile(files.idPlace, 'another-store\n');
  await assert.rejects(files.open(sha256('never kept')), ArtifactStoreError);
  await rm(files.idPlace);
  await assert.rejects(files.check(), /no longer has the artifacts of store a-store/);
});

test('a folder that cannot be created is an error', async (t) => {
  const blocked = join(await createFolder(t), 'a-file');
  await writeFile(blocked, '');
  await assert.rejects(openArtifactFiles(join(blocked, 'artifacts')), { code: 'ENOTDIR' });
});
