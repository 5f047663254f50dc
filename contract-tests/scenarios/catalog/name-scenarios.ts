import { deepEqual, equal } from 'node:assert/strict';
import type { WrittenScenario } from '../scenario.js';
import { KESTREL, namesPart } from './records.js';
import { eachRestingOn, plus, set, status } from '../says.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const ids = (count: number): string => Array.from({ length: count }, (_, index) => `id-${index}`).join(',');

/** Names of accounts. */
export const nameScenarios: WrittenScenario[] = [
  {
    name: 'ids without a name, one of them twice, one malformed',
    operation: 'resolveDisplayNames',
    says: {
      'Accounts that nobody has named are left out.': set('/names', {
        '00000000-0000-4000-8000-000000000000': 'Nobody',
      }),
    },
    request: () => ({ query: [['accountIds', `${UNKNOWN},${UNKNOWN.toUpperCase()},two words`]] }),
    check: ({ json }) => deepEqual(json, { names: {}, found: 0, requested: 2 }),
  },
  {
    name: 'a name for each spelling of an id, counted by accounts',
    operation: 'resolveDisplayNames',
    says: {
      'with a key for each spelling that was asked for': set('/names', {}),
      'Number of accounts with a name.': plus('/found', 1),
    },
    request: async (context) => {
      const names = [{ accountId: KESTREL, displayName: 'Kestrel', observedAt: '2026-10-06T07:58:30Z' }];
      const { projectKey } = context;
      await context.of('aggregator').call('ingestDisplayNames', { body: { projectKey, names } });
      return { query: [['accountIds', [KESTREL.toUpperCase(), UNKNOWN, KESTREL].join(',')]] };
    },
    check: ({ json }) => {
      const { names, found, requested } = json as {
        names: Record<string, string>;
        found: number;
        requested: number;
      };
      deepEqual(Object.keys(names), [KESTREL.toUpperCase(), KESTREL]);
      deepEqual([names[KESTREL.toUpperCase()], found, requested], [names[KESTREL], 1, 2]);
    },
  },
  {
    name: '50 ids',
    operation: 'resolveDisplayNames',
    says: {
      'Number of different accounts that were asked for, malformed ids included.': plus('/requested', 1),
    },
    request: () => ({ query: [['accountIds', `${ids(50)},id-0`]] }),
    check: ({ json }) => equal((json as { requested: number }).requested, 50),
  },
  {
    name: '100 spellings of 50 accounts',
    operation: 'resolveDisplayNames',
    request: () => {
      const uuids = Array.from({ length: 50 }, (_, index) => UNKNOWN.replace(/.{3}$/, `a${10 + index}`));
      return { query: [['accountIds', [...uuids, ...uuids.map((id) => id.toUpperCase())].join(',')]] };
    },
    check: ({ json }) => equal((json as { requested: number }).requested, 50),
  },
  ...eachRestingOn(
    (
      [
        ['commas alone', [['accountIds', ',,']]],
        ['51 ids', [['accountIds', ids(51)]]],
        [
          'ids in two parameters',
          [
            ['accountIds', KESTREL],
            ['accountIds', UNKNOWN],
          ],
        ],
      ] satisfies [string, [string, string][]][]
    ).map(([name, query]): WrittenScenario => ({
      name,
      operation: 'resolveDisplayNames',
      status: 400,
      request: () => ({ query }),
      check: namesPart('accountIds'),
    })),
    { '51 ids': { 'more than 50 different ones': status(200) } },
  ),
];
