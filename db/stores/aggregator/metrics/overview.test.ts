import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMaps, setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { updateTracked } from '../../../writes/maps.js';
import { addMetricHours } from '../../../rollups/metric-hours.js';
import { createOverview } from './overview.js';

/** The clock shows 12:00. */
const at = (hour: number, day = 1): string => new Date(Date.UTC(2026, 2, day, hour, 30)).toISOString();

describeOnDatabases('the metrics overview', (database) => {
  const { clock, send } = setUpCommunity(database);

  const overview = () => createOverview(database()).read(clock.now());
  const add = (...deltas: Parameters<typeof addMetricHours>[1]): Promise<void> =>
    database().write((trx) => addMetricHours(trx, deltas));

  test('sums 24 hours: the present one and the 23 before it', async () => {
    await add(
      {
        at: at(12),
        projectKey: 'b',
        checks: 2,
        changes: 1,
        runs: 1,
        maps_checked: 9,
        duration_ms: 2000,
        runs_with_duration: 1,
      },
      {
        at: at(13, 0),
        projectKey: 'a',
        checks: 5,
        changes: 1,
        runs: 1,
        duration_ms: 1090,
        runs_with_duration: 1,
      },
      { at: at(12, 0), projectKey: 'a', checks: 100, changes: 100, runs: 7, events: 3 },
    );
    const metrics = await overview();
    assert.deepEqual(metrics.throughput24h, {
      checks: 7,
      changes: 2,
      runs: 2,
      mapsChecked: 9,
      events: 0,
      trafficSamples: 0,
    });
    assert.deepEqual([metrics.changeRate24hPct, metrics.runHealth.avgRunDurationSeconds24h], [28.6, 1.5]);
    assert.deepEqual(metrics.rates, { changeRate24hPct: 28.6 });
    assert.equal(metrics.ingestRuns, 9);
  });

  test('counts the names that 20 days, the present hour included, have not seen', async () => {
    // 20 days before the clock's 12:00 of March 1 is February 9.
    for (const [index, observedAt] of [
      '2026-02-09T13:00:00.000Z',
      '2026-02-09T12:59:59.999Z',
      '2026-01-02T00:00:00.000Z',
    ].entries())
      await send({
        clubId: index + 1,
        observedAt,
        members: [{ accountId: `a${index}`, displayName: `Name ${index}` }],
      });
    await send({ clubId: 9, observedAt: at(9), members: [{ accountId: 'b' }] });
    const { total, observed24h, stale20d, missingDisplayNames } = (await overview()).nameHealth;
    assert.deepEqual([total, observed24h, stale20d, missingDisplayNames], [4, 0, 2, 1]);
  });

  test("has the ages of tracked maps' newest checks", async () => {
    await send({ observedAt: at(1), maps: buildMaps('new', 'early', 'today', 'week', 'old', 'never') });
    const checks = [
      ['new', 'p', at(11)],
      ['new', 'q', at(1, 0)],
      // In the hours in which the windows begin.
      ['early', 'p', at(6)],
      ['today', 'p', at(12, 0)],
      ['week', 'p', at(12, -3)],
      ['old', 'p', at(12, -9)],
      ['untracked', 'p', at(11)],
    ].map(([map_uid, project_key, latest_checked_at]) => ({ map_uid, project_key, latest_checked_at }));
    await database().write(async (trx) => {
      await trx('projects').insert(['p', 'q'].map(projectOf));
      await trx('project_maps').insert(checks);
      const uids = checks.map(({ map_uid: uid }) => String(uid));
      await trx('project_maps').update({ tracked: 1 }).whereNot({ map_uid: 'untracked' });
      await updateTracked(trx, uids);
    });
    assert.deepEqual((await overview()).freshness, {
      trackedMaps: 6,
      checked6h: 2,
      checked24h: 3,
      checked7d: 4,
      stale24h: 2,
      neverChecked: 1,
    });
  });
});

function projectOf(key: string): Record<string, string> {
  return {
    project_key: key,
    project_name: key,
    source_label: key,
    first_seen_at: at(1),
    last_seen_at: at(1),
  };
}
