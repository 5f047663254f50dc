import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
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

test('a server that is gone is an outage, tried three times; what had arrived is stored once it is back', async (t) => {
  const { files, failures } = await open(t);
  const kept = await receive(files, 'kept before');
  await files.keep(kept);
  const file = await receive(files, 'kept after');
  await server.kill();
  await assert.rejects(files.keep(file), isOutage);
  assert.deepEqual(failures, ['keep', 'keep', 'keep']);
  assert.ok(existsSync(file.path));
  await assert.rejects(files.open(kept.sha256), isOutage);
  await assert.rejects(files.remove([kept.sha256]), isOutage);
  await assert.rejects(files.check(), isOutage);
  assert.equal(failures.length, 10, 'a check is not repeated');
  await server.start();
  await files.keep(file);
  assert.deepEqual(
    [await readText(files, file.sha256), await readText(files, kept.sha256)],
    ['kept after', 'kept before'],
  );
});

test('requests are of the trace that is under way', async (t) => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const received: unknown[] = [];
  const stub = createHttpServer((request, response) => {
    received.push(request.headers['traceparent']);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  t.after(() => stub.close().closeAllConnections());
  const traced = async (location: S3Location): Promise<ArtifactFiles> => {
    const files = await openS3Files(location, await createFolder(t), undefined, () => ({ traceparent }));
    t.after(files.close);
    return files;
  };
  const { port } = stub.address() as AddressInfo;
  await (await traced({ ...server.newLocation(), endpoint: `http://127.0.0.1:${port}` })).check();
  assert.deepEqual(received, [traceparent]);
  const files = await traced(server.newLocation());
  const file = await receive(files, 'traced');
  await files.keep(file);
  assert.equal(await readText(files, file.sha256), 'traced');
});

test('a bucket that is not there is an outage that is not tried again', async (t) => {
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

test('a server that never responds is given up', async (t) => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const { files } = await open(t, { ...server.newLocation(), endpoint: `http://127.0.0.1:${port}` });
  await assert.rejects(files.check(), isOutage);
});

const MIB = 1_048_576;
const SHA = 'a'.repeat(64);

/** Serves every request by `respond`, and counts what the client took of the bodies. */
async function serveBodies(
  t: TestContext,
  respond: (response: ServerResponse, write: () => void) => void,
): Promise<{ files: ArtifactFiles; sentBytes: () => number; requests: () => number }> {
  const chunk = Buffer.alloc(65_536, 'x');
  let [sent, requests] = [0, 0];
  const bad = createHttpServer((_, response) => {
    requests += 1;
    // Each chunk waits until the one before it has left.
    const write = (): void => {
      response.write(chunk, (error) => {
        if (error || response.destroyed) return;
        sent += chunk.length;
        write();
      });
    };
    respond(response, write);
  }).listen(0, '127.0.0.1');
  await once(bad, 'listening');
  t.after(() => bad.close().closeAllConnections());
  const { port } = bad.address() as AddressInfo;
  const { files } = await open(t, { ...server.newLocation(), endpoint: `http://127.0.0.1:${port}` });
  return { files, sentBytes: () => sent, requests: () => requests };
}

for (const [what, respond, sentence] of [
  [
    'a part without an end',
    (response: ServerResponse, write: () => void) => {
      response.writeHead(206, { 'Content-Range': 'bytes 0-6/7' });
      write();
    },
    /more than the 8388608 bytes/,
  ],
  [
    'an error without an end',
    (response: ServerResponse, write: () => void) => {
      response.writeHead(403, { 'Content-Type': 'application/xml' });
      write();
    },
    /8388608 bytes/,
  ],
  [
    'a gigabyte in place of seven bytes',
    (response: ServerResponse) => {
      response.writeHead(206, { 'Content-Range': 'bytes 0-6/1000000000' }).end('content');
    },
    /has 1000000000 bytes, and 7 were stored/,
  ],
  [
    'a part that is too short',
    (response: ServerResponse) => {
      response.writeHead(206, { 'Content-Range': 'bytes 0-0/7' }).end('c');
    },
    /a part has 1 bytes, not 7/,
  ],
] as const) {
  test(`${what} is read no further`, async (t) => {
    const { files, sentBytes, requests } = await serveBodies(t, respond);
    await assert.rejects(files.open(SHA, { sizeBytes: 7 }), sentence);
    assert.equal(requests(), 1, 'it is not tried again');
    // The rest is on its way between the two: buffers of both.
    assert.ok(sentBytes() <= 24 * MIB, `${sentBytes()} bytes were sent`);
  });
}
