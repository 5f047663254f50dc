import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaticFile } from './request-state.js';
import { createStaticFile } from './response/static-file.js';
import { handlers } from './testing/handlers.js';
import { operations } from './testing/operations.js';
import { sendRequest } from './testing/send-request.js';
import { serve } from './testing/serve.js';

const { port } = await serve();

function readThingId(json: unknown): unknown {
  return (json as { path: { thingId: unknown } }).path.thingId;
}

test('path parameters are decoded once, after the path was split', async () => {
  for (const [sent, received] of [
    ['abc', 'abc'],
    ['a%20b', 'a b'],
    ['a%2Fb', 'a/b'],
    ['%C3%A9', 'é'],
  ] as const) {
    const { status, json } = await sendRequest(port, `/things/${sent}`);
    assert.equal(status, 200);
    assert.equal(readThingId(json), received);
  }
});

test('an invalid percent sequence in a path is left for the validator', async () => {
  for (const sent of ['%', '%zz', '%E9', 'a%2']) {
    const { status, json } = await sendRequest(port, `/things/${sent}`);
    assert.equal(status, 400);
    const { message } = json as { message: string };
    assert.equal(message.startsWith('Path parameter thingId must match '), true, message);
    assert.equal(message.endsWith(`got "${sent}".`), true, message);
  }
});

test('a path without parameters has precedence over one with parameters, in any order of the document', async () => {
  assert.equal((await sendRequest(port, '/things/newest')).json, 'newest');
  const { headers } = await sendRequest(port, '/things/newest', { method: 'DELETE' });
  assert.equal(headers.allow, 'HEAD, GET, OPTIONS');
});

test('paths are case-sensitive, and unknown ones are a 404 that names the route without its query string', async () => {
  for (const path of ['/Things', '/thing', '/', '/things/a/b/c', '/constructor', '/__proto__', '/health/x']) {
    const { status, json, headers } = await sendRequest(port, path);
    assert.equal(status, 404);
    assert.equal((json as { message: string }).message, `There is no route GET ${path}; see /api/.`);
    assert.equal(headers['cache-control'], 'no-store');
  }
  const { json } = await sendRequest(port, `/${'x'.repeat(5000)}?token=secret`);
  const { message } = json as { message: string };
  assert.equal(message, `There is no route GET /${'x'.repeat(99)}…; see /api/.`);
});

test('HEAD responds as GET does, without the body', async () => {
  for (const path of ['/things', '/things/newest', '/health', '/unknown', '/things?limit=x']) {
    const { 'x-request-id': _, date: _d, ...expected } = (await sendRequest(port, path)).headers;
    const { headers, bytes } = await sendRequest(port, path, { method: 'HEAD' });
    const { 'x-request-id': _i, date: _t, ...received } = headers;
    assert.equal(bytes.length, 0);
    if (path === '/unknown') delete expected['content-length'];
    if (path === '/unknown') delete received['content-length'];
    assert.deepEqual(received, expected);
  }
});

test('routes behind a token have no CORS headers, so that pages of other sites cannot use them', async () => {
  const { port: other } = await serve({ protectedOperations: new Set(['createThing']) });
  for (const [method, isReadable] of [
    ['POST', false],
    ['GET', true],
  ] as const) {
    const { headers } = await sendRequest(other, '/things', { method, body: method === 'POST' ? '{}' : '' });
    assert.equal(headers['access-control-allow-origin'], isReadable ? '*' : undefined, method);
  }
  const { port: closed } = await serve({ protectedOperations: new Set(['createThing', 'listThings']) });
  for (const method of ['OPTIONS', 'PATCH']) {
    const { headers } = await sendRequest(closed, '/things', { method });
    assert.equal(headers.allow, 'HEAD, GET, POST, OPTIONS');
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
      [],
      method,
    );
  }
});

test('a service whose document and handlers have other operations, or other methods, is not created', async () => {
  const { getNewest } = operations;
  assert.ok(getNewest);
  const { getNewest: handler, ...others } = handlers;
  assert.ok(handler);
  await assert.rejects(
    serve({
      operations: { getNewest: { ...getNewest, method: 'delete' } },
      handlers: { getNewest: handler },
    }),
    /^Error: DELETE \/things\/newest: the router carries GET and POST/,
  );
  await assert.rejects(
    serve({ handlers: others }),
    /^Error: Operation getNewest has no validator or no handler/,
  );
  await assert.rejects(
    serve({ handlers: { ...handlers, getNothing: handler } }),
    /Unknown operationId getNothing/,
  );
});

test('a browser at the root is sent to the documentation page or another one, and a program gets a 404', async () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await sendRequest(port, '/', { method, headers: browser });
    assert.deepEqual([status, headers.location, headers['cache-control']], [302, 'api/', 'no-store']);
  }
  assert.equal((await sendRequest(port, '/', { headers: { Accept: '*/*' } })).status, 404);
  assert.equal((await sendRequest(port, '/')).status, 404);
  assert.equal((await sendRequest(port, '/nowhere', { headers: browser })).status, 404);
  assert.equal((await sendRequest(port, '/', { method: 'POST', headers: browser })).status, 404);
  const { port: other } = await serve({ home: 'board/' });
  assert.equal((await sendRequest(other, '/', { headers: browser })).headers.location, 'board/');
});

test('where there is no route a browser gets a page and a program the error', async () => {
  const page = createStaticFile({
    body: Buffer.from('<h1>Not found</h1>'),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  });
  const notFound = (): StaticFile => ({ ...page, status: 404 });
  const service = await serve({ staticResponses: { find: () => undefined, notFound } });
  const asBrowser = {
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'If-None-Match': '*' },
  };
  const response = await fetch(`${service.url}/nowhere`, asBrowser);
  assert.deepEqual([response.status, await response.text()], [404, '<h1>Not found</h1>']);
  for (const headers of [{ Accept: '*/*' }, { Accept: 'application/json' }]) {
    const { status, json } = await sendRequest(service.port, '/nowhere', { headers });
    assert.equal(status, 404);
    assert.match((json as { message: string }).message, /^There is no route GET \/nowhere/);
  }
  const below = await fetch(`${service.url}/api/v1/nowhere`, asBrowser);
  assert.deepEqual([below.status, below.headers.get('content-type')], [404, 'application/json']);
  const posted = await fetch(`${service.url}/nowhere`, { ...asBrowser, method: 'POST' });
  assert.match(posted.headers.get('content-type') ?? '', /^application\/json/);
});
