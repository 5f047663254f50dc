import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Requested } from '../../db/stores/catalog/update-requests.js';
import type { CatalogStores } from './contract.js';
import { requestUpdate } from './requestUpdate.js';

const REQUEST = {
  requestId: 'upd-1',
  mapUid: 'map-1',
  mapName: null,
  status: 'queued',
  createdAt: '2026-03-01T12:00:00.000Z',
} as const;

const cases: [requested: Requested, status: number, headers: object | undefined][] = [
  [{ outcome: 'queued', request: REQUEST }, 200, undefined],
  [{ outcome: 'repeated', request: REQUEST }, 200, undefined],
  [{ outcome: 'over-quota', retryAfterSeconds: 17 }, 429, { 'Retry-After': 17 }],
];
for (const [requested, status, headers] of cases) {
  test(`an update request that is ${requested.outcome}: ${status}`, async () => {
    const client = { address: '192.0.2.1', isLocal: () => false };
    const calls: unknown[] = [];
    const stores = {
      updateRequests: {
        request: async (sent: unknown) => {
          calls.push(sent);
          return requested;
        },
      },
    } as unknown as CatalogStores;
    const request = { body: { uid: 'map-1' }, caller: client } as unknown as Parameters<
      typeof requestUpdate
    >[0];
    const response = await requestUpdate(request, stores);
    assert.deepEqual([response.status, response.headers], [status, headers]);
    if (status === 200) assert.deepEqual(response.body, { ok: true, request: REQUEST });
    assert.deepEqual(calls, [{ mapUid: 'map-1', mapName: undefined, reason: undefined, client }]);
  });
}
