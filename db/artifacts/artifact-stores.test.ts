import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { before, test } from 'node:test';
import { ArtifactStoreError } from '../connection/outage.js';
import { readText, describeOnStores } from '../testing/artifact-stores.js';
import type { ArtifactFiles } from './artifact-files.js';
import type { ReceivedFile } from './spool.js';

const LARGE_BYTES = 20 * 1024 * 1024;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

async function receive(files: ArtifactFiles, ...content: (string | Buffer)[]): Promise<ReceivedFile> {
  const body = Readable.from(content.map((chunk) => Buffer.from(chunk)));
  const received = await files.receive(body, LARGE_BYTES);
  assert.equal(received.outcome, 'received');
  return received.file;
}

describeOnStores('a store of artifacts', (openStore) => {
  let files: ArtifactFiles;
  before(async () => {
    files = await openStore();
  });

  test('what is kept can be read by every process, and nothing is left of its arrival', async () => {
    const file = await receive(files, 'some ', '', 'by', 'tes');
    assert.deepEqual([file.sha256, file.sizeBytes], [sha256('some bytes'), 10]);
    assert.equal(await readText(files, file.sha256), null);
    await files.keep(file);
    assert.deepEqual(await readdir(dirname(file.path)), []);
    assert.equal(await readText(files, file.sha256), 'some bytes');
    assert.equal(await readText(await openStore(), file.sha256), 'some bytes');
  });

  test('equal content is kept once, however often it comes', async () => {
    const received = [await receive(files, 'same'), await receive(files, 'same')];
    await Promise.all(received.map((file) => files.keep(file)));
    assert.equal(await readText(files, sha256('same')), 'same');
    await files.remove([sha256('same')]);
    assert.equal(await readText(files, sha256('same')), null);
  });

  test('a large file is read whole, at a path that exists until it is closed', async () => {
    const content = Buffer.alloc(LARGE_BYTES, 'the rule of three');
    const file = await receive(files, content);
    await files.keep(file);
    const opened = (await files.open(file.sha256)) ?? assert.fail('it is missing');
    assert.ok((await readFile(opened.path)).equals(content));
    await opened.close();
    assert.deepEqual(await readdir(dirname(file.path)), []);
  });

  test('an arrival that is gone cannot be kept', async () => {
    const file = await receive(files, 'lost');
    await files.discard(file);
    await assert.rejects(files.keep(file), { code: 'ENOENT' });
  });

  test('several are removed at once, missing ones too', async () => {
    const kept = [await receive(files, 'one'), await receive(files, 'two'), await receive(files, 'three')];
    for (const file of kept) await files.keep(file);
    await files.remove([sha256('one'), sha256('never kept'), sha256('two')]);
    const left = await Promise.all(kept.map((file) => readText(files, file.sha256)));
    assert.deepEqual(left, [null, null, 'three']);
  });

  test('only a digest is a name', async () => {
    for (const name of ['../../etc/passwd', '', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}\n`]) {
      await assert.rejects(async () => files.open(name), /is not the digest/, name);
      await assert.rejects(async () => files.remove([name]), /is not the digest/, name);
    }
  });

  test('a reader that stops waiting gets what it was stopped with', async () => {
    const file = await receive(files, 'unread');
    await files.keep(file);
    const reason = new Error('the worker stops');
    const opening = files.open(file.sha256, AbortSignal.abort(reason));
    if (files.kind === 's3') await assert.rejects(opening, reason);
    else await (await opening)?.close();
  });

  test('it has an id from when one is written, which every process sees', async () => {
    assert.equal(await files.readId(), null);
    await files.check();
    await files.writeId('a-store');
    const other = await openStore();
    assert.equal(await other.readId(), 'a-store');
    await other.check();
    await files.writeId('another-store');
    await files.check();
    await assert.rejects(other.check(), (error) => {
      assert.ok(error instanceof ArtifactStoreError);
      assert.match(error.message, /no longer has the artifacts of store a-store/);
      return true;
    });
  });
});
