import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { test } from 'node:test';
import { createFolder } from '../testing/folder.js';
import { openSpool } from './spool.js';

function bodyOf(...chunks: string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
}

test('a body may have exactly the limit, and is rejected beyond it', async (t) => {
  const folder = await createFolder(t);
  const files = await openSpool(folder);
  assert.equal((await files.receive(bodyOf('12345', '67890'), 10)).outcome, 'received');
  // An endless body: only chunks that were already read may exceed the limit.
  const endless = new Readable({ read: () => undefined });
  endless.push(Buffer.from('12345'));
  endless.push(Buffer.from('678901'));
  assert.deepEqual(await files.receive(endless, 10), { outcome: 'too-large', receivedBytes: 11 });
  assert.equal((await readdir(join(folder, 'incoming'))).length, 1);
});

test('an empty body leaves nothing behind', async (t) => {
  const folder = await createFolder(t);
  const files = await openSpool(folder);
  assert.deepEqual(await files.receive(bodyOf(), 10), { outcome: 'empty', receivedBytes: 0 });
  assert.deepEqual(await files.receive(bodyOf('', ''), 10), { outcome: 'empty', receivedBytes: 0 });
  assert.deepEqual(await readdir(join(folder, 'incoming')), []);
});

test('an interrupted upload leaves nothing behind and reports its received bytes', async (t) => {
  const folder = await createFolder(t);
  const files = await openSpool(folder);
  for (const code of ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']) {
    const body = new PassThrough();
    // Like a request's, the stream's errors are handled from the start.
    body.on('error', () => undefined);
    body.write('half');
    const receiving = files.receive(body, 10);
    setImmediate(() => body.destroy(Object.assign(new Error('aborted'), { code })));
    const received = await receiving;
    assert.equal(received.outcome, 'interrupted');
  }
  const closed = new PassThrough();
  const receiving = files.receive(closed, 10);
  closed.destroy();
  assert.equal((await receiving).outcome, 'interrupted');
  assert.deepEqual(await readdir(join(folder, 'incoming')), []);
});

test('any other failure is thrown and leaves nothing behind', async (t) => {
  const folder = await createFolder(t);
  const files = await openSpool(folder);
  const body = new Readable({
    read() {
      this.destroy(new Error('the disk burns'));
    },
  });
  await assert.rejects(files.receive(body, 10), /the disk burns/);
  assert.deepEqual(await readdir(join(folder, 'incoming')), []);
});
