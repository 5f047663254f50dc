import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Response } from '../../contract/http-client.js';
import { assertDescending, assertEndpoints, type ListedEndpoint } from '../checks.js';
import { Skipped, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { ownMapUid, reportRecord } from './records.js';
import { plus, reverse, set, type Says } from '../says.js';

type Row = Record<string, unknown>;

/** Reads that need no preparation: their data must be consistent. */
export const plainScenarios: WrittenScenario[] = [
  {
    name: 'every operation, in the order of the document',
    operation: 'listEndpoints',
    says: {
      'in the order of the groups': reverse('/endpoints'),
      'Number of endpoints.': plus('/api/totalEndpoints', 1),
    },
    request: () => ({}),
    check: listsEveryOperation,
  },
  plain(
    'getStats',
    ({ total_maps: maps, actively_tracked: tracked }) => ok(Number(tracked) <= Number(maps)),
    { 'Number of tracked maps.': set('/actively_tracked', 2_000_000_000) },
  ),
  plain('listMaps', (response) => isPage(response, 'maps')),
  plain('listCampaigns', (response) => isPage(response, 'campaigns')),
  plain('listUploads', (response) => isPage(response, 'uploads')),
  plain('getLeaderboards', ({ overall, summary, buckets, maps, medals }) => {
    isDescending(overall, 'totalWrs');
    ok((overall as Row[]).length <= Number((summary as Row)['totalPlayers']));
    ok(Array.isArray(buckets) && Array.isArray(maps) && typeof medals === 'object');
  }),
  plain('getLiveLeaderboard', ({ leaderboard, feed }) => {
    isDescending(leaderboard, 'totalWrs');
    isDescending(feed, 'recordedAt');
  }),
  plain('getHook', ({ hook }) => {
    const { hookKey, clubId, enabled } = hook as Row;
    deepEqual([hookKey, enabled], ['primary', clubId !== null]);
  }),
  plain('listHookMaps', ({ maps, count }) => equal((maps as Row[]).length, count)),
  plain('listHookRuns', ({ runs, count }) => {
    equal((runs as Row[]).length, count);
    isDescending(runs, 'runId');
  }),
  plain('getDashboard', ({ wrFeed, mapOptions, tracker }) => {
    isDescending(wrFeed, 'recordedAt');
    ok(Array.isArray(mapOptions) && tracker !== null);
  }),
  plain('getLatestRecord', ({ latest, recent }) => {
    isDescending(recent, 'recordedAt');
    deepEqual((recent as Row[])[0] ?? null, latest);
  }),
  plain(
    'getTrackerStatus',
    ({ runtime, latestRun }) => equal((runtime as Row)['intervalSeconds'] === null, latestRun === null),
    {
      'Null before the first run.': {
        at: '/runtime/intervalSeconds',
        make: (response) => {
          const { runtime, latestRun } = response.json as { runtime: object; latestRun: object | null };
          const intervalSeconds = latestRun === null ? 60 : null;
          response.json = { ...(response.json as object), runtime: { ...runtime, intervalSeconds } };
        },
      },
    },
  ),
  plain(
    'getMeta',
    ({ summary }) => {
      const { maps, totalMaps, events, totalEvents } = summary as Row;
      deepEqual([maps, events], [totalMaps, totalEvents]);
    },
    {
      'Number of maps, equal to `maps`.': plus('/summary/totalMaps', 1),
      'Number of events, equal to `events`.': plus('/summary/totalEvents', 1),
    },
  ),
  plain('getMetricsOverview', ({ metrics }) => {
    const { totalEvents, lastEventAt } = metrics as Row;
    equal(totalEvents === 0, lastEventAt === null);
  }),
  plain('listProjects', ({ projects }) => {
    const keys = (projects as Row[]).map(({ projectKey }) => projectKey);
    equal(new Set(keys).size, keys.length);
  }),
  plain('listEvents', (response) => {
    isPage(response, 'events');
    isDescending(response['events'], 'recordedAt');
  }),
  ...['getMap', 'getMapInfo'].map((operation): WrittenScenario => ({
    name: 'a known map',
    operation,
    request: async (context) => ({ path: { mapUid: await knownMap(context) } }),
    check: ({ json }, _, { path }) => {
      const { map = json } = json as { map?: unknown };
      equal((map as Row)['mapUid'], path?.['mapUid']);
    },
  })),
];

interface EndpointList {
  api: { totalEndpoints: number; groupOrder: string[] };
  endpoints: ListedEndpoint[];
}

function listsEveryOperation({ json }: Response, { document }: ScenarioContext): void {
  const { api, endpoints } = json as EndpointList;
  assertEndpoints(document, { total: api.totalEndpoints, groupOrder: api.groupOrder, endpoints });
}

function plain(operation: string, check: (response: Row) => void, says?: Says): WrittenScenario {
  return {
    name: 'as it is',
    operation,
    ...(says ? { says } : {}),
    request: () => ({}),
    check: ({ json }) => check(json as Row),
  };
}

/** Returns the uid of a known map: the scenario's own, or on a read-only run the first of the list. */
async function knownMap(context: ScenarioContext): Promise<string> {
  if (!context.isReadOnly) {
    await reportRecord(context);
    return ownMapUid(context);
  }
  const { maps } = (await context.call('listMaps')) as { maps: { mapUid: string }[] };
  const [first] = maps;
  if (!first) throw new Skipped('The server has no map, and creating one changes state.');
  return first.mapUid;
}

function isPage(response: Row, name: string): void {
  const rows = response[name] as Row[];
  const { total, limit, offset, paging } = response;
  const { total: pagingTotal, has_more: hasMore, next_offset: next } = paging as Row;
  equal(pagingTotal, total);
  equal(rows.length, Math.min(Number(limit), Math.max(0, Number(total) - Number(offset))));
  deepEqual([hasMore, next], rows.length < Number(total) ? [true, rows.length] : [false, null]);
}

function isDescending(rows: unknown, name: string): void {
  assertDescending((rows as Row[]).map((row) => row[name] as number | string));
}
