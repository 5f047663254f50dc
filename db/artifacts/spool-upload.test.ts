import assert from 'node:assert/strict';
import {
  createServer,
  request,
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openSpool, type Received } from './spool.js';
import { createFolder } from '../testing/folder.js';

const LIMIT = 1000;

/** Starts a server that receives a body and responds with the result. */
async function serve(
  t: TestContext,
  folder: string,
): Promise<{ server: Server; received: () => Promise<Received> }> {
  const files = await openSpool(folder);
  let settle: (received: Received) => void = () => undefined;
  const next = new Promise<Received>((resolve) => (settle = resolve));
  const server = createServer((incoming, response) => {
    void files.receive(incoming, LIMIT).then((received) => {
      settle(received);
      response.end(received.outcome);
      incoming.resume();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, received: () => next };
}

function post(server: Server, agent: Agent): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ port, host: '127.0.0.1', method: 'POST', agent });
}

async function responseOf(sent: ClientRequest): Promise<{ text: string; port: number }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const port = response.socket.localPort ?? 0;
  return { text: Buffer.concat(await response.toArray()).toString(), port };
}

test('a rejected upload gets a response, and its connection is reused', async (t) => {
  const { server } = await serve(t, await createFolder(t));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const refused = post(server, agent);
  refused.end(Buffer.alloc(LIMIT * 200));
  const first = await responseOf(refused);
  assert.equal(first.text, 'too-large');
  const accepted = post(server, agent);
  accepted.end(Buffer.alloc(LIMIT));
  assert.deepEqual(await responseOf(accepted), { text: 'received', port: first.port });
});

test('a client that disconnects half way leaves nothing behind', async (t) => {
  const folder = await createFolder(t);
  const { server, received } = await serve(t, folder);
  const agent = new Agent();
  const broken = post(server, agent);
  broken.on('error', () => undefined);
  broken.setHeader('Content-Length', LIMIT);
  broken.write('half');
  await once(server, 'request');
  broken.destroy();
  assert.equal((await received()).outcome, 'interrupted');
  assert.deepEqual(await readdir(join(folder, 'incoming')), []);
});
