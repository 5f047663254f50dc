import { equal, rejects } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createSender, MAX_BODY_BYTES } from './http-client.js';
import { listen } from '../testing/listen.js';

function large(url: string): { method: string; url: string; headers: Record<string, string>; body: Buffer } {
  return { method: 'POST', url, headers: {}, body: Buffer.alloc(3 * 1024 * 1024, ' ') };
}

/** In a thread of its own, so that it closes while the client is writing. */
const REFUSING_SERVER = `
  const { createServer } = require('node:net');
  const answer = 'HTTP/1.1 413 Payload Too Large\\r\\nContent-Length: 2\\r\\nConnection: close\\r\\n\\r\\n{}';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(answer, () => socket.destroy()));
  });
  server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));
`;

test('A server that refuses a large body and closes while it is sent has answered', async (context) => {
  const worker = new Worker(REFUSING_SERVER, { eval: true });
  context.after(() => worker.terminate());
  const [port] = (await once(worker, 'message')) as [number];
  const { send, close } = createSender();
  context.after(close);
  for (let count = 0; count < 20; count++) {
    const isChunked = count % 2 === 1;
    equal((await send({ ...large(`http://127.0.0.1:${port}`), isChunked })).status, 413);
  }
});

test('A server that closes without an answer has given none: a large body is sent four times, a small one once', async (context) => {
  let connections = 0;
  const server = createServer((socket) => {
    socket.once('data', () => {
      connections += 1;
      socket.resetAndDestroy();
    });
  });
  context.after(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { send, close } = createSender();
  context.after(close);
  await rejects(send({ ...large(url), body: Buffer.from('{}') }), /got no response: .*ECONNRESET/);
  equal(connections, 1);
  await rejects(
    send(large(url)),
    /got no response: .*, 4 times\. A server that refuses a body .* has to read on/,
  );
  equal(connections, 5);
});

const get = { method: 'GET', headers: {} };

/** A byte now and then, so that the connection is never idle. */
const trickle: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** As much as the other side takes. */
const flood: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(4 * 1024 * 1024);
  const more = (): void => void (response.destroyed || response.write(chunk, more));
  more();
};

test(
  'A response that never ends is given up, also while bytes of it come',
  { timeout: 60_000 },
  async (context) => {
    const server = await listen(createHttpServer(trickle));
    context.after(server.stop);
    const { send, close } = createSender(1, 300);
    context.after(close);
    await rejects(send({ ...get, url: server.url }), /got no response: it had not ended after 300 ms/);
  },
);

test('A response without end is not kept in memory', { timeout: 60_000 }, async (context) => {
  const server = await listen(createHttpServer(flood));
  context.after(server.stop);
  const { send, close } = createSender();
  context.after(close);
  await rejects(send({ ...get, url: server.url }), new RegExp(`more than ${MAX_BODY_BYTES} bytes`));
});
