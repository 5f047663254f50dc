import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAddressReader } from './client-address.js';
import { ask } from './testing/ask.js';
import { serve } from './testing/serve.js';

const plain = await serve({ addressOf: createAddressReader(false) });
const trusting = await serve({ addressOf: createAddressReader(true) });

async function addressFor(port: number, forwarded?: string | string[]): Promise<unknown> {
  const headers: Record<string, string | string[]> =
    forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const { json } = await ask(port, '/things', { headers });
  return (json as { caller: { address: unknown } }).caller.address;
}

test('without trust the header is ignored', async () => {
  assert.equal(await addressFor(plain.port), '127.0.0.1');
  assert.equal(await addressFor(plain.port, '192.0.2.1'), '127.0.0.1');
});

test("with trust the nearest proxy's entry counts, not what a client put before it", async () => {
  assert.equal(await addressFor(trusting.port, '192.0.2.1'), '192.0.2.1');
  assert.equal(await addressFor(trusting.port, '198.51.100.9, 192.0.2.1'), '192.0.2.1');
  assert.equal(await addressFor(trusting.port, ['198.51.100.9', '10.0.0.1,192.0.2.1 ']), '192.0.2.1');
  assert.equal(await addressFor(trusting.port, '2001:db8::1'), '2001:db8::1');
  assert.equal(await addressFor(trusting.port, '::ffff:192.0.2.1'), '192.0.2.1');
});

test('an entry that is no address counts as none', async () => {
  for (const entry of ['', 'unknown', '192.0.2.1,', '192.0.2.256', '192.0.2.1; x', '<script>']) {
    assert.equal(await addressFor(trusting.port, entry), '127.0.0.1', entry);
  }
  assert.equal(await addressFor(trusting.port), '127.0.0.1');
});
