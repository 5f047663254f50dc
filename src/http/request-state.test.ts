import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRequest, parseResponse, wire } from './testing/send-request.js';
import { serve } from './testing/serve.js';

const { port } = await serve();

async function requestIdFor(sent?: string): Promise<string> {
  const headers: Record<string, string> = sent === undefined ? {} : { 'X-Request-Id': sent };
  return String((await sendRequest(port, '/unknown', { headers })).headers['x-request-id']);
}

test('a request id that is sent is returned, one that is unsafe in logs is replaced by a unique one', async () => {
  for (const sent of ['A-b_c.d:1', 'x'.repeat(64)]) assert.equal(await requestIdFor(sent), sent);
  const made = [await requestIdFor(), await requestIdFor()];
  for (const sent of ['', 'x'.repeat(65), 'a b', 'a"b', '<b>', 'a,b']) made.push(await requestIdFor(sent));
  for (const id of made) assert.match(id, /^[A-Za-z0-9_-]{9}[a-z0-9]+$/);
  assert.equal(new Set(made).size, made.length);
});

test('no part of a path but a parameter is decoded', async () => {
  for (const [path, status] of [
    ['/%74hings', 404],
    ['/%54hings', 404],
    ['/things%2Fabc', 404],
    ['/things/abc/%2e%2e', 404],
    ['/%2574hings', 404],
    ['/%%37%34hings', 404],
  ] as const)
    assert.equal((await sendRequest(port, path)).status, status, path);
});

test('a request may name its target with scheme and host', async () => {
  const { ended } = wire(
    port,
    'GET http://a.example/things/abc?q=1 HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
  );
  assert.equal(parseResponse(await ended).status, 200);
});
