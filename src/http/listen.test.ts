import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { close, listen } from './listen.js';
import { sendRequest, parseResponse, wire } from './testing/send-request.js';
import { serve } from './testing/serve.js';

const HEAD_LIMIT = 128 * 1024;
const { port, server } = await serve();

function readMessage(json: unknown): string {
  return (json as { message: string }).message;
}

test('slow heads, slow requests and idle connections have their limits', () => {
  assert.equal(server.headersTimeout, 15_000);
  assert.equal(server.requestTimeout, 300_000);
  assert.equal(server.keepAliveTimeout, 65_000);
});

test('a long head is served, one over 128 KiB returns a 431 in the error shape', async () => {
  const query = `id[]=a&q=${'x'.repeat(20)}&pad=${'y'.repeat(HEAD_LIMIT - 2000)}`;
  assert.equal((await sendRequest(port, `/things?${query}`)).status, 200);
  const { status, json, headers } = await sendRequest(port, `/things?pad=${'y'.repeat(HEAD_LIMIT)}`);
  assert.equal(status, 431);
  assert.deepEqual(json, { status: 431, message: "The request's head must be at most 131072 bytes." });
  assert.equal(headers.connection, 'close');
  assert.equal(headers['access-control-allow-origin'], '*');
});

test('a client that still sends its endless head can read the response', async () => {
  const connection = wire(port, `GET /things HTTP/1.1\r\nHost: a\r\nX-A: ${'y'.repeat(HEAD_LIMIT)}`);
  await connection.until('131072');
  for (let count = 0; count < 40; count += 1) {
    await new Promise((resolve, reject) =>
      connection.socket.write('y'.repeat(HEAD_LIMIT), (error) => (error ? reject(error) : resolve(0))),
    );
  }
  connection.socket.end();
  assert.equal(parseResponse(await connection.ended).status, 431);
});

test('a request for a tunnel returns a 405 in the error shape, and the connection ends', async () => {
  const { status, head, json } = parseResponse(
    await wire(port, 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n').ended,
  );
  assert.equal(status, 405);
  assert.match(head, /\r\nAllow: GET, HEAD, POST, OPTIONS\r\n/);
  assert.match(head, /\r\nConnection: close/);
  assert.deepEqual(json, { status: 405, message: 'CONNECT is not served here: this is no proxy.' });
});

test('a client that resets the connection of its request for a tunnel ends nothing but that', async () => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const connection = wire(port, 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n');
  await connection.until('no proxy');
  const [socket] = await accepted;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  connection.socket.resetAndDestroy();
  await closed;
  assert.equal((await sendRequest(port, '/things?q=a')).status, 200);
});

test('a request for a tunnel behind a request gets no response before that of the request', async () => {
  const text = 'GET /things?q=a HTTP/1.1\r\nHost: a\r\n\r\nCONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n';
  assert.doesNotMatch(await wire(port, text).ended, /no proxy/);
  assert.equal((await sendRequest(port, '/things?q=a')).status, 200);
});

test('a method that HTTP does not know returns a 405 in the error shape, and the connection ends', async () => {
  const long = 'X'.repeat(50);
  for (const [method, shown] of [
    ['BREW', 'BREW'],
    ['get', 'get'],
    ['GETT', 'GETT'],
    ['X!#-1', 'X!#-1'],
    [long, `${'X'.repeat(40)}...`],
  ] as const) {
    const text = `${method} /things?q=a HTTP/1.1\r\nHost: a\r\n\r\n`;
    const { status, head, json } = parseResponse(await wire(port, text).ended);
    assert.equal(status, 405, method);
    assert.match(head, /\r\nAllow: GET, HEAD, POST, OPTIONS\r\n/);
    assert.match(head, /\r\nConnection: close/);
    const message = `The method ${shown} is not served here; the methods are GET, HEAD, POST, OPTIONS, in capitals.`;
    assert.deepEqual(json, { status: 405, message });
  }
});

test('invalid HTTP returns a 400 in the error shape, and the connection ends', async () => {
  const good = 'GET /things HTTP/1.1\r\nHost: a\r\n';
  for (const text of [
    'hello\r\n\r\n',
    'BREW /things\r\n\r\n',
    'BREW /th ings HTTP/1.1\r\n\r\n',
    'BR(W /things HTTP/1.1\r\n\r\n',
    `${good}Broken Header\r\n\r\n`,
    `${good}Content-Length: x\r\n\r\n`,
    `${good}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'GET /th\u0000ings HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /things HTTP/1.1\r\n\r\n',
    `${good}host: b\r\n\r\n`,
    `${good}HOST: a\r\n\r\n`,
  ]) {
    const { status, head, json } = parseResponse(await wire(port, text).ended);
    assert.equal(status, 400, text);
    assert.match(head, /\r\nConnection: close/i);
    if (head.includes('Content-Type'))
      assert.equal(readMessage(json), 'The request is not valid HTTP/1.1.', text);
  }
});

/** What Node.js reports of a request that has not arrived within the server's limit. */
function reportLate(socket: Socket): void {
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

test('a connection on which nothing was sent in time is closed without a response, half a request gets one', async () => {
  for (const [text, expected] of [
    ['', ''],
    ['GET /things HTTP/1.1\r\n', 'HTTP/1.1 400 Bad Request'],
  ] as const) {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const connection = wire(port, text);
    const [socket] = await accepted;
    while (socket.bytesRead < text.length) await new Promise(setImmediate);
    reportLate(socket);
    const received = await connection.ended;
    assert.equal(received.split('\r\n')[0], expected);
    assert.equal(received.includes('did not arrive in time'), expected !== '');
    connection.socket.destroy();
  }
});

test('a rejected connection is closed even if its client never ends it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const refused = once(server, 'connection') as Promise<[Socket]>;
  const connection = wire(port, 'hello\r\n\r\n');
  const [socket] = await refused;
  await connection.ended;
  assert.equal(socket.destroyed, false);
  t.mock.timers.tick(2000);
  assert.equal(socket.destroyed, true);
  connection.socket.destroy();
});

test('input behind a request in progress does not corrupt its response', async () => {
  const good = 'GET /things HTTP/1.1\r\nHost: a\r\n';
  const connection = wire(port, `${good}\r\n`);
  const first = await connection.until('"query"');
  connection.socket.write('hello\r\n\r\n');
  const second = (await connection.ended).slice(first.length);
  assert.equal(parseResponse(first).status, 200);
  assert.equal(parseResponse(second).status, 400);
});

test('an unknown expectation is ignored', async () => {
  assert.equal((await sendRequest(port, '/things', { headers: { Expect: 'the-unexpected' } })).status, 200);
});

test('a port in use is an error that names the setting', async () => {
  const other = createServer();
  await assert.rejects(
    listen(other, '127.0.0.1', port, 'CATALOG_PORT'),
    new Error(
      `Port ${port} on 127.0.0.1 is taken; stop what listens there or set CATALOG_PORT to another port (0 picks a free one).`,
    ),
  );
  await assert.rejects(
    listen(createServer(), '192.0.2.1', 0, 'CATALOG_PORT'),
    new Error('192.0.2.1:0 cannot be listened on (EADDRNOTAVAIL); check HOST and CATALOG_PORT.'),
  );
});

test('the base URL of an IPv6 address has brackets', async (t) => {
  const other = createServer();
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  if (!addresses.some(({ address }) => address === '::1')) return t.skip('this machine has no IPv6');
  assert.match(await listen(other, '::1', 0, 'X'), /^http:\/\/\[::1\]:\d+$/);
  await close(other, 0);
});
