import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { noteChanges } from '../../memo.js';
import { readEpoch } from '../../sql/epoch.js';
import { createDashboard, type DashboardQuery } from './dashboard.js';
import { createTotals } from './totals.js';

const ALL: DashboardQuery = {
  maps: { limit: 500, offset: 0 },
  wrFeedLimit: 500,
  includeMapOptions: true,
  includeTracker: true,
};

describeOnDatabases('the dashboard', (database) => {
  const read = (query: Partial<DashboardQuery>): ReturnType<ReturnType<typeof createDashboard>['read']> =>
    createDashboard(database(), () => new Date(AT)).read({ ...ALL, ...query });

  before(async () => {
    const steps = ['a', 'b', 'c', 'd'].map((mapUid, index) =>
      recordEvent({ mapUid, accountId: `player-${index % 2}`, recordedAt: minutes(index) }),
    );
    await store(database(), steps);
    await store(database(), [recordEvent({ mapUid: 'a', wrMs: 39_000, recordedAt: minutes(9) })]);
    await database().write(async (trx) => {
      await trx('maps').whereIn('map_uid', ['a', 'b', 'c']).update({ tracked: 1 });
      await trx('maps')
        .where({ map_uid: 'b' })
        .update({ timestamp_utc: minutes(5) });
      await noteChanges(trx, 'maps');
    });
  });

  test('shows tracked maps only, newest upload first, and the newest records', async () => {
    const { stats, maps, wrFeed, mapOptions, paging } = await read({});
    assert.deepEqual(stats, { total_maps: 4, actively_tracked: 3, total_wr_changes: 5 });
    assert.deepEqual(
      maps.map(({ mapUid }) => mapUid),
      ['b', 'a', 'c'],
    );
    assert.deepEqual(
      mapOptions?.map(({ mapUid }) => mapUid),
      ['b', 'a', 'c'],
    );
    assert.deepEqual(
      wrFeed.map(({ mapUid, wrMs }) => `${mapUid} ${wrMs}`),
      ['a 39000', 'd 40000', 'c 40000', 'b 40000', 'a 40000'],
    );
    assert.equal(paging.total, 3);
  });

  test('shows a page of the maps, and leaves out sections that were not requested', async () => {
    const second = await read({ maps: { limit: 2, offset: 2 } });
    assert.deepEqual(
      second.maps.map(({ mapUid }) => mapUid),
      ['c'],
    );
    assert.equal(second.paging.next_offset, null);
    const none = await read({ maps: { limit: 0, offset: 0 }, wrFeedLimit: 0, includeMapOptions: false });
    assert.deepEqual([none.maps, none.wrFeed, 'mapOptions' in none], [[], [], false]);
    assert.deepEqual([none.paging.has_more, none.paging.next_offset], [false, null]);
  });

  test('agrees with the totals', async () => {
    const totals = createTotals(database());
    assert.equal(await totals.epoch(), await readEpoch(database().read));
    assert.deepEqual(await totals.stats(), {
      total_maps: 4,
      actively_tracked: 3,
      total_wr_changes: 5,
      total_campaigns: 0,
      total_players: 3,
    });
    assert.deepEqual(await totals.summary(), {
      projects: 1,
      maps: 4,
      events: 5,
      totalMaps: 4,
      totalEvents: 5,
      latestEventAt: minutes(9),
    });
    assert.deepEqual(await totals.metrics(), {
      totalEvents: 5,
      totalMaps: 4,
      totalProjects: 1,
      totalClubs: 0,
      lastEventAt: minutes(9),
    });
  });
});
