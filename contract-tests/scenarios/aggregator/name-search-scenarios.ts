import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { ownAccount, refused, storeNames, type NameRow } from './names.js';
import { duplicate, eachRestingOn, restingOn, reverse, set, status } from '../says.js';

type Match = NameRow & { score: number };

const readMatches = (json: unknown): Match[] => (json as { matches: Match[] }).matches;

const byName: WrittenScenario[] = [
  {
    name: 'an unknown name and two spellings of another, in the order of the request',
    operation: 'findDisplayNames',
    says: {
      'Names are compared whole, in their normalized form': set('/queries/1/matches', []),
      'One entry per distinct name, in the order of the request.': reverse('/queries'),
      'Accounts whose name compares equal, newest observation first.': reverse('/queries/*/matches'),
    },
    request: async (context) => {
      const { namespace } = context;
      await storeNames(context, [
        { account: 'older', displayName: `Who  ${namespace}`, observedAt: '2020-01-01T00:00:00Z' },
        { account: 'newer', displayName: `ＷＨＯ ${namespace}`, observedAt: '2020-01-02T00:00:00Z' },
      ]);
      return {
        query: [
          ['name[]', `nobody ${namespace}`],
          ['displayName[]', `WHO ${namespace}`],
          ['displayName[]', ` who ${namespace} `],
          ['displayName[]', `WHO ${namespace}`],
        ],
      };
    },
    check: ({ json }, context) => {
      const { namespace } = context;
      const matches = [ownAccount(context, 'newer'), ownAccount(context, 'older')];
      const { queries } = json as {
        queries: { displayName: string; normalizedDisplayName: string; matches: NameRow[] }[];
      };
      deepEqual(
        queries.map((one) => [
          one.displayName,
          one.normalizedDisplayName,
          one.matches.map((row) => row.accountId),
        ]),
        [
          [`nobody ${namespace}`, `nobody ${namespace}`, []],
          [`WHO ${namespace}`, `who ${namespace}`, matches],
          [` who ${namespace} `, `who ${namespace}`, matches],
        ],
      );
    },
  },
  {
    name: 'an unknown name',
    operation: 'findDisplayNames',
    says: { 'The name as it was asked for.': set('/queries/0/displayName', 'other') },
    request: ({ namespace }) => ({ query: [['displayName[]', `Nobody ${namespace}`]] }),
    check: ({ json }, { namespace }) =>
      deepEqual(json, {
        queries: [
          {
            displayName: `Nobody ${namespace}`,
            normalizedDisplayName: `nobody ${namespace}`,
            matches: [],
          },
        ],
      }),
  },
  ...refused('findDisplayNames', [
    ['no name', {}, 'displayName[]'],
    ['101 names', { query: Array.from({ length: 101 }, (_, index) => ['name[]', `name ${index}`]) }, '101'],
  ]),
];

/** A search among what `prepare` stores, and the expected results. */
function found(
  name: string,
  query: (namespace: string) => [string, string][],
  expected: string[],
  check?: (matches: Match[]) => void,
): WrittenScenario {
  return {
    name,
    operation: 'searchDisplayNames',
    request: (context) => prepare(context, query(context.namespace)),
    check: ({ json }, context) => {
      const matches = readMatches(json);
      deepEqual(
        matches.map(({ accountId }) => accountId),
        expected.map((account) => ownAccount(context, account)),
      );
      equal((json as { count: number }).count, expected.length);
      check?.(matches);
    },
  };
}

const searches: WrittenScenario[] = [
  restingOn(
    found(
      'any part of a name, the best match first',
      (own) => [['q', own.toUpperCase()]],
      ['same', 'start', 'inside'],
      (all) => {
        const [same, start, inside] = all.map(({ score }) => score);
        equal(same, 1);
        ok((start ?? 0) >= 0.9 && (start ?? 0) < 1);
        ok((inside ?? 0) >= 0.5 && (inside ?? 0) < 0.9);
      },
    ),
    {
      'Highest score first': reverse('/matches'),
      'The very name has 1, its beginning from 0.9': set('/matches/0/score', 0.95),
    },
  ),
  restingOn(
    found('the beginning of a name', (own) => parseQuery(`q=${own}&mode=prefix`), ['same', 'start']),
    { '`prefix` suits pickers': duplicate('/matches') },
  ),
  restingOn(
    found('at most the limit', (own) => parseQuery(`q=${own}&limit=1`), ['same']),
    { 'Maximum number of matches.': duplicate('/matches') },
  ),
  restingOn(
    found('characters that are SQL patterns', (own) => [['q', `%_${own.slice(0, -1)}`]], ['inside']),
    { 'Every character stands for itself.': duplicate('/matches') },
  ),
  {
    name: 'a text that no name has',
    operation: 'searchDisplayNames',
    says: { 'The text as it was sent.': set('/query', 'other') },
    request: ({ namespace }) => ({ query: [['q', `${namespace}_%`]] }),
    check: ({ json }, { namespace }) =>
      deepEqual(json, { query: `${namespace}_%`, mode: 'contains', matches: [], count: 0 }),
  },
  {
    name: 'a name with a typo',
    operation: 'searchDisplayNames',
    says: { '`fuzzy` forgives typos': set('/matches', []) },
    request: (context) =>
      prepare(context, [
        ['q', withTypo(context.namespace)],
        ['mode', 'fuzzy'],
        ['max_age_seconds', '0'],
      ]),
    check: ({ json }, context) => {
      const match = readMatches(json).find(({ accountId }) => accountId === ownAccount(context, 'same'));
      ok(match && match.score >= 0.3 && match.score < 1, 'the name is found despite the typo');
    },
  },
  {
    name: 'the same name of two accounts, the newest first',
    operation: 'searchDisplayNames',
    says: { 'then newest observation, then account id': reverse('/matches') },
    request: async (context) => {
      await storeNames(context, [
        { account: 'a', displayName: context.namespace, observedAt: '2020-01-01T00:00:00Z' },
        { account: 'b', displayName: context.namespace, observedAt: '2020-01-02T00:00:00Z' },
        { account: 'c', displayName: context.namespace, observedAt: '2020-01-02T00:00:00Z' },
      ]);
      return { query: [['q', context.namespace]] };
    },
    check: ({ json }, context) =>
      deepEqual(
        readMatches(json).map(({ accountId }) => accountId),
        ['b', 'c', 'a'].map((account) => ownAccount(context, account)),
      ),
  },
  ...eachRestingOn(
    refused('searchDisplayNames', [
      ['a blank text', { query: [['q', ' \u00a0']] }, 'q'],
      ['control characters alone', { query: [['q', '\u001f\u007f']] }, 'q'],
    ]),
    {
      'control characters alone': { 'a text of nothing but these and white space returns 400': status(200) },
    },
  ),
];

/** Accounts by names and parts of names. */
export const nameSearchScenarios: WrittenScenario[] = [...byName, ...searches];

async function prepare(context: ScenarioContext, query: [string, string][]): Promise<RequestParts> {
  const { namespace } = context;
  await storeNames(context, [
    { account: 'inside', displayName: `%_${namespace}!` },
    { account: 'start', displayName: `${namespace} the great` },
    { account: 'same', displayName: namespace },
  ]);
  return { query };
}

function withTypo(text: string): string {
  return `${text.slice(0, 2)}${text.slice(3)}`;
}
