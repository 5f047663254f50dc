import { deepEqual, equal, ok } from 'node:assert/strict';
import { knownClub, ownClub, ownMap } from '../aggregator/club-snapshots.js';
import { assertDescending } from '../checks.js';
import { Skipped, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { after, beyondReach, mentions } from './records.js';
import { reportPrimaryClub } from './primary-club.js';
import { duplicate, plus, reverse, set } from '../says.js';

interface ClubMaps {
  maps: { mapUid: string; name: string }[];
  total: number;
  count: number;
  paging: { next_offset: number | null };
}

const known = (context: ScenarioContext): Promise<{ clubId: string }> => knownClub(context.of('aggregator'));

/** Returns a known club: the scenario's own, or on a read-only run the primary one. */
async function anyClub(context: ScenarioContext): Promise<{ clubId: string }> {
  if (!context.isReadOnly) return known(context);
  const { hook } = (await context.call('getHook')) as { hook: Hook };
  if (hook.clubId === null) throw new Skipped('The server has no club, and creating one changes state.');
  return { clubId: String(hook.clubId) };
}

/** Clubs of snapshots. */
export const clubScenarios: WrittenScenario[] = [
  ...['getClub', 'listClubCampaigns', 'listClubMaps'].map((operation): WrittenScenario => ({
    name: 'a known club',
    operation,
    request: async (context) => ({ path: await anyClub(context) }),
    check: ({ json }) => ok(Object.values(json as object).every((value) => value !== null)),
  })),
  {
    name: 'a club of a snapshot',
    operation: 'getClub',
    says: { 'Number of its different maps.': plus('/club/mapCount', 1) },
    request: async (context) => ({ path: await known(context) }),
    check: ({ json }, context) =>
      deepEqual((json as { club: unknown }).club, {
        clubId: ownClub(context),
        name: `Club ${context.namespace}`,
        campaignCount: 2,
        mapCount: 3,
        memberCount: 2,
        createdAt: null,
      }),
  },
  {
    name: 'two campaigns, newest first',
    operation: 'listClubCampaigns',
    says: { 'newest first, campaigns of unknown age last, then highest id': reverse('/campaigns') },
    request: async (context) => ({ path: await known(context) }),
    check: ({ json }) =>
      deepEqual((json as { campaigns: unknown }).campaigns, [
        { campaignId: 12, name: 'Newer', mapCount: 0, createdAt: '2025-02-01T00:00:00.000Z' },
        { campaignId: 11, name: 'Older', mapCount: 2, createdAt: '2025-01-01T00:00:00.000Z' },
      ]),
  },
  {
    name: 'every map once, newest first, on two pages',
    operation: 'listClubMaps',
    says: {
      'newest upload first, unknown ones last': reverse('/maps'),
      'Every map of the club once': duplicate('/maps'),
    },
    request: async (context) => ({ path: await known(context), query: [['limit', '2']] }),
    check: async ({ json }, context, { path = {} }) => {
      const { maps, total, paging } = json as ClubMaps;
      equal(total, 3);
      const query: [string, string][] = [['offset', String(paging.next_offset)]];
      const second = (await context.call('listClubMaps', { path, query })) as ClubMaps;
      deepEqual(
        [...maps, ...second.maps].map(({ mapUid }) => mapUid),
        ['three', 'two', 'one'].map((name) => ownMap(context, name)),
      );
      equal(second.paging.next_offset, null);
    },
  },
  {
    name: 'maps by a part of their name, in any case',
    operation: 'listClubMaps',
    request: async (context) => ({ path: await known(context), query: [['q', 'TWO OF']] }),
    check: ({ json }, context) => {
      const { maps, total } = json as ClubMaps;
      deepEqual([maps.map(({ mapUid }) => mapUid), total], [[ownMap(context, 'two')], 1]);
    },
  },
  ...['getClub', 'listClubCampaigns', 'listClubMaps'].flatMap((operation): WrittenScenario[] => [
    {
      name: 'an unknown club',
      operation,
      status: 404,
      request: (context) => ({ path: { clubId: String(ownClub(context, 'unknown')) } }),
      check: mentions('No club'),
    },
  ]),
  beyondReach('listClubMaps', { clubId: '1' }),
];

interface Hook {
  clubId: number | null;
  enabled: boolean;
  lastSyncAt: string | null;
  mapCount: number;
}

interface HookRun {
  runId: number;
  mapsSeen: number;
  status: string;
}

/** The primary club. */
export const hookScenarios: WrittenScenario[] = [
  {
    name: 'the primary club after a snapshot',
    operation: 'getHook',
    attempts: 10,
    says: { 'Whether there is a primary club.': set('/hook/enabled', false) },
    request: after(reportPrimaryClub),
    check: ({ json }, context) => {
      const { clubId, enabled, lastSyncAt, mapCount } = (json as { hook: Hook }).hook;
      deepEqual([clubId, enabled], [context.setting('PRIMARY_CLUB_ID', 0), true]);
      ok(lastSyncAt !== null && mapCount >= 1);
    },
  },
  {
    name: 'a map of the club by its name',
    operation: 'listHookMaps',
    attempts: 10,
    says: { "Part of a map's name or of its uid": duplicate('/maps') },
    request: async (context) => {
      await reportPrimaryClub(context);
      return { query: [['q', `winter 2031 - 07 ${context.namespace}`]] };
    },
    check: ({ json }, { namespace }) => {
      const { maps, count } = json as ClubMaps;
      deepEqual([maps.map(({ mapUid }) => mapUid), count], [[`${namespace}-club-map`], 1]);
    },
  },
  {
    name: 'the runs of snapshots, newest first',
    operation: 'listHookRuns',
    says: { 'One run for each snapshot of the primary club, newest first.': reverse('/runs') },
    request: after(reportPrimaryClub, { query: [['limit', '500']] }),
    check: ({ json }) => {
      const { runs, count } = json as { runs: HookRun[]; count: number };
      const ids = runs.map(({ runId }) => runId);
      assertDescending(ids);
      equal(count, runs.length);
      ok(runs.some(({ mapsSeen }) => mapsSeen === 1));
    },
  },
];
