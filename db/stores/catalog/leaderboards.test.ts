import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import {
  randomReports,
  workOut,
  type RandomReport,
  type ReportResult,
} from '../../testing/random-record-reports.js';
import { AT, minutes, recordEvent, store } from '../../testing/tracking.js';
import { writeNames } from '../../writes/names.js';
import { noteChanges } from '../../memo.js';
import { createLeaderboards, type LeaderboardsQuery } from './leaderboards.js';
import { createRecordFeed } from './record-feed.js';

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

  test('an empty catalog', async () => {
    assert.deepEqual(await read(), {
      summary: { trackedMaps: 0, totalPlayers: 0, mapsWithRecord: 0 },
      overall: [],
      buckets: [],
      maps: [],
      medals: { author: 0, gold: 0, silver: 0, bronze: 0, none: 0 },
      paging: { total: 0, limit: 1000, offset: 0, has_more: false, next_offset: null },
    });
  });

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
    ): RandomReport => recordEvent({ mapUid, accountId, holder, recordedAt: minutes(at) });
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

describeOnDatabases('many records, late, repeated and corrected ones among them', (database) => {
  let expected: ReportResult;

  before(async () => {
    const reported = randomReports(process.env['FULL'] ? 10_000 : 1000, 11);
    for (let start = 0; start < reported.length; start += 500)
      await store(database(), reported.slice(start, start + 500));
    expected = workOut(reported);
  });

  test('the leaderboards equal a recount', async () => {
    const { overall, summary } = await createLeaderboards(database()).read(ALL);
    const counted = overall.map(({ accountId, holder, totalWrs }): [string, number] => [
      accountId ?? `holder:${(holder ?? '').toLowerCase()}`,
      totalWrs,
    ]);
    const byName = (a: [string, number], b: [string, number]): number => (a[0] < b[0] ? -1 : 1);
    assert.deepEqual(counted.toSorted(byName), [...expected.leaders].sort(byName));
    assert.deepEqual(
      counted.map(([, total]) => total),
      [...expected.leaders.values()].sort((a, b) => b - a),
    );
    assert.equal(summary.totalPlayers, expected.leaders.size);
    assert.equal(
      summary.mapsWithRecord,
      overall.reduce((sum, { totalWrs }) => sum + totalWrs, 0),
    );
  });

  test('the feed, read page by page, lists every change that is not revoked once, newest first', async () => {
    const walked: unknown[] = [];
    const feed = createRecordFeed(database());
    for (let offset: number | null = 0; offset !== null;) {
      const page = await feed.latest({ includeRecent: true, limit: 500, offset });
      assert.equal(page.paging.total, expected.records.length);
      assert.equal(page.latest?.recordedAt, expected.records[0]?.recordedAt);
      walked.push(...page.recent.map(({ mapUid, wrMs, recordedAt }) => `${recordedAt} ${mapUid} ${wrMs}`));
      offset = page.paging.next_offset;
    }
    const reported = expected.records.map(
      ({ mapUid, wrMs, recordedAt }) => `${recordedAt} ${mapUid} ${wrMs}`,
    );
    assert.deepEqual(
      walked.map((line) => String(line).slice(0, 24)),
      reported.map((line) => line.slice(0, 24)),
    );
    assert.deepEqual(walked.toSorted(), reported.toSorted());
  });
});
