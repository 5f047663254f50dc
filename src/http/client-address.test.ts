import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createAddressReader,
  createExemption,
  isLocal,
  NO_PROXY,
  parseTrustedProxies,
  toClientName,
} from './client-address.js';
import { sendRequest } from './testing/send-request.js';
import { serve } from './testing/serve.js';

const plain = await serve({ readAddress: createAddressReader(NO_PROXY) });
const trusting = await serve({ readAddress: createAddressReader({ hops: 1 }) });

async function addressFor(port: number, forwarded?: string | string[]): Promise<unknown> {
  const headers: Record<string, string | string[]> =
    forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const { json } = await sendRequest(port, '/things', { headers });
  return (json as { caller: { address: unknown } }).caller.address;
}

test('a request is of this machine itself when it comes from loopback and through no proxy', () => {
  const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}): boolean =>
    isLocal({ socket: { remoteAddress }, headers } as unknown as Parameters<typeof isLocal>[0]);
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    assert.equal(request(address), true, address);
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '::127', undefined])
    assert.equal(request(address), false, address);
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    assert.equal(request('127.0.0.1', { [header]: '' }), false, header);
});

test('the zone of a link-local address, which names an interface, is no part of the client', async () => {
  for (const zone of ['eth0', 'br-1a2b', 'eth0.100', 'bond0:1'])
    assert.equal(toClientName(`fe80::1%${zone}`), 'fe80::/64', zone);
  assert.equal(createExemption(NO_PROXY)('fe80::1%br-lan'), false);
  assert.equal(await addressFor(trusting.port, 'fe80::1%br-lan'), 'fe80::/64');
});

test('without trust the header is ignored', async () => {
  assert.equal(await addressFor(plain.port, '192.0.2.1'), '127.0.0.1');
});

/** Headers, and the client that the entry of the nearest proxy names; every spelling of an address is one client. */
const FORWARDED: readonly [header: string | string[], client: string][] = [
  ['192.0.2.1', '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1', '192.0.2.1'],
  [['198.51.100.9', '10.0.0.1,192.0.2.1 '], '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['2001:db8:1:2:3::1', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['[2001:DB8::2]:4711', '2001:db8::/64'],
  ['2001:0db8:0:0:ffff::1', '2001:db8::/64'],
  [`${'a,'.repeat(20_000)}192.0.2.7`, '192.0.2.7'],
  // An invalid entry is ignored.
  ['', '127.0.0.1'],
  ['unknown', '127.0.0.1'],
  ['192.0.2.1,', '127.0.0.1'],
  ['192.0.2.256', '127.0.0.1'],
  ['192.0.2.1; x', '127.0.0.1'],
];

test("with trust the nearest proxy's entry counts, not what a client put before it", async () => {
  for (const [header, client] of FORWARDED)
    assert.equal(await addressFor(trusting.port, header), client, String(header).slice(-40));
  assert.equal(await addressFor(trusting.port), '127.0.0.1');
});

test('as many entries count as there are trusted proxies', async () => {
  const { port } = await serve({ readAddress: createAddressReader({ hops: 2 }) });
  assert.equal(await addressFor(port, '203.0.113.5, 198.51.100.9, 192.0.2.1'), '198.51.100.9');
  assert.equal(await addressFor(port, '192.0.2.1'), '192.0.2.1');
  assert.equal(await addressFor(port, 'unknown, 192.0.2.1'), '192.0.2.1');
});

test('proxies may be named by address and range', async () => {
  const proxies = parseTrustedProxies('127.0.0.1, 10.0.0.0/8,2001:db8::/32, ::ffff:192.168.0.0/112');
  assert.ok(proxies);
  const { port } = await serve({ readAddress: createAddressReader(proxies) });
  assert.equal(await addressFor(port, '203.0.113.5, 10.1.2.3'), '203.0.113.5');
  assert.equal(await addressFor(port, '203.0.113.5, 192.168.9.9'), '203.0.113.5');
  assert.equal(await addressFor(port, '203.0.113.5, 198.51.100.9, 2001:db8::7'), '198.51.100.9');
  const { port: other } = await serve({
    readAddress: createAddressReader(parseTrustedProxies('10.0.0.1') ?? NO_PROXY),
  });
  assert.equal(await addressFor(other, '203.0.113.5'), '127.0.0.1');
});

test('a list of proxies with an invalid entry is rejected', () => {
  for (const text of ['yes', '10.0.0.0/99', '10.0.0.1,', 'example.org', '-1', '10.0.0']) {
    assert.equal(parseTrustedProxies(text), null, text);
  }
  assert.deepEqual(['true', 'false', '3'].map(parseTrustedProxies), [{ hops: 1 }, { hops: 0 }, { hops: 3 }]);
});

test('local connections and trusted proxies are exempt from the limit per address', () => {
  const isExempt = createExemption(parseTrustedProxies('10.0.0.0/8') ?? NO_PROXY);
  assert.deepEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.9.9', '192.0.2.1', ''].map(isExempt), [
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  assert.equal(createExemption({ hops: 1 })('192.0.2.1'), true);
});
