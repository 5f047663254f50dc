import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { assertDescending } from '../checks.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { reportPrimaryClub } from './primary-club.js';
import { after, ownMapUid, reportRecord } from './records.js';
import { reverse, set, status } from '../says.js';

interface Listed {
  total: number;
  limit: number;
  paging: { total: number };
}

/** Sends two snapshots of the primary club, each with a map, a campaign and a bucket of its own. */
async function reportTwice(context: ScenarioContext): Promise<void> {
  await reportPrimaryClub({ ...context, namespace: `${context.namespace}0` });
  await reportPrimaryClub(context);
}

/** The catalog's counts, and the content of the primary club. */
export const inventoryScenarios: WrittenScenario[] = [
  {
    name: 'a campaign that was just discovered',
    operation: 'listCampaigns',
    attempts: 10,
    says: { 'last discovered first': reverse('/campaigns') },
    request: after(reportTwice, { query: [['limit', '5000']] }),
    check: ({ json }, { namespace }) => {
      const { campaigns, total, paging } = json as Listed & {
        campaigns: { campaignId: number; name: string; mapCount: number; externalId: number }[];
      };
      const own = campaigns.find(({ name }) => name === `Campaign ${namespace}`);
      equal(own?.mapCount, 1);
      const ids = campaigns.map(({ campaignId }) => campaignId);
      assertDescending(ids);
      deepEqual([total, paging.total], [campaigns.length, campaigns.length]);
    },
  },
  {
    name: 'a bucket that was just discovered',
    operation: 'listUploads',
    attempts: 10,
    says: { 'last discovered first': reverse('/uploads') },
    request: after(reportTwice, { query: [['limit', '5000']] }),
    check: ({ json }, { namespace }) => {
      const { uploads, total } = json as Listed & { uploads: { name: string; discoveredAt: string }[] };
      ok(uploads.some(({ name }) => name === `Bucket ${namespace}`));
      const timestamps = uploads.map(({ discoveredAt }) => discoveredAt);
      assertDescending(timestamps);
      equal(total, uploads.length);
    },
  },
  ...['listCampaigns', 'listUploads'].flatMap((operation) => [
    {
      name: 'a page past the end',
      operation,
      says: { 'A page past the end is an empty list.': status(404) },
      request: () => ({ query: [['offset', '2147483647']] satisfies [string, string][] }),
      check: ({ json }: { json: unknown }) => {
        const [rows] = Object.values(json as Record<string, unknown>);
        deepEqual(rows, []);
      },
    },
  ]),
];

interface Dashboard {
  stats: Record<string, number>;
  maps: { mapUid: string; tracked: boolean }[];
  wrFeed: { mapUid: string }[];
  tracker: { enabled: boolean } | null;
  mapOptions?: { mapUid: string }[];
}

/** The content of a start page. */
export const dashboardScenarios: WrittenScenario[] = [
  {
    name: 'a map that was just added to the club, and a record that was just reported',
    operation: 'getDashboard',
    attempts: 10,
    says: { 'All tracked maps in the same order': reverse('/mapOptions') },
    request: async (context) => {
      await reportTwice(context);
      await reportRecord(context, { recordedAt: new Date(Date.now() + 60_000).toISOString() });
      return { query: parseQuery('mapsLimit=1000&wrFeedLimit=1000') };
    },
    check: ({ json }, context) => {
      const { maps, wrFeed, tracker, mapOptions } = json as Dashboard;
      const uid = `${context.namespace}-club-map`;
      ok(maps.some(({ mapUid, tracked }) => mapUid === uid && tracked));
      const options = mapOptions?.map(({ mapUid }) => mapUid) ?? [];
      ok(options.includes(uid));
      const listed = maps.map(({ mapUid }) => mapUid);
      deepEqual(options.slice(0, listed.length), listed, 'the options are in the order of the maps');
      ok(wrFeed.some(({ mapUid }) => mapUid === ownMapUid(context)));
      ok(tracker !== null);
    },
  },
  {
    name: 'the counters alone',
    operation: 'getDashboard',
    says: { 'Null when it was not asked for.': set('/tracker', { enabled: true, lastRunAt: null }) },
    request: () => ({
      query: parseQuery('mapsLimit=0&wrFeedLimit=0&includeMapOptions=0&includeTracker=false'),
    }),
    check: ({ json }) => {
      const { maps, wrFeed, tracker } = json as Dashboard;
      deepEqual([maps, wrFeed, tracker, 'mapOptions' in (json as object)], [[], [], null, false]);
    },
  },
  {
    name: 'an instance has just sent a heartbeat',
    operation: 'getTrackerStatus',
    request: async (context) => {
      const body = { projectKey: context.projectKey, instanceId: 'one' };
      await context.of('aggregator').call('registerInstance', { body });
      return {};
    },
    check: ({ json }) => {
      const { runtime, latestRun } = json as {
        runtime: { enabled: boolean; intervalSeconds: number | null };
        latestRun: { duration: string | null } | null;
      };
      equal(runtime.intervalSeconds === null, latestRun === null);
      // Before the first run, the sender of a heartbeat is the tracker.
      if (latestRun === null) equal(runtime.enabled, true);
      else if (latestRun.duration !== null) match(latestRun.duration, /^\d+\.\ds$/);
    },
  },
];
