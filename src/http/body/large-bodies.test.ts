import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createBodyBudget } from './body-budget.js';
import type { LargeRequests } from '../operation-middleware.js';
import { operations } from '../testing/operations.js';
import { post, wire } from '../testing/send-request.js';
import { serve } from '../testing/serve.js';

const MIB = 1_048_576;

/** The test operations with a larger body. */
const { createThing } = operations;
assert.ok(createThing?.body);
const table = {
  ...operations,
  createThing: { ...createThing, body: { ...createThing.body, maxBytes: 3 * MIB } },
};

function thing(bytes: number): string {
  const text = '{"name":"a"}';
  return text.padEnd(bytes);
}

/** Records what it is given and responds with its size. */
function recorder(): LargeRequests & { sizes: number[] } {
  const sizes: number[] = [];
  return {
    sizes,
    serve: (operationId, { body }) => {
      const bytes = Buffer.concat(body as Uint8Array[]).length;
      sizes.push(bytes);
      return Promise.resolve({ status: 200, body: Buffer.from(JSON.stringify({ operationId, bytes })) });
    },
  };
}

test('bodies over 256 KiB or of many values are served elsewhere, whole; others here', async () => {
  const large = recorder();
  const { port } = await serve({ operations: table, large });
  const many = `{"name":"a","extra":[${Array(16_400).fill(0).join()}]}`;
  for (const [body, isLarge] of [
    [thing(262_144), false],
    [thing(262_145), true],
    [thing(2 * MIB), true],
    [many, true],
  ] as const) {
    const { status, json } = await post(port, '/things', body);
    assert.equal(status, 200);
    assert.equal('bytes' in (json as object), isLarge);
  }
  assert.deepEqual(large.sizes, [262_145, 2 * MIB, many.length]);
});

test('a body of more values than the limit allows is a 400 that says so', async () => {
  const { port } = await serve({ operations: table, large: recorder() });
  const message =
    'The body has more than 393216 JSON values (objects, lists, texts, numbers and literals); send it in several requests.';
  for (const part of ['{}', '0', '[]', '""']) {
    const count = Math.floor((2 * MIB) / (part.length + 1));
    const { status, json } = await post(
      port,
      '/things',
      `{"name":"a","extra":[${Array(count).fill(part).join()}]}`,
    );
    assert.deepEqual([status, (json as { message: string }).message], [400, message]);
  }
});

/** A server whose large requests wait until they are released. */
async function serveHeld(budgetBytes: number): Promise<{
  port: number;
  observed: Awaited<ReturnType<typeof serve>>['observed'];
  waiting: (count: number) => Promise<AbortSignal[]>;
  release: () => void;
}> {
  const signals: AbortSignal[] = [];
  const news = new EventTarget();
  const server = await serve({
    operations: table,
    bodies: { admitted: createBodyBudget(budgetBytes), open: createBodyBudget(budgetBytes) },
    large: {
      serve: (_operationId, _request, signal) => {
        signals.push(signal);
        news.dispatchEvent(new Event('waiting'));
        return new Promise((resolve, reject) => {
          news.addEventListener('release', () => resolve({ status: 200, body: 'served' }));
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    },
  });
  return {
    port: server.port,
    observed: server.observed,
    waiting: async (count) => {
      while (signals.length < count) await once(news, 'waiting');
      return signals;
    },
    release: () => news.dispatchEvent(new Event('release')),
  };
}

test('beyond the memory for bodies a further one is a 503; what fits in, and later ones, are served', async () => {
  const { port, waiting, release } = await serveHeld(4 * MIB);
  const first = post(port, '/things', thing(2 * MIB - 2000));
  await waiting(1);
  const refused = await post(port, '/things', thing(MIB));
  assert.equal(refused.status, 503);
  assert.equal(refused.headers['retry-after'], '5');
  assert.match(
    (refused.json as { message: string }).message,
    /^Too many bodies .+ nothing of this one was stored/,
  );
  assert.equal((await post(port, '/things', thing(1000))).status, 200);
  release();
  assert.equal((await first).status, 200);
  const second = post(port, '/things', thing(2 * MIB));
  await waiting(2);
  release();
  assert.equal((await second).status, 200);
});

test('a request whose client is gone leaves the queue, and its memory is free again', async () => {
  const { port, observed, waiting, release } = await serveHeld(2 * MIB);
  const body = thing(MIB);
  const head = `POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { socket } = wire(port, head + body);
  const [signal] = await waiting(1);
  assert.equal(signal?.aborted, false);
  socket.resetAndDestroy();
  const [seen] = await observed(1);
  assert.equal(seen?.status, 0);
  const next = post(port, '/things', body);
  await waiting(2);
  release();
  assert.equal((await next).status, 200);
});
