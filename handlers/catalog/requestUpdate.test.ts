import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CatalogStores } from './contract.js';
import { requestUpdate } from './requestUpdate.js';

interface Case {
  left: number;
  isOpen?: boolean;
  releases?: boolean;
}

/** Sends an update request of an address that has `left` of them, and returns its status and what was done. */
async function send({ left, isOpen = false, releases = true }: Case) {
  const calls: string[] = [];
  const stores = {
    quotas: {
      reserve: async ({ address }: { address: string }) => {
        calls.push(`reserve for ${address}`);
        return {
          granted: Math.min(left, 1),
          retryAfterSeconds: 17,
          windowEndsAt: '2026-03-01T12:00:00.000Z',
        };
      },
      release: async () => {
        calls.push('release');
        if (!releases) throw new Error('the database went away');
      },
    },
    updateRequests: {
      isOpen: async () => isOpen,
      request: async () => {
        calls.push('request');
        return { request: {}, isNew: !isOpen };
      },
    },
  } as unknown as CatalogStores;
  const caller = { address: '192.0.2.1', isLocal: () => false };
  const request = { body: { uid: 'map-1' }, caller } as unknown as Parameters<typeof requestUpdate>[0];
  const { status, headers } = await requestUpdate(request, stores);
  return { status, headers, calls };
}

const cases: [name: string, sent: Case, status: number, calls: string[]][] = [
  ['within the quota', { left: 1 }, 200, ['reserve for 192.0.2.1', 'request']],
  [
    'again within the quota, which gets back what it took',
    { left: 1, isOpen: true },
    200,
    ['reserve for 192.0.2.1', 'request', 'release'],
  ],
  [
    'again, though nothing can be given back',
    { left: 1, isOpen: true, releases: false },
    200,
    ['reserve for 192.0.2.1', 'request', 'release'],
  ],
  ['beyond the quota', { left: 0 }, 429, ['reserve for 192.0.2.1']],
];
for (const [name, sent, status, calls] of cases) {
  test(`an update request ${name}: ${status}`, async () => {
    const response = await send(sent);
    assert.deepEqual([response.status, response.calls], [status, calls]);
    assert.deepEqual(response.headers, status === 429 ? { 'Retry-After': 17 } : undefined);
  });
}

test('a request for an open one beyond the quota takes none and gives none back', async () => {
  const { status, calls } = await send({ left: 0, isOpen: true });
  assert.deepEqual([status, calls.includes('request')], [200, true]);
});
