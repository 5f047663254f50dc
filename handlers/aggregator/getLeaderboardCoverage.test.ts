import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeaderboardResult } from './common/catalog-leaderboard.js';
import { getLeaderboardCoverage } from './getLeaderboardCoverage.js';

type Request = Parameters<typeof getLeaderboardCoverage>[0];
type Stores = Parameters<typeof getLeaderboardCoverage>[1];

/** Returns whether a failure is the client's doing, by its outcome and the client's time limit. */
async function isCausedByClient(
  outcome: 'late' | 'unreachable' | 'invalid',
  timeoutMs: number,
): Promise<unknown> {
  const fetchLeaderboard = (): Promise<LeaderboardResult> => Promise.resolve({ outcome });
  const query = { tracked_only: true, timeout_ms: timeoutMs };
  const response = await getLeaderboardCoverage(
    { query } as Request,
    { fetchLeaderboard } as unknown as Stores,
  );
  assert.equal(response.status, outcome === 'invalid' ? 502 : 503);
  assert.ok('unavailability' in response);
  return (response.unavailability as { isCausedByClient: boolean }).isCausedByClient;
}

test('only a time limit below the usual one that ran out is the doing of the client', async () => {
  assert.equal(await isCausedByClient('late', 1), true);
  assert.equal(await isCausedByClient('late', 14_999), true);
  assert.equal(await isCausedByClient('late', 15_000), false);
  assert.equal(await isCausedByClient('unreachable', 1), false);
  assert.equal(await isCausedByClient('invalid', 1), false);
});
