import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMaps, setUpCommunity } from '../../../testing/community.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { recordEvent, store } from '../../../testing/tracking.js';
import { addMetricHours } from '../../../rollups/metric-hours.js';
import { createCoverage } from './coverage.js';
import { createTimeseries } from './timeseries.js';

/** The clock shows 12:00. */
const at = (hour: number, day = 1): string => new Date(Date.UTC(2026, 2, day, hour, 30)).toISOString();

describeOnDatabases('time series and leaderboard coverage', (database) => {
  const { clock, send } = setUpCommunity(database);

  const series = (bucket: 'hour' | 'day', windowHours: number, projectKey: string | null = null) =>
    createTimeseries(database()).read({ bucket, windowHours, projectKey, now: clock.now() });
  const add = (...deltas: Parameters<typeof addMetricHours>[1]): Promise<void> =>
    database().write((trx) => addMetricHours(trx, deltas));

  test('a series has every bucket, oldest first, the present one included', async () => {
    await add(
      {
        at: at(12),
        projectKey: 'a',
        events: 3,
        checks: 2,
        changes: 1,
        traffic_samples: 4,
        traffic_errors: 1,
      },
      {
        at: at(12),
        projectKey: 'b',
        events: 1,
        runs: 2,
        maps_checked: 5,
        wr_changes: 1,
        duration_ms: 3000,
        runs_with_duration: 2,
      },
      { at: at(10), projectKey: 'a', name_updates: 6 },
      { at: at(9), projectKey: 'a', events: 50 },
      { at: at(13), projectKey: 'a', events: 50 },
    );
    const { series: all, from, to, windowHours, projectKey } = await series('hour', 3);
    assert.deepEqual(
      [from, to, windowHours, projectKey],
      ['2026-03-01T10:00:00.000Z', '2026-03-01T13:00:00.000Z', 3, null],
    );
    const hour = (name: number): string => `2026-03-01T${name}:00:00.000Z`;
    assert.deepEqual(all.events, [
      { at: hour(10), events: 0, checks: 0, changes: 0 },
      { at: hour(11), events: 0, checks: 0, changes: 0 },
      { at: hour(12), events: 4, checks: 2, changes: 1 },
    ]);
    assert.deepEqual(all.runs[2], {
      at: hour(12),
      runs: 2,
      mapsChecked: 5,
      wrChanges: 1,
      avgDurationSeconds: 1.5,
    });
    assert.equal(all.runs[0]?.avgDurationSeconds, null);
    assert.deepEqual(
      all.names.map(({ updates }) => updates),
      [6, 0, 0],
    );
    assert.deepEqual(all.traffic[2], { at: hour(12), samples: 4, errors: 1 });
    const own = await series('hour', 3, 'b');
    assert.deepEqual([own.projectKey, own.series.events[2]?.events, own.series.runs[2]?.runs], ['b', 1, 2]);
    const nobody = await series('hour', 3, 'nobody');
    assert.deepEqual(nobody.series.events[2], { at: hour(12), events: 0, checks: 0, changes: 0 });
  });

  test('days are UTC days, as many as cover the window', async () => {
    await add(
      { at: '2026-02-28T23:59:59.999Z', projectKey: 'a', events: 1 },
      { at: '2026-03-01T00:00:00.000Z', projectKey: 'a', events: 2 },
      { at: at(11), projectKey: 'b', events: 4 },
    );
    const { series: all, from, to } = await series('day', 25);
    assert.deepEqual([from, to], ['2026-02-28T00:00:00.000Z', '2026-03-02T00:00:00.000Z']);
    assert.deepEqual(
      all.events.map(({ at: start, events }) => [start, events]),
      [
        ['2026-02-28T00:00:00.000Z', 1],
        ['2026-03-01T00:00:00.000Z', 6],
      ],
    );
    assert.equal((await series('day', 24)).series.events.length, 1);
  });

  test('coverage counts everything over the same maps, and no more than the leaderboard has', async () => {
    const { read } = createCoverage(database());
    const leaderboard = { maps: 4, players: 4 };
    assert.deepEqual(await read(true, leaderboard), {
      totalMaps: 0,
      mapsWithKnownWr: 0,
      mapsWithLeaderboardRows: 0,
      leaderboardRowsStored: 0,
      wrCoveragePct: null,
      leaderboardCoveragePct: null,
      players: 0,
    });
    await send({ observedAt: at(1), maps: buildMaps('a', 'b') });
    await send({ clubId: 5, observedAt: at(1), maps: buildMaps('c', 'd') });
    await store(database(), [
      recordEvent({ mapUid: 'a' }),
      recordEvent({ mapUid: 'c', accountId: null, holder: null }),
      recordEvent({ mapUid: 'd', accountId: 'mirelle' }),
    ]);
    assert.deepEqual(await read(true, leaderboard), {
      totalMaps: 2,
      mapsWithKnownWr: 1,
      mapsWithLeaderboardRows: 1,
      leaderboardRowsStored: 1,
      wrCoveragePct: 50,
      leaderboardCoveragePct: 50,
      players: 1,
    });
    assert.deepEqual(await read(false, leaderboard), {
      totalMaps: 4,
      mapsWithKnownWr: 3,
      mapsWithLeaderboardRows: 2,
      leaderboardRowsStored: 2,
      wrCoveragePct: 75,
      leaderboardCoveragePct: 50,
      players: 2,
    });
    const { mapsWithLeaderboardRows, players } = await read(false, { maps: 1, players: 0 });
    assert.deepEqual([mapsWithLeaderboardRows, players], [1, 0]);
  });
});
