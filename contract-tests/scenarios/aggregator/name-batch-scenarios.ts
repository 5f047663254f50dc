import { deepEqual } from 'node:assert/strict';
import type { WrittenScenario } from '../scenario.js';
import { ownAccount, refused, storeNames, type NameRow } from './names.js';
import { eachRestingOn, plus, removeFirst, reverse, set, status } from '../says.js';

/** Names of many accounts at once. */
export const nameBatchScenarios: WrittenScenario[] = [
  {
    name: 'names, a missing one and a malformed id',
    operation: 'resolveDisplayNames',
    says: {
      'A malformed id spoils nothing but itself.': removeFirst('/names'),
      'Texts that are no account ids, as they were sent': set('/invalid/0', 'notanid'),
      'Distinct accounts of the request': plus('/requestedCount', 1),
      'Whether the limit left rows out of `names`.': set('/truncated', false),
    },
    request: async (context) => {
      await storeNames(context, [
        { account: 'a', displayName: 'Name of a' },
        { account: 'b', displayName: 'Name of b' },
      ]);
      const ids = ['nobody', 'b', 'a', 'b'].map((account) => ownAccount(context, account));
      return { body: { accountIds: [...ids, 'not an id', ''], maxAgeSeconds: null, limit: 1 } };
    },
    check: ({ json }, context) => {
      const { names, ...counts } = json as { names: NameRow[] };
      deepEqual(
        names.map(({ accountId, displayName }) => [accountId, displayName]),
        [[ownAccount(context, 'b'), 'Name of b']],
      );
      deepEqual(counts, {
        missing: [ownAccount(context, 'nobody')],
        invalid: ['not an id', ''],
        count: 1,
        requestedCount: 5,
        missingCount: 1,
        invalidCount: 2,
        truncated: true,
      });
    },
  },
  {
    name: 'two old names in the order of the request',
    operation: 'resolveDisplayNames',
    says: {
      'Accounts with a name, stale ones too, in the order of the request.': reverse('/names'),
      'Stale names are returned as well': removeFirst('/names'),
      'Unless the response is `truncated`, the other three counts add up to it': plus('/missingCount', 1),
    },
    request: async (context) => {
      const observedAt = '2020-01-01T00:00:00Z';
      await storeNames(context, [
        { account: 'a', displayName: 'Name of a', observedAt },
        { account: 'b', displayName: 'Name of b', observedAt },
      ]);
      const ids = ['b', 'nobody', 'a'].map((account) => ownAccount(context, account));
      return { body: { accountIds: ids, maxAgeSeconds: 60 } };
    },
    check: ({ json }, context) => {
      const { names, ...counts } = json as { names: NameRow[] };
      deepEqual(
        names.map(({ accountId, stale }) => [accountId, stale]),
        [
          [ownAccount(context, 'b'), true],
          [ownAccount(context, 'a'), true],
        ],
      );
      deepEqual(counts, {
        missing: [ownAccount(context, 'nobody')],
        invalid: [],
        count: 2,
        requestedCount: 3,
        missingCount: 1,
        invalidCount: 0,
        truncated: false,
      });
    },
  },
  {
    name: 'what is missing is spelled as it was asked for, and a limit may be above the number of ids',
    operation: 'resolveDisplayNames',
    says: { 'spelled as they were asked for': set('/missing/0', '00000000-0000-4000-8000-0000000000af') },
    request: () => ({
      body: { accountIds: ['00000000-0000-4000-8000-0000000000AF'], limit: 1000, maxAgeSeconds: 0.5 },
    }),
    check: ({ json }) =>
      deepEqual((json as { missing: string[] }).missing, ['00000000-0000-4000-8000-0000000000AF']),
  },
  {
    name: 'unknown accounts only, and 500 distinct ids are allowed',
    operation: 'resolveDisplayNames',
    request: ({ namespace }) => ({
      body: { accountIds: Array.from({ length: 1000 }, (_, index) => `${namespace}-${index % 500}`) },
    }),
    check: ({ json }) => {
      const { names, missingCount } = json as { names: NameRow[]; missingCount: number };
      deepEqual([names.length, missingCount], [0, 500]);
    },
  },
  ...eachRestingOn(
    refused('resolveDisplayNames', [
      [
        '501 distinct ids',
        { body: { accountIds: Array.from({ length: 501 }, (_, index) => `id-${index}`) } },
        '501',
      ],
    ]),
    { '501 distinct ids': { 'has more than 500 distinct ids': status(200) } },
  ),
];
