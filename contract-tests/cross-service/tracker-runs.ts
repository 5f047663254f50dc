import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  minutesAgo,
  ownAccount,
  ownMap,
  query,
  type CrossServiceTest,
  type Services,
} from './cross-service-test.js';
import { foundRecord, readEventPage, readHistory, readMap, readRecordEvents, reportRun } from './report.js';

const events: CrossServiceTest = {
  name: "a tracker's run becomes a run and the events tracker.run, map.checked and wr_change",
  check: async (services) => {
    const quiet = { mapUid: ownMap(services, 'quiet'), checkedAt: minutesAgo(1), changed: false };
    const { runId } = await reportRun(services, [foundRecord(services), quiet], { mapsChecked: 7 });
    const own = query({ project_key: services.own, include_system: false });
    const { events: listed, total } = await readEventPage(services, own);
    equal(total, 4);
    const inOrder = [...listed].sort((a, b) => a.eventId - b.eventId);
    deepEqual(
      inOrder.map(({ type, mapUid, changed, source }) => [type, mapUid, changed, source]),
      [
        ['tracker.run', null, true],
        ['map.checked', ownMap(services), true],
        ['wr_change', ownMap(services), true],
        ['map.checked', ownMap(services, 'quiet'), false],
      ].map((event) => [...event, `source ${services.own}`]),
    );
    const { rows } = await services.aggregator('listTableRows', {
      path: { table: 'runs' },
      ...query({ limit: 300 }),
    });
    const run = rows.find((row) => row['run_id'] === runId);
    deepEqual([run?.['project_key'], run?.['maps_checked'], run?.['accepted_checks']], [services.own, 7, 2]);
    const shown = await services.catalog('listEvents', query({ project: services.own }));
    deepEqual(
      shown.events.map(({ eventId, type, mapUid }) => [eventId, type, mapUid]),
      listed.map(({ eventId, type, mapUid }) => [eventId, type, mapUid]),
    );
  },
};

const projectMaps: CrossServiceTest = {
  name: "a run's checks become the project's maps on both services",
  check: async (services) => {
    await reportRun(services, [foundRecord(services, { tracked: true })]);
    const path = { projectKey: services.own };
    const [map] = (await services.aggregator('listProjectMaps', { path })).maps;
    deepEqual(
      [map?.mapUid, map?.wrMs, map?.wrHolderAccountId, map?.tracked, map?.checkCount, map?.changeCount],
      [ownMap(services), 40_000, ownAccount(services, 'Ada'), true, 1, 1],
    );
    const { maps, total } = await services.catalog('listProjectMaps', { path });
    deepEqual(maps, [
      {
        mapUid: ownMap(services),
        name: `Fall 2024 - 08 ${services.own}`,
        wrMs: 40_000,
        wrHolder: `Ada ${services.own}`,
        tracked: true,
      },
    ]);
    equal(total, 1);
    const { projects } = await services.aggregator('listMapProjects', { path: { mapUid: ownMap(services) } });
    deepEqual(
      projects.map(({ projectKey, wrMs }) => [projectKey, wrMs]),
      [[services.own, 40_000]],
    );
    const { project } = await services.catalog('getProject', { path });
    deepEqual([project.name, project.mapCount], [`Project ${services.own}`, 1]);
    equal((await readMap(services)).tracked, true);
  },
};

const tracker: CrossServiceTest = {
  name: "the newest run is the catalog's tracker status and the dashboard's tracker",
  check: async (services) => {
    const finishedAt = new Date().toISOString();
    const startedAt = new Date(Date.parse(finishedAt) - 12_400).toISOString();
    await reportRun(services, [foundRecord(services)], {
      startedAt,
      finishedAt,
      mapsChecked: 17,
      wrChanges: 3,
    });
    const { runtime, latestRun } = await services.catalog('getTrackerStatus');
    deepEqual(latestRun, { finishedAt, mapsChecked: 17, wrChanges: 3, duration: '12.4s' });
    deepEqual([runtime.enabled, runtime.intervalSeconds], [true, 300]);
    const dashboard = await services.catalog('getDashboard');
    deepEqual(dashboard.tracker, { enabled: true, lastRunAt: finishedAt });
    const { project } = await services.aggregator('getProject', { path: { projectKey: services.own } });
    equal(project.latestRunAt, finishedAt);
  },
};

