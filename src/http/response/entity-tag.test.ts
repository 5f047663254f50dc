import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { sendRequest, post } from '../testing/send-request.js';
import { handlers } from '../testing/handlers.js';
import { serve } from '../testing/serve.js';
import { matchesEtag } from './entity-tag.js';

const big = { text: 'word '.repeat(1000) };
const { port } = await serve({
  handlers: {
    ...handlers,
    getNewest: () => Promise.resolve({ status: 200, body: { id: 1 } }),
    getThing: () => Promise.resolve({ status: 200, body: big, headers: { 'Cache-Control': 'no-store' } }),
    getFile: () => Promise.resolve({ status: 200, body: big }),
    getPlace: () => Promise.resolve({ status: 404, body: { missing: true }, headers: { 'X-Pages': 3 } }),
  },
  staticResponses: {
    find: (path) =>
      path === '/text'
        ? { response: { status: 200, body: Buffer.from('é'), mediaType: 'text/plain; charset=utf-8' } }
        : undefined,
  },
});

test('entity tags are compared weakly, one by one', () => {
  const tag = 'W/"abc"';
  for (const header of [
    'W/"abc"',
    '"abc"',
    '"x", "abc"',
    '"x",W/"abc" , "y"',
    '*',
    'W/"abc-gzip"',
    '"x", "abc;gzip"',
  ]) {
    assert.equal(matchesEtag(header, tag), true, header);
    assert.equal(matchesEtag(header, '"abc"'), true, header);
  }
  for (const header of [
    '',
    'abc',
    '"ab"',
    '"abcd"',
    'w/"abc"',
    '"ABC"',
    '"x", *',
    '"a" "abc"',
    '"abc-br"',
    '"abc-gzip-gzip"',
  ]) {
    assert.equal(matchesEtag(header, tag), false, header);
  }
  assert.equal(matchesEtag(`${'"x",'.repeat(2000)}${tag}`, tag), false, 'a list that takes long to compare');
});

test('a successful read has a weak entity tag, and is an empty 304 for who has it', async () => {
  const path = '/files?name=a';
  const { headers: first } = await sendRequest(port, path);
  const { etag = '' } = first;
  assert.match(etag, /^W\/"[A-Za-z0-9_-]+"$/);
  assert.equal(first['cache-control'], 'no-cache');
  assert.notEqual((await sendRequest(port, '/things/newest')).headers.etag, etag);
  const compressed = await sendRequest(port, path, { headers: { 'Accept-Encoding': 'gzip' } });
  assert.deepEqual([compressed.headers['content-encoding'], compressed.headers.etag], ['gzip', etag]);
  for (const method of ['GET', 'HEAD']) {
    const options = { method, headers: { 'If-None-Match': `"x", ${etag}` } };
    const { status, headers, bytes } = await sendRequest(port, path, options);
    assert.deepEqual([status, bytes.length, headers.etag], [304, 0, etag]);
    assert.deepEqual([headers['content-length'], headers['content-type']], [undefined, undefined]);
    assert.deepEqual([headers['cache-control'], headers.vary], ['no-cache', 'Accept-Encoding']);
    assert.notEqual(headers['x-request-id'], undefined);
  }
});

test('a response that must not be stored has no entity tag and never becomes a 304', async () => {
  const { status, headers } = await sendRequest(port, '/things/a', { headers: { 'If-None-Match': '*' } });
  assert.equal(status, 200);
  assert.equal(headers.etag, undefined);
  assert.equal(headers['cache-control'], 'no-store');
});

test('failures and writes have no entity tag; failures are not stored', async () => {
  for (const path of ['/unknown', '/things?limit=x']) {
    const { headers } = await sendRequest(port, path, { headers: { 'If-None-Match': '*' } });
    assert.equal(headers.etag, undefined);
    assert.equal(headers['cache-control'], 'no-store');
  }
  const returned = await sendRequest(port, '/places/1', { headers: { 'If-None-Match': '*' } });
  assert.equal(returned.status, 404);
  assert.equal(returned.headers.etag, undefined);
  const written = await post(port, '/things', '{"name":"a"}', { 'If-None-Match': '*' });
  assert.equal(written.status, 200);
  assert.equal(written.headers.etag, undefined);
});

test('a client that takes nothing of a response is disconnected after half a minute', async () => {
  const { port: other, server } = await serve({
    handlers: {
      ...handlers,
      getNewest: () => Promise.resolve({ status: 200, body: 'x'.repeat(67_108_864) }),
    },
  });
  const timeouts = new Set<number>();
  server.on('request', (_, response: ServerResponse) => {
    const set = response.setTimeout.bind(response);
    response.setTimeout = (ms, callback) => {
      timeouts.add(ms);
      return set(ms / 300, callback);
    };
  });
  const client = connect(other, '127.0.0.1').pause();
  client.on('error', () => undefined);
  client.write('GET /things/newest HTTP/1.1\r\nHost: a\r\n\r\n');
  const [socket] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'close');
  assert.deepEqual([...timeouts], [30_000]);
  client.destroy();
  timeouts.clear();
  assert.equal((await sendRequest(other, '/things')).status, 200);
  assert.equal(timeouts.size, 0);
});
