import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { assertDescending } from '../checks.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { ownMapName, ownMapUid, reportRecord, type Echo } from './records.js';
import { add, plus, removeFirst, reverse, set } from '../says.js';

interface WrEvent extends Echo {
  afterRemoval: boolean;
}

interface Latest {
  latest: Echo | null;
  recent: WrEvent[];
  paging: { total: number };
}

/** Newer than any record of a scenario that runs concurrently. */
const NEWEST = (): string => new Date(Date.now() + 60_000).toISOString();

function isSorted(events: Echo[]): void {
  const timestamps = events.map(({ recordedAt }) => recordedAt);
  assertDescending(timestamps);
}

/** The newest world records. */
export const latestScenarios: WrittenScenario[] = [
  {
    name: 'a record that was just reported',
    operation: 'getLatestRecord',
    says: {
      'The list includes the newest one.': removeFirst('/recent'),
      'World records, newest first.': reverse('/recent'),
    },
    request: async (context) => {
      await reportRecord(context, { mapUid: ownMapUid(context, 'before') });
      await reportRecord(context, { recordedAt: NEWEST() });
      return {};
    },
    check: ({ json }, context) => {
      const { latest, recent, paging } = json as Latest;
      deepEqual(recent[0], latest);
      ok(
        recent.some(
          ({ mapUid, mapName }) => mapUid === ownMapUid(context) && mapName === ownMapName(context),
        ),
      );
      isSorted(recent);
      ok(paging.total >= recent.length);
    },
  },
  {
    name: 'the newest record, whatever the offset',
    operation: 'getLatestRecord',
    says: {
      'Empty when it was not asked for.': {
        at: '/recent',
        make: (response) => {
          const json = response.json as { latest: unknown };
          response.json = { ...json, recent: [json.latest] };
        },
      },
    },
    request: async (context) => {
      await reportRecord(context);
      return { query: parseQuery('includeRecent=0&offset=1') };
    },
    check: ({ json }) => {
      const { latest, recent } = json as Latest;
      ok(latest !== null);
      deepEqual(recent, []);
    },
  },
  {
    name: 'a slower record after a faster one was removed',
    operation: 'getLatestRecord',
    says: { 'because a faster record of the map was removed': set('/recent/*/afterRemoval', false) },
    request: async (context) => {
      await reportRecord(context);
      await reportRecord(context, { wrMs: 40_116, recordedAt: NEWEST() });
      await reportRecord(context, { mapUid: ownMapUid(context, 'other'), recordedAt: NEWEST() });
      return { query: parseQuery('limit=100') };
    },
    check: ({ json }, context) => {
      const { recent } = json as Latest;
      const own = recent.filter(({ mapName }) => mapName === ownMapName(context));
      deepEqual(own.map(({ wrMs, afterRemoval }) => [wrMs, afterRemoval]).sort(), [
        [39_874, false],
        [40_116, true],
      ]);
    },
  },
];

interface Boards {
  summary: { totalPlayers: number };
  overall: { accountId: string | null; holder: string | null; totalWrs: number; latestWrAt: string }[];
  buckets?: { bucket: string; leaders: { holder: string | null; totalWrs: number }[] }[];
  maps?: { mapUid: string }[];
  medals?: Record<string, number>;
  paging: { total: number };
}

/** Reports 31 records of a player of the scenario: more than any other scenario's player holds. */
async function lead(context: ScenarioContext): Promise<void> {
  // Somebody else has one.
  await reportRecord(context);
  for (let number = 0; number < 31; number += 1) {
    await reportRecord(context, {
      mapUid: ownMapUid(context, `map-${number}`),
      mapName: `Spring 2031 - ${String((number % 25) + 1).padStart(2, '0')}`,
      accountId: context.namespace,
      holder: `Leader ${context.namespace}`,
      recordedAt: NEWEST(),
    });
  }
}

const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'];

/** The newest season first, then `Training`, then `Other`. */
function bySeason(a: string, b: string): number {
  const toRank = (bucket: string): number => {
    const [season = '', year] = bucket.split(' ');
    if (year === undefined) return bucket === 'Training' ? -1 : -2;
    return Number(year) * SEASONS.length + SEASONS.indexOf(season);
  };
  return toRank(b) - toRank(a);
}

/** Players by their world records. */
export const leaderboardScenarios: WrittenScenario[] = [
  {
    name: 'one player of the overall list and nothing else',
    operation: 'getLeaderboards',
    says: { 'Whether to include the lists by season.': add('buckets', []) },
    request: async (context) => {
      await reportRecord(context);
      return { query: parseQuery('overallLimit=1&includeMaps=false&includeBuckets=0&includeMedals=false') };
    },
    check: ({ json }) => {
      deepEqual(Object.keys(json as object).sort(), ['overall', 'paging', 'summary']);
      equal((json as Boards).overall.length, 1);
    },
  },
  {
    name: 'a player with many records, in all lists',
    operation: 'getLeaderboards',
    says: {
      'The overall list has most records first': reverse('/overall'),
      'Number of maps whose world record this player holds.': plus('/overall/*/totalWrs', 1),
      'The player, by the name that the account has now, else by the one that was sent.': set(
        '/overall/*/holder',
        'Other',
      ),
      'Number of players who hold a world record now.': plus('/summary/totalPlayers', 1),
      'Newest season first, then `Training`, then `Other`.': reverse('/buckets'),
      'How many current world records reach which medal': set('/medals/*', 0),
      'The maps with the newest current world records, newest first.': set('/maps', []),
    },
    request: async (context) => {
      await lead(context);
      return { query: parseQuery('overallLimit=1000&perBucketLimit=50') };
    },
    check: ({ json }, { namespace }) => {
      const { overall, buckets, maps, medals, summary, paging } = json as Boards;
      const own = overall.find(({ accountId }) => accountId === namespace);
      deepEqual([own?.totalWrs, own?.holder], [31, `Leader ${namespace}`]);
      const counts = overall.map(({ totalWrs }) => totalWrs);
      assertDescending(counts);
      const names = buckets?.map(({ bucket }) => bucket) ?? [];
      deepEqual(names, names.toSorted(bySeason), 'the newest season comes first');
      const spring = buckets?.find(({ bucket }) => bucket === 'Spring 2031');
      ok(spring?.leaders.some(({ holder, totalWrs }) => holder === `Leader ${namespace}` && totalWrs === 31));
      ok((maps?.length ?? 0) >= 31);
      ok(Object.values(medals ?? {}).reduce((sum, count) => sum + count, 0) >= 31);
      equal(paging.total, summary.totalPlayers);
    },
  },
  {
    name: 'a player with many records, and their newest ones',
    operation: 'getLiveLeaderboard',
    says: {
      'Players in the order of the overall leaderboard.': reverse('/leaderboard'),
      'World records, newest first.': reverse('/feed'),
    },
    request: async (context) => {
      await lead(context);
      return { query: parseQuery('limit=1000&feedLimit=500') };
    },
    check: ({ json }, { namespace }) => {
      const { leaderboard, feed } = json as { leaderboard: Boards['overall']; feed: Echo[] };
      assertDescending(leaderboard.map(({ totalWrs }) => totalWrs));
      equal(leaderboard.find(({ accountId }) => accountId === namespace)?.totalWrs, 31);
      equal(feed.filter(({ accountId }) => accountId === namespace).length, 31);
      isSorted(feed);
    },
  },
];