/** Returns the catalog's count of world records, and how many of them the test's player holds. */
async function readCounts(services: Services): Promise<number[]> {
  const accountId = ownAccount(services, 'Ada');
  const stats = await services.catalog('getStats');
  const { summary, overall } = await services.catalog('getLeaderboards', query({ overallLimit: 1000 }));
  const live = await services.catalog('getLiveLeaderboard', query({ limit: 1000 }));
  const dashboard = await services.catalog('getDashboard');
  const board = overall.find((row) => row.accountId === accountId);
  const liveRow = live.leaderboard.find((row) => row.accountId === accountId);
  return [
    stats.total_wr_changes,
    dashboard.stats.total_wr_changes,
    stats.total_players,
    summary.totalPlayers,
    board?.totalWrs ?? 0,
    liveRow?.totalWrs ?? 0,
  ];
}

const records: CrossServiceTest = {
  name: "a run's wr_change is a world record in the history, latest, feeds, statistics and leaderboards",
  check: async (services) => {
    const before = await readCounts(services);
    const checkedAt = new Date().toISOString();
    await reportRun(services, [foundRecord(services, { checkedAt })]);
    const [event] = await readRecordEvents(services);
    const [record, ...others] = await readHistory(services);
    deepEqual([others, record?.eventId], [[], event?.eventId]);
    deepEqual([record?.wrMs, record?.recordedAt], [40_000, checkedAt]);
    const wr = {
      mapUid: ownMap(services),
      mapName: `Fall 2024 - 08 ${services.own}`,
      accountId: ownAccount(services, 'Ada'),
      holder: `Ada ${services.own}`,
      wrMs: 40_000,
      recordedAt: checkedAt,
      afterRemoval: false,
    };
    deepEqual((await services.catalog('getLatestRecord')).latest, wr);
    deepEqual((await services.catalog('getLiveLeaderboard')).feed[0], wr);
    deepEqual((await services.catalog('getDashboard')).wrFeed[0], wr);
    deepEqual([(await readMap(services)).wrMs, (await readMap(services)).wrHolder], [wr.wrMs, wr.holder]);
    deepEqual(
      await readCounts(services),
      before.map((count) => count + 1),
    );
    const { buckets } = await services.catalog('getLeaderboards', query({ perBucketLimit: 50 }));
    const leaders = buckets?.find(({ bucket }) => bucket === 'Fall 2024')?.leaders ?? [];
    ok(leaders.some(({ holder, totalWrs }) => holder === wr.holder && totalWrs === 1));
  },
};

const coverage: CrossServiceTest = {
  name: "the aggregator's coverage is what it reads from the catalog's leaderboards",
  check: async (services) => {
    await reportRun(services, [foundRecord(services)]);
    const all = query({ tracked_only: false });
    const { source, coverage: found } = await services.aggregator('getLeaderboardCoverage', all);
    equal(source, `${services.urls['catalog'] ?? ''}/api/v1/alterations/leaderboards`);
    const { summary, overall } = await services.catalog('getLeaderboards', query({ overallLimit: 1000 }));
    const total = overall.reduce((sum, { totalWrs }) => sum + totalWrs, 0);
    deepEqual(
      [found.players, found.leaderboardRowsStored, found.mapsWithLeaderboardRows],
      [summary.totalPlayers, overall.length, total],
    );
    equal(summary.mapsWithRecord, total);
    ok(total > 0);
    const { coverage: tracked } = await services.aggregator('getLeaderboardCoverage');
    ok(tracked.mapsWithLeaderboardRows <= tracked.totalMaps);
    ok(tracked.totalMaps <= found.totalMaps);
  },
};

/** Effects of a tracker run on both services. */
export const runCrossServiceTests: CrossServiceTest[] = [events, projectMaps, tracker, records, coverage];
