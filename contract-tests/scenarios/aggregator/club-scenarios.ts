import { deepEqual, equal } from 'node:assert/strict';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { knownClub, ownClub, ownMap, sendSnapshot, createSnapshot } from './club-snapshots.js';
import { refusedQueries } from './ingest.js';
import { mentions } from './names.js';
import { duplicate, plus, reverse, set } from '../says.js';

interface ClubMap {
  mapUid: string;
  name: string;
  authorDisplayName: string | null;
  sources: { type: string; id: number; name: string; position: number | null }[];
}

/** Reads of a known club. */
const reading: WrittenScenario[] = [
  {
    operation: 'getClub',
    name: 'a club of a snapshot',
    says: {
      'Both names have the same object.': plus('/summary/mapCount', 1),
      'Distinct maps of the club.': plus('/*/mapCount', 1),
    },
    request: async (context) => ({ path: await knownClub(context) }),
    check: ({ json }, context) => {
      const { club, summary } = json as { club: Record<string, unknown>; summary: unknown };
      deepEqual(summary, club);
      const { clubId, clubName, campaignCount, mapCount, memberCount, uploadCount } = club;
      deepEqual(
        [clubId, clubName, campaignCount, mapCount, memberCount, uploadCount],
        [ownClub(context), `Club ${context.namespace}`, 2, 3, 2, 1],
      );
    },
  },
  {
    operation: 'listClubCampaigns',
    name: 'the newest campaign of two',
    says: { 'Newest campaign first by its creation': set('/campaigns/0/campaignId', 11) },
    request: async (context) => ({ path: await knownClub(context), query: [['limit', '1']] }),
    check: ({ json }) => {
      const { campaigns, count, total } = json as {
        campaigns: { campaignId: number }[];
        count: number;
        total: number;
      };
      deepEqual([campaigns.map(({ campaignId }) => campaignId), count, total], [[12], 1, 2]);
    },
  },
  {
    operation: 'listClubMaps',
    name: 'every map once with all its places, newest first',
    says: {
      'Lists each distinct map once': duplicate('/maps'),
      'Newest upload first': reverse('/maps'),
      'campaigns first, each by its id': reverse('/maps/*/sources'),
    },
    request: async (context) => ({ path: await knownClub(context) }),
    check: ({ json }, context) => {
      const { maps, count, total, limit, offset } = json as { maps: ClubMap[] } & Record<string, number>;
      deepEqual([count, total, limit, offset], [3, 3, 500, 0]);
      deepEqual(
        maps.map(({ mapUid }) => mapUid),
        ['three', 'two', 'one'].map((name) => ownMap(context, name)),
      );
      equal(maps[0]?.authorDisplayName, `First ${context.namespace}`);
      deepEqual(maps[1]?.sources, [
        { type: 'campaign', id: 11, name: 'Older', position: null },
        { type: 'upload', id: 21, name: 'Bucket', position: 4 },
      ]);
    },
  },
  {
    operation: 'listClubMaps',
    name: 'by a part of the name in another case, skipping one',
    request: async (context) => ({
      path: await knownClub(context),
      query: [
        ['q', `TWO of ${context.namespace}`],
        ['offset', '1'],
      ],
    }),
    check: ({ json }) => {
      const { maps, total, offset } = json as { maps: ClubMap[]; total: number; offset: number };
      deepEqual([maps, total, offset], [[], 1, 1]);
    },
  },
  {
    operation: 'listClubMembers',
    name: 'members with their names, those who joined last first',
    says: {
      'The members who joined last come first': reverse('/members'),
      'Names are those of the directory of names.': set('/members/1/displayName', 'Other'),
    },
    request: async (context) => ({ path: await knownClub(context) }),
    check: ({ json }, context) => {
      const { members, total } = json as { members: Record<string, unknown>[]; total: number };
      const { namespace } = context;
      equal(total, 2);
      deepEqual(members, [
        {
          accountId: `${namespace}-second`,
          displayName: null,
          role: null,
          joinedAt: '2025-06-15T15:06:40.000Z',
        },
        {
          accountId: `${namespace}-first`,
          displayName: `First ${namespace}`,
          role: 'admin',
          joinedAt: '2025-01-01T00:00:00.000Z',
        },
      ]);
    },
  },
  {
    operation: 'listClubMembers',
    name: 'by a part of the name in another case',
    request: async (context) => ({
      path: await knownClub(context),
      query: [['q', `fIRST ${context.namespace}`]],
    }),
    check: ({ json }) => equal((json as { total: number }).total, 1),
  },
];

/** Stores a club whose campaigns, maps and members have no time but one of each. */
async function clubOfUnknownAge(context: ScenarioContext): Promise<{ clubId: string }> {
  const at = '2025-03-01T10:00:00Z';
  const map = (name: string, more: object = {}): object => ({ mapUid: ownMap(context, name), ...more });
  const member = (name: string, more: object = {}): object => ({
    accountId: `${context.namespace}-${name}`,
    ...more,
  });
  await sendSnapshot(
    context,
    createSnapshot(context, {
      campaigns: [{ campaignId: 1 }, { campaignId: 2 }, { campaignId: 3, createdAt: at }],
      maps: [map('b'), map('a'), map('dated', { timestamp: at })],
      members: [member('b'), member('a'), member('dated', { joinedAt: at })],
    }),
  );
  return { clubId: String(ownClub(context)) };
}

/** Lists of a club in which most rows have no time. */
const ofUnknownAge: WrittenScenario[] = (
  [
    ['listClubCampaigns', 'campaigns', 'campaignId', [3, 2, 1], 'then highest id first'],
    ['listClubMaps', 'maps', 'mapUid', ['dated', 'a', 'b'], 'then by uid'],
    ['listClubMembers', 'members', 'accountId', ['dated', 'a', 'b'], 'then by account id'],
  ] as const
).map(([operation, list, key, expected, order]) => ({
  operation,
  name: `${list} of unknown age last`,
  says: { [`${list} of unknown age last, ${order}`]: reverse(`/${list}`) },
  request: async (context: ScenarioContext) => ({ path: await clubOfUnknownAge(context) }),
  check: ({ json }, { namespace }) => {
    const rows = (json as Record<string, Record<string, string | number>[]>)[list] ?? [];
    deepEqual(
      rows.map((row) => row[key]),
      expected.map((one) => (typeof one === 'number' ? one : `${namespace}-${one}`)),
    );
  },
}));

/** Unknown clubs. */
const unknown: WrittenScenario[] = [
  'getClub',
  'listClubCampaigns',
  'listClubMaps',
  'listClubMembers',
].flatMap((operation): WrittenScenario[] => [
  {
    name: 'an unknown club',
    operation,
    status: 404,
    request: (context: ScenarioContext) => ({ path: { clubId: String(ownClub(context, 'unknown')) } }),
    check: mentions('is not known', 'not_found'),
  },
]);

const club = (): Record<string, string> => ({ clubId: '29812' });

/** Clubs with their campaigns, maps and members. */
export const clubScenarios: WrittenScenario[] = [
  ...reading,
  ...ofUnknownAge,
  ...unknown,
  ...refusedQueries('listClubMaps', [['offset', 'offset=10000&q=any']], club),
];
