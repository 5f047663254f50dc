import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { open, readdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { ArtifactStoreError } from '../connection/outage.js';
import { createFolder } from '../testing/folder.js';
import { openArtifactFiles, type ArtifactFiles } from './artifact-files.js';
import type { ReceivedFile } from './spool.js';

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

function bodyOf(...chunks: string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
}

async function receive(files: ArtifactFiles, ...chunks: string[]): Promise<ReceivedFile> {
  const received = await files.receive(bodyOf(...chunks), 1000);
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

test('a body is stored whole under its digest, in any chunks', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  const file = await receive(files, 'some ', '', 'by', 'tes');
  assert.deepEqual([file.sha256, file.sizeBytes], [sha256('some bytes'), 10]);
  await files.keep(file);
  assert.equal(files.toPath(file.sha256), join(folder, file.sha256.slice(0, 2), file.sha256));
  assert.equal(await readFile(files.toPath(file.sha256), 'utf8'), 'some bytes');
  assert.deepEqual(await readdir(join(folder, 'incoming')), []);
});

test('equal content is stored once, however often it is received and kept', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  const [first, second] = await Promise.all([receive(files, 'same'), receive(files, 'sa', 'me')]);
  assert.notEqual(first.path, second.path);
  await Promise.all([files.keep(first), files.keep(second)]);
  await files.keep(first);
  assert.deepEqual(await readdir(join(folder, first.sha256.slice(0, 2))), [first.sha256]);
  assert.equal(await readFile(files.toPath(first.sha256), 'utf8'), 'same');
});

test('keeping a missing file is an error', async (t) => {
  const files = await openArtifactFiles(await createFolder(t));
  const file = await receive(files, 'lost');
  await files.discard(file);
  await files.discard(file);
  await assert.rejects(files.keep(file), { code: 'ENOENT' });
});

test('a kept file, its folder and a new subfolder are synced to disk', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  const { synced, restore } = await watchSync(folder);
  t.after(restore);
  const inode = async (path: string): Promise<number> => (await stat(path)).ino;
  const file = await receive(files, 'lasts');
  await files.keep(file);
  const path = files.toPath(file.sha256);
  for (const durable of [path, join(path, '..'), folder])
    assert.ok(synced.has(await inode(durable)), durable);
  synced.clear();
  await files.keep(await receive(files, 'lasts'));
  assert.ok(!synced.has(await inode(folder)), 'the folder of all need not be made durable again');
});

test('only a digest names a file, so that no path leads out of the folder', async (t) => {
  const folder = await createFolder(t);
  const files = await openArtifactFiles(folder);
  const bad = [
    '../../etc/passwd',
    '',
    'a'.repeat(63),
    'A'.repeat(64),
    `${'a'.repeat(64)}/..`,
    `${'a'.repeat(64)}\n`,
  ];
  for (const name of bad) {
    assert.throws(() => files.toPath(name), /is not the digest/, name);
    await assert.rejects(async () => files.remove([name]), /is not the digest/, name);
  }
  const digest = sha256('gone');
  await files.remove([digest]);
  await files.keep(await receive(files, 'gone'));
  await files.remove([digest]);
  await assert.rejects(stat(files.toPath(digest)), { code: 'ENOENT' });
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
