import assert from 'node:assert/strict';
import { test } from 'node:test';
// @ts-expect-error The package has no types.
import untyped from '@koa/cors';
import type { Middleware } from 'koa';
import { serve } from './testing/serve.js';

const cors = untyped as (options: object) => Middleware;
const seen: { status: number; body: unknown }[] = [];
const note: Middleware = async (ctx, next) => {
  await next();
  seen.push({ status: ctx.status, body: ctx.body });
};

const { url } = await serve({
  middleware: [cors({ origin: 'https://board.example', credentials: true }), note],
});

for (const [what, path, status] of [
  ['an operation', '/things/abc', 200],
  ['a refused request', '/things/%', 400],
  ['an unknown route', '/nowhere', 404],
  ['a document', '/health', 200],
] as const)
  test(`a published middleware of Koa acts on ${what}, and others see its status and body`, async () => {
    const response = await fetch(url + path, { headers: { Origin: 'https://board.example' } });
    assert.deepEqual(
      [response.status, response.headers.get('access-control-allow-credentials')],
      [status, 'true'],
    );
    assert.equal(response.headers.get('content-type'), 'application/json');
    assert.deepEqual(seen.at(-1), { status, body: await response.text() });
  });
