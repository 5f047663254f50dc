import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest, post, type ReceivedResponse } from '../testing/send-request.js';
import { handlers } from '../testing/handlers.js';
import { serve } from '../testing/serve.js';

const text = 'wörd '.repeat(1000);
const plain = Buffer.from(JSON.stringify(text));
const { port } = await serve({
  handlers: { ...handlers, getNewest: () => Promise.resolve({ status: 200, body: text }) },
});

function read(accept: string | undefined, method = 'GET'): Promise<ReceivedResponse> {
  return sendRequest(port, '/things/newest', {
    method,
    headers: accept === undefined ? {} : { 'Accept-Encoding': accept },
  });
}

async function codingFor(accept: string | undefined): Promise<string> {
  const { headers, bytes } = await read(accept);
  const coding = headers['content-encoding'] ?? 'plain';
  const content =
    coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
  assert.deepEqual(content, plain);
  assert.equal(headers['content-length'], String(bytes.length));
  assert.equal(headers.vary, 'Accept-Encoding');
  return coding;
}

test('a client gets a coding that it accepts', async () => {
  assert.equal(await codingFor('br'), 'br');
  assert.equal(await codingFor('gzip'), 'gzip');
  assert.equal(await codingFor('gzip, deflate, br, zstd'), 'gzip');
  assert.equal(await codingFor('br;q=0.5, gzip;q=0.8'), 'gzip');
  assert.equal(await codingFor('br;q=0, gzip'), 'gzip');
  for (const accept of [undefined, '', 'identity', 'deflate', 'gzip;q=0, br;q=0'])
    assert.equal(await codingFor(accept), 'plain', accept);
});

test('a header that takes long to read accepts none', async () => {
  assert.equal(await codingFor(`br,${'a,'.repeat(20_000)}`), 'plain');
});

test('HEAD has the headers of the compressed form but its length, for which the body would have to be compressed', async () => {
  const get = await read('gzip');
  const head = await read('gzip', 'HEAD');
  assert.equal(head.bytes.length, 0);
  assert.equal(head.headers['content-encoding'], 'gzip');
  const { 'content-length': _, date: _d, 'x-request-id': _i, ...expected } = get.headers;
  const { date: _t, 'x-request-id': _j, ...received } = head.headers;
  assert.deepEqual(received, expected);
});

test('responses to writes and errors are compressed as well', async () => {
  const long = { name: 'a', extra: 'x'.repeat(1500) };
  const { headers, bytes } = await post(port, '/things', JSON.stringify(long), { 'Accept-Encoding': 'gzip' });
  assert.equal(headers['content-encoding'], 'gzip');
  const { body } = JSON.parse(gunzipSync(bytes).toString()) as { body: unknown };
  assert.deepEqual(body, { ...long, kind: 'small' });
});
