import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import type { ConnectionLimits } from './connections.js';
import { createPublicServer, listen } from './listen.js';
import { wire } from './testing/send-request.js';
import { errorShape } from './testing/serve.js';

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const CLOSE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

interface Started {
  port: number;
  server: Server;
  closed: string[];
}

/** Starts a server that responds with a text, or leaves the response to the test. */
async function start(
  limits: Partial<ConnectionLimits>,
  respond: (response: ServerResponse) => void = (response) => response.end('ok'),
): Promise<Started> {
  const closed: string[] = [];
  const all = {
    max: 100,
    maxPerAddress: 100,
    isExempt: () => false,
    toClientName: (address: string) => address,
    ...limits,
  };
  const limited = { ...all, onClosed: (reason: string) => closed.push(reason) };
  const server = createPublicServer((_, response) => respond(response), errorShape, undefined, limited);
  const port = Number(new URL(await listen(server, '127.0.0.1', 0, 'X')).port);
  after(() => server.close().closeAllConnections());
  return { port, server, closed };
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function isServed(port: number): Promise<boolean> {
  const text = await wire(port, CLOSE).ended.catch(() => '');
  return text.startsWith('HTTP/1.1 200');
}

test('connections beyond the limit are closed, and a freed place is used again', async () => {
  const { port, server, closed } = await start({ max: 2 });
  const first = await open(port);
  const second = await open(port);
  assert.equal(await isServed(port), false);
  assert.deepEqual(closed, ['too_many']);
  const ended = new Promise<void>((resolve) => server.once('connection', () => resolve()));
  first.destroy();
  await once(first, 'close');
  while (!(await isServed(port))) await new Promise(setImmediate);
  await ended;
  second.destroy();
});

test('one address has a limit, unless it is exempt', async () => {
  const shared = await start({ maxPerAddress: 1 });
  const held = await open(shared.port);
  assert.equal(await isServed(shared.port), false);
  assert.deepEqual(shared.closed, ['too_many_of_address']);
  held.destroy();
  const exempt = await start({ maxPerAddress: 1, isExempt: (address) => address === '127.0.0.1' });
  const other = await open(exempt.port);
  assert.equal(await isServed(exempt.port), true);
  other.destroy();
});

test('the addresses of one client have its limit together', async () => {
  const { port, closed } = await start({ maxPerAddress: 1, toClientName: () => '2001:db8::/64' });
  const held = await open(port);
  assert.equal(await isServed(port), false);
  assert.deepEqual(closed, ['too_many_of_address']);
  held.destroy();
});

test('a client that sends requests without waiting for responses is disconnected', async () => {
  const { port } = await start({}, () => undefined);
  assert.equal(await wire(port, GET.repeat(33)).ended, '');
  const { port: other } = await start({});
  assert.equal((await wire(other, GET.repeat(31) + CLOSE).ended).split('HTTP/1.1 200').length, 33);
});

test('invalid input behind a request gets no response before that of the request', async () => {
  const { port } = await start({}, () => undefined);
  assert.equal(await wire(port, `${GET}hello\r\n\r\n`).ended, '');
});
