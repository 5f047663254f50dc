import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { test, type TestContext } from 'node:test';
import { toOutage } from '../connection/outage.js';
import { readText } from '../testing/artifact-stores.js';
import { createFolder } from '../testing/folder.js';
import { startS3Server } from '../testing/s3-server.js';
import type { ArtifactFiles } from './artifact-files.js';
import { openS3Files, type S3Location, type StoreOperation } from './s3-artifact-files.js';
import type { ReceivedFile } from './spool.js';

const server = await startS3Server();

interface Opened {
  files: ArtifactFiles;
  failures: StoreOperation[];
}

async function open(t: TestContext, location: S3Location = server.newLocation()): Promise<Opened> {
  const failures: StoreOperation[] = [];
  const files = await openS3Files(location, await createFolder(t), (operation) => failures.push(operation));
  t.after(files.close);
  return { files, failures };
}

async function receive(files: ArtifactFiles, content: string): Promise<ReceivedFile> {
  const received = await files.receive(Readable.from([Buffer.from(content)]), 1000);
  assert.equal(received.outcome, 'received');
  return received.file;
}

const isOutage = (error: unknown): boolean => toOutage(error)?.reason === 'artifact_store';

test('a server that is gone is an outage; what had arrived is stored once it is back', async (t) => {
  const { files, failures } = await open(t);
  const kept = await receive(files, 'kept before');
  await files.keep(kept);
  const file = await receive(files, 'kept after');
  await server.kill();
  await assert.rejects(files.keep(file), isOutage);
  assert.ok(existsSync(file.path));
  await assert.rejects(files.open(kept.sha256), isOutage);
  await assert.rejects(files.remove([kept.sha256]), isOutage);
  await assert.rejects(files.check(), isOutage);
  assert.deepEqual(failures, ['keep', 'read', 'remove', 'check']);
  await server.start();
  await files.keep(file);
  assert.deepEqual(
    [await readText(files, file.sha256), await readText(files, kept.sha256)],
    ['kept after', 'kept before'],
  );
});

test('a bucket that is not there is an outage', async (t) => {
  const { files, failures } = await open(t, { ...server.newLocation(), bucket: 'no-such-bucket' });
  const file = await receive(files, 'homeless');
  await assert.rejects(files.keep(file), { code: 'NoSuchBucket' });
  await assert.rejects(files.open(file.sha256), isOutage);
  await assert.rejects(files.readId(), isOutage);
  assert.deepEqual(failures, ['keep', 'read', 'check']);
});

test('content that is not what its name says is a fault, not an outage', async (t) => {
  const { files } = await open(t);
  const file = await receive(files, 'the content');
  const other = await receive(files, 'other content');
  await files.keep({ ...other, sha256: file.sha256 });
  await assert.rejects(files.open(file.sha256), (error) => {
    assert.equal(toOutage(error), null);
    assert.match((error as Error).message, /is not what its name says/);
    return true;
  });
});

/** Opens a bucket on a test server with prepared responses. */
async function openAt(t: TestContext, respond: RequestListener): Promise<Opened> {
  const stub = createHttpServer(respond).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  t.after(() => stub.close().closeAllConnections());
  const { port } = stub.address() as AddressInfo;
  return open(t, { ...server.newLocation(), endpoint: `http://127.0.0.1:${port}` });
}

test('a server that never responds is given up', async (t) => {
  const { files } = await openAt(t, () => undefined);
  await assert.rejects(files.check(), isOutage);
});

test('what may pass is tried again, and is no failure when it has passed', async (t) => {
  const statuses = [503, 200];
  const { files, failures } = await openAt(t, (request, response) => {
    request.resume().once('end', () => response.writeHead(statuses.shift() ?? 500).end());
  });
  await files.keep(await receive(files, 'kept'));
  assert.deepEqual([statuses, failures], [[], []]);
});

test('two files at a time are sent', async (t) => {
  const held: ServerResponse[] = [];
  const arrivals = new EventEmitter();
  const { files } = await openAt(t, (request, response) => {
    if (request.method === 'GET')
      return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    request.resume().once('end', () => {
      held.push(response);
      arrivals.emit('arrival');
    });
  });
  const received = await Promise.all(['a', 'b', 'c'].map((content) => receive(files, content)));
  const kept = received.map((file) => files.keep(file));
  while (held.length < 2) await once(arrivals, 'arrival');
  // A third one would be there before the responses to these.
  for (let asked = 0; asked < 3; asked += 1) assert.equal(await files.readId(), null);
  assert.equal(held.length, 2);
  const third = once(arrivals, 'arrival');
  for (const response of held) response.end();
  await third;
  held.at(-1)?.end();
  await Promise.all(kept);
});

test('an object that does not end is read no further than the largest file', async (t) => {
  const chunk = Buffer.alloc(1_048_576, 'x');
  let sentBytes = 0;
  const { files } = await openAt(t, (_, response) => {
    // Each chunk waits until the one before it has left.
    const write = (): void => {
      response.write(chunk, (error) => {
        if (error || response.destroyed) return;
        sentBytes += chunk.length;
        write();
      });
    };
    write();
  });
  await assert.rejects(files.open('a'.repeat(64)), /more than 67108864 bytes/);
  // The rest is on its way between the two: buffers of both.
  assert.ok(sentBytes <= 80 * 1_048_576, `${sentBytes} bytes were sent`);
});
