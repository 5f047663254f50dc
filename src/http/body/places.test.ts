import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { PUBLIC_ACCESS } from '../../contract.js';
import { createAddressReader } from '../client-address.js';
import { RequestProblem } from '../response/problem.js';
import { handlers } from '../testing/handlers.js';
import { operations } from '../testing/operations.js';
import { parseResponse, post, wire, type ReceivedResponse, type Wire } from '../testing/send-request.js';
import { serve, type TestServer } from '../testing/serve.js';
import { createPlaces, type Place, type Places } from './places.js';

const { createThing, ...others } = operations;
assert.ok(createThing?.body);
const maxBytes = 1_048_576;
const table = { ...others, createThing: { ...createThing, body: { ...createThing.body, maxBytes } } };

const CHECK_MS = 5000;

/** Serves things of up to 1 MiB behind a trusted proxy; a request with a token is let in as its tracker. */
function serveThings(changes: Parameters<typeof serve>[0] = {}): Promise<TestServer> {
  return serve({
    operations: table,
    readAddress: createAddressReader({ hops: 1 }),
    guards: {
      createThing: ({ headers }) => ({ ...PUBLIC_ACCESS, isAuthenticated: headers['x-token'] === 'good' }),
    },
    ...changes,
  });
}

function send(
  port: number,
  address: string,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  const body = JSON.stringify({ name: 'a', extra: 'x'.repeat(100_000) });
  return post(port, '/things', body, { 'X-Forwarded-For': address, ...headers });
}

interface Begun extends Wire {
  /** Sends further bytes; resolves once the server has read them. */
  send: (bytes: number) => Promise<void>;
}

/** Begins a body of 200,000 bytes by 65 KiB; resolves once the server has read them. */
async function begin(server: TestServer, address: string): Promise<Begun> {
  const began = once(server.server, 'request') as Promise<[NodeJS.ReadableStream]>;
  const head = `POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const connection = wire(server.port, head);
  const [request] = await began;
  const send = async (bytes: number): Promise<void> => {
    connection.socket.write('x'.repeat(bytes));
    for (let size = 0; size < bytes;) size += ((await once(request, 'data')) as [Buffer])[0].length;
  };
  await send(66_560);
  return { ...connection, send };
}

function mockIntervals(t: TestContext): void {
  t.mock.timers.enable({ apis: ['setInterval'] });
}

test('eight addresses with two bodies each that stop hold up nobody for long, and nobody with a token at all', async (t) => {
  mockIntervals(t);
  const server = await serveThings();
  const slow: Begun[] = [];
  for (let count = 0; count < 16; count += 1)
    slow.push(await begin(server, `192.0.2.${Math.floor(count / 2) + 1}`));
  const { port } = server;
  for (const address of ['198.51.100.1', '192.0.2.1'])
    assert.equal((await send(port, address, { 'X-Token': 'good' })).status, 200);
  const refused = await send(port, '198.51.100.2');
  assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '5']);
  assert.match(
    (refused.json as { message: string }).message,
    /^Too many bodies .+ nothing of this one was stored/,
  );
  assert.equal((await post(port, '/things', '{"name":"a"}')).status, 200, 'a small body needs no place');
  t.mock.timers.tick(CHECK_MS);
  const answers = await Promise.all(slow.map(({ until }) => until('"message"')));
  const statuses = answers.map((answer) => parseResponse(answer).status);
  assert.equal(statuses.filter((status) => status === 400).length, 8);
  assert.equal(statuses.filter((status) => status === 503).length, 8);
  assert.match(answers[0] ?? '', /did not arrive in time/);
  assert.equal((await send(port, '198.51.100.2')).status, 200);
  for (const { socket } of slow) socket.destroy();
});

test('a body that arrives at 16 KiB a second is read to its end', async (t) => {
  mockIntervals(t);
  const connection = await begin(await serveThings(), '192.0.2.1');
  await connection.send(81_920);
  t.mock.timers.tick(CHECK_MS);
  await connection.send(200_000 - 66_560 - 81_920);
  assert.match(await connection.until('"message"'), /The body must be JSON/);
  connection.socket.destroy();
});

test('a body in chunks of one byte is read whole', async () => {
  const { port } = await serveThings();
  const body = JSON.stringify({ name: 'a', extra: 'x'.repeat(10_000) });
  const head =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  const chunks = body
    .split('')
    .map((letter) => `1\r\n${letter}\r\n`)
    .join('');
  const { json } = parseResponse(await wire(port, `${head}${chunks}0\r\n\r\n`).ended);
  assert.deepEqual((json as { body: { extra: string } }).body.extra.length, 10_000);
});

function take(places: Places, address: string, changes = {}): { place: Place; isTaken: boolean } {
  const place = places({ address, isLocal: false, isAdmitted: false, ...changes });
  return { place, isTaken: place.take() };
}

test('one address has two of eight places, this machine all, and a token four more', () => {
  const places = createPlaces();
  const first = take(places, 'a');
  assert.deepEqual(
    ['a', 'a', 'b'].map((address) => take(places, address).isTaken),
    [true, false, true],
  );
  first.place.release();
  first.place.release();
  assert.deepEqual(
    ['a', 'a'].map((address) => take(places, address).isTaken),
    [true, false],
  );
  const local = Array.from({ length: 6 }, () => take(places, 'local', { isLocal: true }).isTaken);
  assert.deepEqual(local, [true, true, true, true, true, false]);
  const admitted = Array.from({ length: 5 }, () => take(places, 'c', { isAdmitted: true }).isTaken);
  assert.deepEqual(admitted, [true, true, true, true, false]);
});

test('a place is held until the response, and one that was not taken is none', async () => {
  const open: (() => void)[] = [];
  const { port, observed } = await serveThings({
    handlers: {
      ...handlers,
      createThing: () =>
        new Promise((resolve) => {
          open.push(() => resolve({ status: 200, body: 'stored' }));
          if (open.length === 2) news.dispatchEvent(new Event('two'));
        }),
    },
  });
  const news = new EventTarget();
  const both = [send(port, '192.0.2.1'), send(port, '192.0.2.1')];
  await once(news, 'two');
  assert.equal((await send(port, '192.0.2.1')).status, 503);
  for (const answer of open) answer();
  assert.deepEqual(await Promise.all(both.map(async (one) => (await one).status)), [200, 200]);
  await observed(3);
});

test('a client that goes away gives its place back', async () => {
  const server = await serveThings();
  for (let count = 0; count < 10; count += 1) {
    (await begin(server, '192.0.2.1')).socket.resetAndDestroy();
    assert.equal((await server.observed(1))[0]?.status, 0);
  }
  assert.equal((await send(server.port, '192.0.2.1')).status, 200);
});

test('a token is asked for before a place', async () => {
  const refuse = (): never => {
    throw new RequestProblem({ status: 401, message: 'Unauthorized' });
  };
  const { port } = await serveThings({ guards: { createThing: refuse } });
  const all = await Promise.all(Array.from({ length: 20 }, () => send(port, '192.0.2.1')));
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([401]));
});
