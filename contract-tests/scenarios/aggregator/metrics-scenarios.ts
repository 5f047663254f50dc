import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { inProject } from '../own-projects.js';
import type { WrittenScenario } from '../scenario.js';
import { misbehaveNext } from './catalog-stub.js';
import { knownClub } from './club-snapshots.js';
import { plus, removeLast, reverse, set } from '../says.js';

interface Timeseries {
  bucket: string;
  windowHours: number;
  projectKey: string | null;
  from: string;
  to: string;
  series: Record<'events' | 'runs' | 'names' | 'traffic', ({ at: string } & Record<string, number | null>)[]>;
}

interface Overview {
  changeRate24hPct: number | null;
  rates: { changeRate24hPct: number | null };
  instanceHealth: { staleOrOffline: number; staleOrOfflineInstances: number };
  nameHealth: { total: number; observed24h: number; stale20d: number; missingDisplayNames: number };
}

const HOUR_MS = 3_600_000;

const reading: WrittenScenario[] = [
  {
    name: 'totals that count what was sent',
    operation: 'getMetricsOverview',
    says: {
      'equal to `changeRate24hPct` of the figures.': set('/metrics/rates/changeRate24hPct', 12.5),
      'equal to `staleOrOffline`.': plus('/metrics/instanceHealth/staleOrOfflineInstances', 1),
    },
    request: async (context) => {
      await knownClub(context);
      return {};
    },
    check: ({ json }) => {
      const { metrics } = json as { metrics: Record<string, number> };
      const { changeRate24hPct, rates, instanceHealth, nameHealth } = (json as { metrics: Overview }).metrics;
      equal(rates.changeRate24hPct, changeRate24hPct);
      equal(instanceHealth.staleOrOfflineInstances, instanceHealth.staleOrOffline);
      ok(nameHealth.stale20d <= nameHealth.total - nameHealth.missingDisplayNames - nameHealth.observed24h);
      const { totalClubs = 0, totalMaps = 0, accounts = 0, displayNames = 0, totalEvents = 0 } = metrics;
      ok(totalClubs >= 1 && totalMaps >= 3 && totalEvents >= 1);
      ok(accounts >= 2 && displayNames >= 1 && displayNames <= accounts);
    },
  },
  {
    name: 'hours of a project with new traffic',
    operation: 'getMetricsTimeseries',
    says: {
      'oldest first, with zeroes where nothing was counted': reverse('/series/*'),
      'Samples of calls without a response or with a status of 400 or more.': set(
        '/series/traffic/*/errors',
        0,
      ),
    },
    request: async (context) => {
      const { projectKey } = inProject(context, 'events');
      await context.call('ingestTrafficBatch', {
        body: {
          projectKey,
          samples: [{ statusCode: 200 }, { statusCode: 0 }],
        },
      });
      return { query: parseQuery(`window_hours=3&project_key=${projectKey}`) };
    },
    check: ({ json }, context) => {
      const { bucket, windowHours, projectKey, from, to, series } = json as Timeseries;
      deepEqual([bucket, windowHours, projectKey], ['hour', 3, inProject(context, 'events').projectKey]);
      equal(Date.parse(to) - Date.parse(from), 3 * HOUR_MS);
      for (const list of Object.values(series))
        deepEqual(
          list.map(({ at }) => Date.parse(at) - Date.parse(from)),
          [0, HOUR_MS, 2 * HOUR_MS],
        );
      const sum = (name: string): number => series.traffic.reduce((all, one) => all + Number(one[name]), 0);
      // Other scenarios send the same, and the hour may have changed in between.
      ok(sum('errors') >= 1);
      equal(sum('samples'), 2 * sum('errors'));
    },
  },
  {
    name: 'days of all projects',
    operation: 'getMetricsTimeseries',
    says: {
      'The number of buckets covers the window': removeLast('/series/runs'),
      'All together when it is left out or empty.': set('/projectKey', 'other'),
    },
    request: () => ({ query: parseQuery('bucket=day&window_hours=49&project_key=') }),
    check: ({ json }) => {
      const { bucket, projectKey, series } = json as Timeseries;
      deepEqual([bucket, projectKey], ['day', null]);
      deepEqual(
        Object.values(series).map(({ length }) => length),
        [3, 3, 3, 3],
      );
    },
  },
];

const coverage: WrittenScenario[] = [
  {
    name: 'the catalog compared with the directory',
    operation: 'getLeaderboardCoverage',
    attempts: 10,
    says: {
      'All counts are over the same maps': plus('/coverage/mapsWithKnownWr', 1_000_000),
      'Rows of the leaderboard that are about them, one for each player.': plus(
        '/coverage/leaderboardRowsStored',
        1,
      ),
    },
    request: () => ({ query: parseQuery('tracked_only=false') }),
    check: ({ json }, { target }) => {
      const { trackedOnly, coverage: reported } = json as {
        trackedOnly: boolean;
        coverage: Record<string, number>;
      };
      equal(trackedOnly, false);
      const { totalMaps = 0, mapsWithKnownWr = 0, mapsWithLeaderboardRows = 0, players = 0 } = reported;
      ok(mapsWithLeaderboardRows <= mapsWithKnownWr && mapsWithKnownWr <= totalMaps);
      equal(reported['leaderboardRowsStored'], players);
      if (target === 'server') ok(mapsWithLeaderboardRows <= 4 && players <= 2);
    },
  },
  {
    name: 'a catalog with an invalid response',
    operation: 'getLeaderboardCoverage',
    status: 502,
    attempts: 10,
    request: async (context) => {
      await misbehaveNext(context, 'bad');
      return {};
    },
    check: ({ json }) => equal((json as { code: string }).code, 'upstream_unavailable'),
  },
  {
    name: 'a catalog without a response',
    operation: 'getLeaderboardCoverage',
    status: 503,
    attempts: 10,
    request: async (context) => {
      await misbehaveNext(context, 'silent');
      return { query: parseQuery('timeout_ms=1000') };
    },
    check: ({ json }) =>
      deepEqual(json, {
        error: 'The records catalog could not be reached within 1000 ms.',
        code: 'upstream_unavailable',
      }),
  },
];

/** Counts of contributions, and the comparison with the catalog. */
export const metricsScenarios: WrittenScenario[] = [...reading, ...coverage];
