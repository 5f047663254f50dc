import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VerificationStores } from './contract.js';
import { createReplaySubmission } from './createReplaySubmission.js';

type Request = Parameters<typeof createReplaySubmission>[0];

const body = { record_id: 'rec-1', map_uid: 'map-1', map_ref: 'map-a', replay_ref: 'replay-b', rank: 4 };
const request = { body, caller: { address: '192.0.2.1', isLocal: () => false } } as unknown as Request;

/** Stores of an address that has `left` submissions, for a record that waits already or does not. */
function storesOf(left: number, isRepeated: boolean): { stores: VerificationStores; calls: string[] } {
  const calls: string[] = [];
  const stores = {
    quotas: {
      reserve: async () => ({ granted: Math.min(left, 1), retryAfterSeconds: 17 }),
      release: async () => void calls.push('release'),
    },
    submissions: {
      isRepeated: async () => isRepeated,
      submit: async ({ clientAddress }: { clientAddress: string }) => {
        calls.push(`submit of ${clientAddress}`);
        return { outcome: isRepeated ? 'repeated' : 'queued', submissionId: 'sub-1', record: {} };
      },
    },
  } as unknown as VerificationStores;
  return { stores, calls };
}

const cases: [name: string, left: number, isRepeated: boolean, status: number, calls: string[]][] = [
  ['a new submission within the quota', 1, false, 200, ['submit of 192.0.2.1']],
  [
    'a repeat within the quota, which gets back what it took',
    1,
    true,
    200,
    ['submit of 192.0.2.1', 'release'],
  ],
  ['a repeat beyond the quota, which took nothing', 0, true, 200, ['submit of 192.0.2.1']],
  ['a new submission beyond the quota', 0, false, 429, []],
];
for (const [name, left, isRepeated, status, expected] of cases) {
  test(`${name}: ${status}`, async () => {
    const { stores, calls } = storesOf(left, isRepeated);
    const response = await createReplaySubmission(request, stores);
    assert.deepEqual([response.status, calls], [status, expected]);
  });
}
