import { PUBLIC_ACCESS } from '../../contract.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRequest, parseResponse, post, wire } from '../testing/send-request.js';
import { serve } from '../testing/serve.js';

const { port, observed } = await serve();

function readMessage(json: unknown): string {
  return (json as { message: string }).message;
}

test('a JSON body reaches the handler, with its length and its defaults', async () => {
  const { status, json } = await post(port, '/things', '{"name":"é","unknown":1}');
  assert.equal(status, 200);
  const { body, contentLength, rejectedRows, caller } = json as Record<string, unknown>;
  assert.deepEqual(body, { name: 'é', unknown: 1, kind: 'small' });
  assert.equal(contentLength, 25);
  assert.deepEqual(rejectedRows, []);
  assert.deepEqual(caller, { address: '127.0.0.1', access: PUBLIC_ACCESS });
});

test('a body in chunks has no known length', async () => {
  const text =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  const { ended } = wire(port, `${text}7\r\n{"name"\r\n5\r\n:"a"}\r\n0\r\n\r\n`);
  const { status, json } = parseResponse(await ended);
  assert.equal(status, 200);
  const { body, contentLength } = json as Record<string, unknown>;
  assert.deepEqual(body, { name: 'a', kind: 'small' });
  assert.equal(contentLength, null);
});

test('the media type may have a charset of UTF-8 in any spelling', async () => {
  for (const type of [
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/json; charset=UTF8',
    'application/json; foo=bar',
  ]) {
    assert.equal((await post(port, '/things', '{"name":"a"}', { 'Content-Type': type })).status, 200);
  }
  const raw = {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream; charset=latin1' },
    body: 'x',
  };
  assert.equal((await sendRequest(port, '/uploads', raw)).status, 200);
});

test('another media type, charset or coding returns a 415 that names both', async () => {
  for (const [headers, message] of [
    [{ 'Content-Type': 'text/plain' }, 'application/json, got "text/plain".'],
    [{ 'Content-Type': 'application/jsonx' }, 'application/json, got "application/jsonx".'],
    [
      { 'Content-Type': 'application/json; charset=latin1' },
      'application/json in UTF-8, got "application/json; charset=latin1".',
    ],
    [
      { 'Content-Encoding': 'gzip' },
      'application/json without Content-Encoding, got "application/json" with Content-Encoding "gzip".',
    ],
  ] as const) {
    const { status, json, headers: sent } = await post(port, '/things', '{"name":"a"}', headers);
    assert.equal(status, 415);
    assert.equal(sent['accept-encoding'], 'Content-Encoding' in headers ? 'identity' : undefined);
    assert.equal(readMessage(json), `Content-Type must be ${message}`);
  }
  const none = await sendRequest(port, '/things', { method: 'POST', body: '{"name":"a"}' });
  assert.equal(none.status, 415);
  assert.equal(readMessage(none.json), 'Content-Type must be application/json, got none.');
  const raw = await post(port, '/uploads', 'x');
  assert.equal(
    readMessage(raw.json),
    'Content-Type must be application/octet-stream, got "application/json".',
  );
});

test('of a long type only the beginning is read', async () => {
  const { status, json } = await post(port, '/things', '{}', { 'Content-Type': 'a;'.repeat(20_000) });
  assert.equal(status, 415);
  assert.ok(readMessage(json).length < 300);
});

test('an optional body may be omitted, a required one may not', async () => {
  const { status, json } = await sendRequest(port, '/things/abc/touch', { method: 'POST' });
  assert.equal(status, 200);
  assert.equal('body' in (json as object), false);
  const empty = await post(port, '/things', '');
  assert.equal(empty.status, 400);
  assert.equal(readMessage(empty.json), 'The body must be JSON; it is empty.');
});

test('a raw body, with its type or none, reaches the handler as a stream of any size', async () => {
  const bare = await sendRequest(port, '/uploads', { method: 'POST', body: Buffer.from('bytes') });
  assert.deepEqual([bare.status, bare.json], [200, { size: 5, contentLength: 5 }]);
  const headers = { 'Content-Type': 'application/octet-stream' };
  const { json } = await sendRequest(port, '/uploads', {
    method: 'POST',
    headers,
    body: Buffer.alloc(300_000, 0xff),
  });
  assert.deepEqual(json, { size: 300_000, contentLength: 300_000 });
});

test('a body with too large a declared length is rejected before it is sent', async () => {
  const head =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2001\r\n\r\n';
  const connection = wire(port, head);
  const text = await connection.until('2000 bytes');
  const { status, head: received } = parseResponse(text);
  assert.equal(status, 413);
  assert.match(received, /\r\nConnection: close\r\n/i);
  connection.socket.end();
  assert.equal(parseResponse(await connection.ended).status, 413);
});

test('a body has its maximum size, and fetch reads the response to one that is far too large', async () => {
  const padded = (bytes: number): string => `{"name":"a"}${' '.repeat(bytes - 12)}`;
  assert.equal((await post(port, '/things', padded(2000))).status, 200);
  assert.equal((await post(port, '/things', padded(2001))).status, 413);
  const headers = { 'Content-Type': 'application/json' };
  const body = 'x'.repeat(20_000_000);
  const response = await fetch(`http://127.0.0.1:${port}/things`, { method: 'POST', headers, body });
  assert.equal(response.status, 413);
  assert.equal(readMessage(await response.json()), 'The body is larger than 2000 bytes.');
});

test('a client that disconnects within its body gets no response and does no harm', async () => {
  const server = await serve();
  const head =
    'POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na';
  const { socket } = wire(server.port, head);
  socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()));
  const [seen] = await server.observed(1);
  assert.equal(seen?.status, 0);
  assert.equal(seen.operationId, 'createThing');
  assert.equal((await sendRequest(server.port, '/things')).status, 200);
  await observed(0);
});

test('a row list with too many rows is rejected before any row is validated', async () => {
  const few = await post(
    port,
    '/things',
    JSON.stringify({ name: 'a', rows: Array.from({ length: 50 }, () => 'bad') }),
  );
  assert.equal(few.status, 200);
  const many = await post(
    port,
    '/things',
    JSON.stringify({ name: 'a', rows: Array.from({ length: 51 }, () => 'bad\u0000') }),
  );
  assert.equal(many.status, 400);
  assert.equal((many.json as { message: string }).message, 'Body field rows must have at most 50 items.');
});
