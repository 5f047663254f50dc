import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { noteChanges } from '../../memo.js';
import { createDashboard, type DashboardQuery } from './dashboard.js';

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
});
