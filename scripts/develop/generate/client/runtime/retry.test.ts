import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRetryingFetch, type RetryOptions } from './retry.js';

const NOW = Date.parse('2026-10-06T08:00:00.000Z');

type Outcome = Response | Error;

const status = (code: number, retryAfter?: string): Response =>
  new Response('x', { status: code, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

interface Played {
  /** The status that the caller gets, or the message of the failure. */
  result: number | string;
  waits: number[];
  requests: string[];
}

/** Plays a series of outcomes against one call and reports what it did. */
async function play(
  outcomes: Outcome[],
  options: RetryOptions = {},
  init: RequestInit = {},
): Promise<Played> {
  const waits: number[] = [];
  const requests: string[] = [];
  const send = createRetryingFetch({
    fetch: async (url) => {
      requests.push(url);
      const outcome = outcomes[requests.length - 1];
      if (outcome instanceof Response) return outcome;
      throw outcome ?? new Error('no outcome is left');
    },
    now: () => NOW,
    wait: async (ms) => void waits.push(ms),
    ...options,
  });
  const result = await send('https://a.example/x', init).then(
    (response) => response.status,
    (failure: unknown) => (failure as Error).message,
  );
  return { result, waits, requests };
}

test('a 429 is sent again after the seconds of Retry-After', async () => {
  const { result, waits, requests } = await play([status(429, '7'), status(429, '2'), status(200)]);
  assert.equal(result, 200);
  assert.deepEqual(waits, [7000, 2000]);
  assert.equal(requests.length, 3);
});

test('Retry-After may be a date; one in the past is now', async () => {
  const later = new Date(NOW + 4000).toUTCString();
  const past = new Date(NOW - 4000).toUTCString();
  assert.deepEqual((await play([status(503, later), status(503, past), status(200)])).waits, [4000, 0]);
});

test('without Retry-After, and for failures of the network, the wait doubles each time', async () => {
  const outcomes = [status(502), new TypeError('fetch failed'), status(504, 'soon'), status(200)];
  assert.deepEqual((await play(outcomes, { backoffMs: 100 })).waits, [100, 200, 400]);
});

/** A response whose connection breaks within the body. */
const broken = (): Response => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

test('a read is sent again when the connection breaks within the body, and its body is there to be read', async () => {
  const outcomes = [broken(), Response.json({ found: true })];
  const send = createRetryingFetch({
    fetch: async () => outcomes.shift() ?? status(500),
    wait: async () => undefined,
  });
  assert.deepEqual(await (await send('https://a.example/', {})).json(), { found: true });
  assert.equal((await play([broken(), broken()], { maxAttempts: 2 })).result, 'terminated');
});

test('a write whose response breaks off was received, and is not sent again', async () => {
  const { result, requests } = await play([broken()], {}, { method: 'POST' });
  assert.equal(result, 200);
  assert.equal(requests.length, 1);
});

test('the last response or failure is what the caller gets', async () => {
  const twice = { maxAttempts: 2 };
  assert.equal((await play([status(503), status(503)], twice)).result, 503);
  const failed = await play([new Error('first'), new Error('second')], twice);
  assert.equal(failed.result, 'second');
  assert.equal(failed.waits.length, 1);
});

test('a wait longer than the longest accepted is left to the caller', async () => {
  const { result, waits } = await play([status(429, '31')], { maxWaitMs: 30_000 });
  assert.equal(result, 429);
  assert.deepEqual(waits, []);
});

test('a response that a retry cannot change is returned at once', async () => {
  for (const code of [200, 304, 400, 401, 404, 413, 500]) {
    const outcome = code === 304 ? new Response(null, { status: 304 }) : status(code, '1');
    const { result, requests } = await play([outcome]);
    assert.equal(result, code);
    assert.equal(requests.length, 1);
  }
});

test('an aborted call is not sent again, and a wait ends with the abort', async () => {
  const reason = new Error('enough');
  const aborted = await play([reason], {}, { signal: AbortSignal.abort(reason) });
  assert.equal(aborted.result, 'enough');
  assert.deepEqual(aborted.waits, []);

  const controller = new AbortController();
  const send = createRetryingFetch({
    fetch: async () => {
      setImmediate(() => controller.abort(reason));
      return status(429, '50');
    },
  });
  await assert.rejects(send('https://a.example/', { signal: controller.signal }), reason);
});

test('the default wait ends by itself', async () => {
  const outcomes = [status(429, '0'), status(200)];
  const send = createRetryingFetch({ fetch: async () => outcomes.shift() ?? status(500) });
  assert.equal((await send('https://a.example/', {})).status, 200);
});
