import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { writeNames } from '../../writes/names.js';
import { noteChanges } from '../../memo.js';
import { createLeaderboards, type LeaderboardsQuery } from './leaderboards.js';

const ALL: LeaderboardsQuery = {
  overall: { limit: 1000, offset: 0 },
  perBucketLimit: 50,
  includeMaps: true,
  includeBuckets: true,
  includeMedals: true,
};

describeOnDatabases('leaderboards', (database) => {
  beforeEach(() => emptyTables(database()));
  const read = (
    query: Partial<LeaderboardsQuery> = {},
  ): ReturnType<ReturnType<typeof createLeaderboards>['read']> =>
    createLeaderboards(database()).read({ ...ALL, ...query });

  test('a holder without an account is not shown by the name of an account whose id is spelled like it', async () => {
    const account = '0f0f0f0f-1111-4222-8333-444444444444';
    const records = [
      { mapUid: 'm1', accountId: null, holder: 'kestrel' },
      { mapUid: 'm2', accountId: 'dunes', holder: 'Sent' },
      { mapUid: 'm3', accountId: account, holder: 'Sent too' },
    ];
    await store(
      database(),
      records.map((record, place) => recordEvent({ ...record, recordedAt: minutes(place) })),
    );
    const observations = ['kestrel', 'dunes', account].map((accountId, place) => {
      return { accountId, displayName: `Name ${place}`, observedAt: AT };
    });
    await database().write((trx) =>
      writeNames(trx, { projectKey: 'p', source: 's', receivedAt: AT, observations }),
    );
    const { overall, buckets } = await read();
    const shown = ['Name 2', 'Name 1', 'kestrel'];
    assert.deepEqual(
      overall.map(({ holder }) => holder),
      shown,
    );
    assert.deepEqual(
      buckets?.flatMap(({ leaders }) => leaders.map(({ holder }) => holder)),
      shown,
    );
  });

  test('the order is most records, then the newest one, then the account id', async () => {
    const by = (
      mapUid: string,
      accountId: string | null,
      at: number,
      holder = `${accountId} sent`,
    ): ReturnType<typeof recordEvent> => recordEvent({ mapUid, accountId, holder, recordedAt: minutes(at) });
    await store(database(), [
      by('m1', 'b', 5),
      by('m2', 'a', 5),
      by('m3', 'c', 9),
      by('m4', 'd', 1),
      by('m5', 'd', 2),
      by('m6', null, 5, 'Zoë'),
    ]);
    const { overall } = await read();
    assert.deepEqual(
      overall.map(({ accountId, holder, totalWrs }) => [accountId, holder, totalWrs]),
      [
        ['d', 'd sent', 2],
        ['c', 'c sent', 1],
        ['a', 'a sent', 1],
        ['b', 'b sent', 1],
        [null, 'Zoë', 1],
      ],
    );
    const second = await read({ overall: { limit: 2, offset: 2 } });
    assert.deepEqual(second.overall, overall.slice(2, 4));
    assert.deepEqual([second.paging.total, second.paging.next_offset], [5, 4]);
    assert.deepEqual((await read({ overall: { limit: 2, offset: 5 } })).overall, []);
  });

  test('buckets list their own leaders, and sections that were not requested are absent', async () => {
    await store(database(), [
      recordEvent({ mapUid: 'm1' }),
      recordEvent({ mapUid: 'm2', accountId: 'other' }),
      recordEvent({ mapUid: 'm3', accountId: 'other' }),
    ]);
    await database().write(async (trx) => {
      await trx('maps')
        .whereIn('map_uid', ['m1', 'm2'])
        .update({ bucket: 'Fall 2024', author_score: 40_000 });
      await noteChanges(trx, 'maps');
    });
    const { buckets, medals } = await read({ perBucketLimit: 1 });
    assert.deepEqual(
      buckets?.map(({ bucket, leaders }) => [bucket, leaders.map(({ totalWrs }) => totalWrs)]),
      [
        ['Fall 2024', [1]],
        ['Other', [1]],
      ],
    );
    assert.deepEqual(medals, { author: 2, gold: 0, silver: 0, bronze: 0, none: 1 });
    const least = await read({ includeMaps: false, includeBuckets: false, includeMedals: false });
    assert.deepEqual(Object.keys(least).sort(), ['overall', 'paging', 'summary']);
  });

  test('its maps are those with a record, newest record first', async () => {
    await store(database(), [
      recordEvent({ mapUid: 'm1', recordedAt: minutes(2) }),
      recordEvent({ mapUid: 'm2', recordedAt: minutes(1), changed: false }),
      recordEvent({ mapUid: 'm3', recordedAt: minutes(2) }),
      recordEvent({ mapUid: 'm2', recordedAt: minutes(3), wrMs: 1 }),
      recordEvent({ mapUid: 'm4' }),
    ]);
    await database().write((trx) => trx('maps').where({ map_uid: 'm4' }).update({ wr_event_id: null }));
    const { maps } = await read();
    assert.deepEqual(
      maps?.map(({ mapUid }) => mapUid),
      ['m2', 'm3', 'm1'],
    );
  });

  test('a record without a holder counts in its bucket, without a leader', async () => {
    await store(database(), [recordEvent({ accountId: null, holder: null })]);
    const { buckets, overall, maps } = await read();
    assert.deepEqual([buckets, overall, maps?.[0]?.wrHolder], [[{ bucket: 'Other', leaders: [] }], [], null]);
  });
});
