import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLocal } from './client-address.js';
import { createRateLimit } from './rate-limit.js';
import { sendRequest } from './testing/send-request.js';
import { serve } from './testing/serve.js';

function createClock(): { now: () => number; advance: (milliseconds: number) => void } {
  let time = 5000;
  return { now: () => time, advance: (milliseconds) => (time += milliseconds) };
}

test('an address has its budget per window', () => {
  const { now, advance } = createClock();
  const { take: limit } = createRateLimit(2, now);
  assert.equal(limit('a'), 0);
  advance(10_000);
  assert.equal(limit('a'), 0);
  assert.equal(limit('a'), 50);
  assert.equal(limit('b'), 0);
  advance(49_001);
  assert.equal(limit('a'), 1);
  advance(998);
  assert.equal(limit('a'), 1);
  advance(1);
  assert.equal(limit('a'), 0);
});

test('a flood of addresses shuts nobody out, and who keeps within the known ones is still limited', () => {
  const { now } = createClock();
  const { take } = createRateLimit(2, now);
  for (let count = 0; count < 100_000; count += 1) assert.equal(take(`address ${count}`), 0);
  assert.equal(take('address 7'), 0);
  assert.equal(take('address 7'), 60);
  for (let count = 0; count < 1000; count += 1) assert.equal(take(`late ${count}`), 0);
  assert.equal(take('late 3'), 0);
  assert.equal(take('late 3'), 60);
  assert.equal(take('address 7'), 0);
});

test('what is released was not taken', () => {
  const { now } = createClock();
  const { take, release } = createRateLimit(2, now);
  take('a');
  take('a');
  release('a');
  assert.equal(take('a'), 0);
  assert.equal(take('a'), 60);
  release('a');
  release('a');
  release('a');
  assert.equal(take('a'), 0);
});

test('a request over the limit returns a 429 that says how long to wait; the health check and preflights have no limit', async () => {
  const { now, advance } = createClock();
  const { port, observed } = await serve({ rateLimit: createRateLimit(1, now).take, now });
  await sendRequest(port, '/things');
  advance(20_000);
  const refused = await sendRequest(port, '/things');
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '40']);
  const message = 'Too many requests from this address. Try again in 40 seconds.';
  assert.deepEqual(refused.json, { status: 429, message });
  const [, seen] = await observed(2);
  assert.deepEqual([seen?.operationId, seen?.status], ['listThings', 429]);
  assert.equal((await sendRequest(port, '/health')).status, 200);
  assert.equal((await sendRequest(port, '/things', { method: 'OPTIONS' })).status, 204);
  assert.equal((await sendRequest(port, '/unknown')).status, 429);
  assert.equal((await sendRequest(port, '/things', { method: 'PUT' })).status, 429);
});

test('requests of this machine itself may be unlimited, but not requests that it forwards', async () => {
  const { port } = await serve({ rateLimit: createRateLimit(1, () => 0).take, isUnlimited: isLocal });
  const statusFor = async (headers: Record<string, string>): Promise<number> =>
    (await sendRequest(port, '/things', { headers })).status;
  for (let count = 0; count < 3; count += 1) assert.equal(await statusFor({}), 200);
  assert.equal(await statusFor({ Via: '1.1 proxy' }), 200);
  assert.equal(await statusFor({ Forwarded: 'for=192.0.2.1' }), 429);
  assert.equal(await statusFor({ 'X-Forwarded-For': '127.0.0.1' }), 429);
  assert.equal(await statusFor({}), 200);
});
