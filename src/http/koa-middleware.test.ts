import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';
import { serve } from './testing/serve.js';

const seen: { path: string; status: number }[] = [];
/** Reads and changes a response as any middleware of Koa does. */
const note: Middleware = async (ctx, next) => {
  await next();
  seen.push({ path: ctx.path, status: ctx.status });
  ctx.set('X-Noted', 'yes');
};

/** Replaces a body, as middleware that compresses does. */
const compress: Middleware = async (ctx, next) => {
  await next();
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = gzipSync(ctx.body as string | Buffer);
};

const { url } = await serve({ middleware: [note, compress] });

for (const [what, path, status] of [
  ['an operation', '/things/abc', 200],
  ['a refused request', '/things/%', 400],
  ['an unknown route', '/nowhere', 404],
  ['a document', '/health', 200],
] as const)
  test(`middleware of Koa acts on ${what}`, async () => {
    const plain = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } });
    assert.deepEqual([plain.status, plain.headers.get('x-noted')], [status, 'yes']);
    assert.equal(plain.headers.get('content-type'), 'application/json');
    assert.deepEqual(seen.at(-1), { path: new URL(url + path).pathname, status });
    const compressed = await fetch(url + path, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.deepEqual([compressed.status, compressed.headers.get('content-encoding')], [status, 'gzip']);
    assert.deepEqual(await compressed.json(), await plain.json());
  });
