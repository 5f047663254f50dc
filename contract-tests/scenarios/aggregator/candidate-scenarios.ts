import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { ownAccount, storeNames } from './names.js';
import { duplicate, plus, reverse, set } from '../says.js';

interface Candidate {
  accountId: string;
  displayName: string | null;
  reasons: string[];
  observedAt: string | null;
  missing: boolean;
  stale: boolean;
}

/** Accounts whose name should be looked up. */
export const candidateScenarios: WrittenScenario[] = [
  {
    name: 'an account with an old name',
    operation: 'listCandidates',
    says: {
      'Number of ids in `accountIds`.': plus('/count', 1),
      'Age in seconds after which a name should be looked up again.': set('/accountIds', []),
    },
    request: withOldName,
    check: ({ json }, context) => {
      const { accountIds, count, total } = json as { accountIds: string[]; count: number; total: number };
      equal(count, accountIds.length);
      equal(new Set(accountIds).size, count);
      ok(total >= count);
      if (total === count) ok(accountIds.includes(ownAccount(context, 'old')), 'the old name is listed');
      ok(!accountIds.includes(ownAccount(context, 'fresh')), 'the fresh name is not listed');
    },
  },
  {
    name: 'an account with an old name, and its sources',
    operation: 'listCandidateDetails',
    says: {
      'Accounts without a name first, seen last first; then the oldest names.': reverse('/candidates'),
      'Always true for a candidate.': set('/candidates/*/stale', false),
      'Where the account was seen': set('/candidates/*/reasons', ['club_member']),
    },
    request: withOldName,
    check: ({ json }, context) => {
      const { candidates, total, limit, offset } = json as {
        candidates: Candidate[];
        total: number;
        limit: number;
        offset: number;
      };
      deepEqual([limit, offset], [5000, 0]);
      const old = candidates.find(({ accountId }) => accountId === ownAccount(context, 'old'));
      if (total <= limit) {
        deepEqual(
          [old?.displayName, old?.reasons, old?.observedAt, old?.missing, old?.stale],
          ['Old', ['directory'], '2001-01-01T00:00:00.000Z', false, true],
        );
      }
      ok(
        candidates.every(({ stale }) => stale),
        'a candidate is stale',
      );
      const order = candidates.map(({ observedAt }) => observedAt ?? '');
      deepEqual(order, order.toSorted(), 'those without a name first, then the oldest names');
    },
  },
  {
    name: 'at most the limit',
    operation: 'listCandidates',
    says: { 'Maximum number of candidates.': duplicate('/accountIds') },
    request: () => ({ query: [['limit', '1']] }),
    check: ({ json }) => {
      const { accountIds, count, total } = json as { accountIds: string[]; count: number; total: number };
      deepEqual([accountIds.length, count], [Math.min(1, total), Math.min(1, total)]);
    },
  },
  {
    name: 'after the last one',
    operation: 'listCandidateDetails',
    request: () => ({ query: [['offset', '2147483647']] }),
    check: ({ json }) => {
      const { candidates, count, offset } = json as {
        candidates: Candidate[];
        count: number;
        offset: number;
      };
      deepEqual([candidates, count, offset], [[], 0, 2_147_483_647]);
    },
  },
];

async function withOldName(context: ScenarioContext): Promise<RequestParts> {
  await storeNames(context, [
    { account: 'older', displayName: 'Older', observedAt: '2000-01-01T00:00:00Z' },
    { account: 'old', displayName: 'Old', observedAt: '2001-01-01T00:00:00Z' },
    { account: 'fresh', displayName: 'Fresh' },
  ]);
  return { query: parseQuery('stale_after_seconds=3600&limit=5000') };
}
