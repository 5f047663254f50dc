import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes } from '../../testing/tracking.js';
import { saveProject } from '../../writes/projects.js';
import { createDashboard } from './dashboard.js';
import { createTracker } from './tracker.js';

const RUN = {
  started_at: AT,
  received_at: AT,
  maps_considered: 9,
  maps_checked: 6,
  wr_changes: 2,
  accepted_checks: 6,
  changed_checks: 2,
};

describeOnDatabases('the tracker', (database) => {
  beforeEach(() => emptyTables(database()));
  const statusAt = (at: string): ReturnType<ReturnType<typeof createTracker>['status']> =>
    createTracker(database(), () => new Date(at)).status();
  const project = (projectKey: string, checkIntervalSeconds: number): Promise<unknown> =>
    database().write((trx) => saveProject(trx, { projectKey, checkIntervalSeconds, receivedAt: AT }));
  const run = (projectKey: string, finishedAt: string, duration: number | null = null): Promise<unknown> =>
    database().write((trx) =>
      trx('runs').insert({ ...RUN, project_key: projectKey, finished_at: finishedAt, duration_ms: duration }),
    );
  const heartbeat = (projectKey: string, at: string): Promise<unknown> =>
    database().write((trx) =>
      trx('project_instances').insert({
        project_key: projectKey,
        instance_id: 'i',
        instance_name: 'I',
        source_label: 's',
        registered_at: AT,
        last_heartbeat_at: at,
      }),
    );

  test('is disabled before any run or heartbeat', async () => {
    assert.deepEqual(await statusAt(AT), {
      runtime: { enabled: false, intervalSeconds: null, trackedMaps: 0 },
      latestRun: null,
    });
  });

  test('is the project with the newest run, enabled for three of its intervals', async () => {
    await project('slow', 600);
    await project('quick', 60);
    await run('quick', minutes(0));
    await run('slow', minutes(1), 12_449);
    const { runtime, latestRun } = await statusAt(minutes(31));
    assert.deepEqual(runtime, { enabled: true, intervalSeconds: 600, trackedMaps: 0 });
    assert.deepEqual(latestRun, {
      finishedAt: minutes(1),
      mapsChecked: 6,
      wrChanges: 2,
      duration: '12.4s',
    });
    const later = await statusAt(new Date(Date.parse(minutes(31)) + 1).toISOString());
    assert.equal(later.runtime.enabled, false);
  });

  test('is kept enabled by heartbeats of its own project only', async () => {
    await project('p', 60);
    await run('p', minutes(0));
    await heartbeat('other', minutes(60));
    assert.equal((await statusAt(minutes(60))).runtime.enabled, false);
    await heartbeat('p', minutes(58));
    const { runtime, latestRun } = await statusAt(minutes(60));
    assert.deepEqual([runtime.enabled, latestRun?.duration], [true, null]);
  });

  test('before the first run is the project with the newest heartbeat', async () => {
    await project('p', 60);
    await heartbeat('p', minutes(0));
    assert.deepEqual((await statusAt(minutes(3))).runtime, {
      enabled: true,
      intervalSeconds: null,
      trackedMaps: 0,
    });
    const dashboard = createDashboard(database(), () => new Date(minutes(4)));
    const query = { maps: { limit: 0, offset: 0 }, wrFeedLimit: 0, includeMapOptions: false };
    assert.deepEqual((await dashboard.read({ ...query, includeTracker: true })).tracker, {
      enabled: false,
      lastRunAt: null,
    });
    assert.equal((await dashboard.read({ ...query, includeTracker: false })).tracker, null);
  });
});
