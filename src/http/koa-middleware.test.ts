import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Middleware } from 'koa';
import { serve } from './testing/serve.js';

// It comes without types.
const compress = createRequire(import.meta.url)('koa-compress') as (options: {
  threshold: number;
}) => Middleware;

const seen: { path: string; status: number }[] = [];
/** Reads and changes a response as any middleware of Koa does. */
const note: Middleware = async (ctx, next) => {
  await next();
  seen.push({ path: ctx.path, status: ctx.status });
  ctx.set('X-Noted', 'yes');
};

// The smallest responses too.
const { url } = await serve({ middleware: [note, compress({ threshold: 1 })] });

for (const [what, path, status] of [
  ['an operation', '/things/abc', 200],
  ['a refused request', '/things/%', 400],
  ['an unknown route', '/nowhere', 404],
  ['a document', '/health', 200],
] as const)
  test(`published middleware of Koa acts on ${what}`, async () => {
    const plain = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    assert.deepEqual([plain.status, plain.headers.get('x-noted')], [status, 'yes']);
    assert.equal(plain.headers.get('content-type'), 'application/json');
    assert.deepEqual(seen.at(-1), { path: new URL(url + path).pathname, status });
    const compressed = await fetch(url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.deepEqual([compressed.status, compressed.headers.get('content-encoding')], [status, 'gzip']);
    assert.deepEqual(await compressed.json(), await plain.json());
  });
