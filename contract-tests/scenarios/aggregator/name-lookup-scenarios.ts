import { deepEqual, equal, ok } from 'node:assert/strict';
import { assertDescending } from '../checks.js';
import type { WrittenScenario } from '../scenario.js';
import { ownAccount, refused, storeNames, type NameRow } from './names.js';
import { duplicate, eachRestingOn, plus, removeFirst, removeLast, reverse, set, status } from '../says.js';

const UUID = /^[0-9a-f-]{36}$/;
const readRows = (json: unknown): NameRow[] => (json as { names: NameRow[] }).names;

/** One name by account id. */
const single: WrittenScenario[] = [
  {
    name: 'a stale name',
    operation: 'getDisplayName',
    says: {
      'older than the requested maximum age': set('/name/stale', false),
      'Whole seconds since the name was last observed.': set('/name/ageSeconds', 1),
      'trimmed, with single spaces and in lower case': set('/name/normalizedDisplayName', 'Old Name'),
    },
    request: async (context) => {
      await storeNames(context, [
        { account: 'old', displayName: 'Old  Name', observedAt: '2020-01-01T00:00:00+01:00' },
      ]);
      return { path: { accountId: ownAccount(context, 'old') }, query: [['max_age_seconds', '86400']] };
    },
    check: ({ json }) => {
      const { name } = json as { name: NameRow };
      deepEqual(
        [
          name.displayName,
          name.normalizedDisplayName,
          name.source,
          name.stale,
          name.missing,
          name.observedAt,
        ],
        ['Old  Name', 'old name', 'contract', true, false, '2019-12-31T23:00:00.000Z'],
      );
      ok((name.ageSeconds ?? 0) > 86_400);
    },
  },
  {
    name: 'an account without a name, in upper case',
    operation: 'getDisplayName',
    says: {
      'An account that nobody has named is no failure': status(404),
      'A UUID is in lower case, however it was sent.': set(
        '/name/accountId',
        '00000000-0000-4000-8000-0000000000AF',
      ),
    },
    request: () => ({ path: { accountId: '00000000-0000-4000-8000-0000000000AF' } }),
    check: ({ json }) => {
      const { name } = json as { name: NameRow };
      ok(UUID.test(name.accountId), 'a UUID is in lower case');
      deepEqual([name.displayName, name.missing, name.stale, name.ageSeconds], [null, true, true, null]);
    },
  },
];

/** Names by account ids, or by a part of them. */
const listed: WrittenScenario[] = [
  {
    name: 'accounts in the order of the request, each once',
    operation: 'listDisplayNames',
    says: {
      'one row for each account, in the order of the request': reverse('/names'),
      'Repeated ones count once.': duplicate('/names'),
      'are rows with `missing` true': set('/names/1/missing', false),
      'Maximum number of rows, unless accounts are named.': removeLast('/names'),
      'Number of rows in `names`.': plus('/count', 1),
      'Without it only missing names are.': set('/names/0/stale', true),
    },
    request: async (context) => {
      await storeNames(context, [
        { account: 'a', displayName: 'Name of a' },
        { account: 'b', displayName: 'Name of b' },
      ]);
      const ids = ['b', 'nobody', 'a', 'b'].map((account) => ownAccount(context, account));
      return { query: [...ids.map((id): [string, string] => ['accountId[]', id]), ['limit', '1']] };
    },
    check: ({ json }, context) => {
      deepEqual(
        readRows(json).map(({ accountId, displayName, missing, stale }) => [
          accountId,
          displayName,
          missing,
          stale,
        ]),
        [
          [ownAccount(context, 'b'), 'Name of b', false, false],
          [ownAccount(context, 'nobody'), null, true, true],
          [ownAccount(context, 'a'), 'Name of a', false, false],
        ],
      );
      equal((json as { count: number }).count, 3);
    },
  },
  {
    name: 'what can be no account is a row without a name, in its place',
    operation: 'listDisplayNames',
    says: { 'texts that are no account ids': removeFirst('/names') },
    request: async (context) => {
      await storeNames(context, [{ account: 'a', displayName: 'Name of a' }]);
      return {
        query: ['not an id', ownAccount(context, 'a'), ''].map((id): [string, string] => ['accountId[]', id]),
      };
    },
    check: ({ json }, context) =>
      deepEqual(
        readRows(json).map(({ accountId, displayName, missing }) => [accountId, displayName, missing]),
        [
          ['not an id', null, true],
          [ownAccount(context, 'a'), 'Name of a', false],
          ['', null, true],
        ],
      ),
  },
  ...eachRestingOn(
    ['accountId', 'accountId[]', 'accountId[0]'].map((name): WrittenScenario => ({
      name: `the accounts of ${name}`,
      operation: 'listDisplayNames',
      request: async (context) => {
        await storeNames(context, [{ account: 'a', displayName: 'Name of a' }]);
        return { query: [[name, ownAccount(context, 'a')]] };
      },
      check: ({ json }) =>
        deepEqual(
          readRows(json).map(({ displayName }) => displayName),
          ['Name of a'],
        ),
    })),
    {
      'the accounts of accountId[0]': {
        '`accountId[]=…`, `accountId=…` and `accountId[0]=…` are the same': set('/names', []),
      },
    },
  ),
  {
    name: 'by a part of names and ids, newest first',
    operation: 'listDisplayNames',
    says: { 'the names and accounts that it is a part of, newest observation first': reverse('/names') },
    request: async (context) => {
      await storeNames(context, [
        { account: 'a', displayName: 'unrelated', observedAt: '2020-01-01T00:00:00Z' },
        { account: 'b', displayName: `100%_${context.namespace}`, observedAt: '2020-01-02T00:00:00Z' },
      ]);
      return { query: [['q', context.namespace.toUpperCase()]] };
    },
    check: ({ json }, context) =>
      deepEqual(
        readRows(json).map(({ accountId }) => accountId),
        [ownAccount(context, 'b'), ownAccount(context, 'a')],
      ),
  },
  {
    name: 'the newest names',
    operation: 'listDisplayNames',
    says: { 'With neither there are the newest rows.': reverse('/names') },
    request: async (context) => {
      if (!context.isReadOnly)
        await storeNames(context, [
          { account: 'a', displayName: 'Name of a', observedAt: '2020-01-01T00:00:00Z' },
          { account: 'b', displayName: 'Name of b' },
        ]);
      return {
        query: [
          ['limit', '5'],
          // Neither white space nor control characters are a text.
          ['q', ' \u001f'],
        ],
      };
    },
    check: ({ json }) => {
      const timestamps = readRows(json).map(({ observedAt }) => observedAt ?? '');
      ok(timestamps.length <= 5);
      assertDescending(timestamps);
    },
  },
  ...refused('listDisplayNames', [['2001 accounts', { query: manyIds(2001) }, 'accountId[]']]),
];

/** Names by account ids. */
export const nameLookupScenarios: WrittenScenario[] = [...single, ...listed];

function manyIds(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => ['accountId[]', `id-${index}`]);
}
