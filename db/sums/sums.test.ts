import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { noteChanges, type Sum } from '../memo.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { randomReports } from '../testing/random-record-reports.js';
import { expectRecount } from '../testing/recount.js';
import { AT, minutes, recordEvent, store } from '../testing/tracking.js';
import { CATALOG_COUNTS } from './catalog-counts.js';
import { BUCKETS, LEADERS } from './leaders.js';

const RECORDS = process.env['FULL'] ? 10_000 : 1000;

describeOnDatabases('sums of maps and records', (database) => {
  beforeEach(() => emptyTables(database()));

  const change = (mapUid: string, columns: Record<string, unknown>): Promise<void> =>
    database().write(async (trx) => {
      await trx('maps').where({ map_uid: mapUid }).update(columns);
      await noteChanges(trx, 'maps');
    });
  const read = <T>(sum: Sum<T>): Promise<T> => database().snapshot((trx) => database().remember(sum, trx));

  test('a record counts for its holder until another player takes it', async () => {
    await store(database(), [recordEvent(), recordEvent({ mapUid: 'n' })]);
    const leaders = [{ player: 'kestrel', holder: 'Kestrel', totalWrs: 2, latestWrAt: AT }];
    assert.deepEqual([await read(LEADERS), await read(BUCKETS)], [leaders, [{ bucket: 'Other', leaders }]]);
    await store(database(), [
      recordEvent({ accountId: 'mirelle', holder: 'Mirelle', wrMs: 39_000 }),
      recordEvent({ mapUid: 'n', accountId: 'mirelle', holder: 'Mirelle', wrMs: 39_000 }),
    ]);
    const { all, playersWithRecords, changes } = await read(CATALOG_COUNTS);
    assert.deepEqual([all.players, playersWithRecords, changes], [1, 2, 4]);
  });

  test('a revoked record counts for nobody, but as a change', async () => {
    await store(database(), [recordEvent()]);
    await store(database(), [
      recordEvent({ accountId: 'mirelle', holder: 'Mirelle', wrMs: 41_000, recordedAt: minutes(1) }),
    ]);
    const counts = await read(CATALOG_COUNTS);
    assert.deepEqual([counts.playersWithRecords, counts.changes, counts.validChanges], [1, 2, 1]);
    await store(database(), [recordEvent({ recordedAt: minutes(2) })]);
    const { playersWithRecords, validChanges } = await read(CATALOG_COUNTS);
    assert.deepEqual([playersWithRecords, validChanges], [2, 2]);
  });

  test('an earlier moment moves the newest record of its holder', async () => {
    await store(database(), [recordEvent({ recordedAt: minutes(60) })]);
    await store(database(), [recordEvent({ recordedAt: minutes(10) })]);
    assert.deepEqual(
      (await read(LEADERS)).map(({ latestWrAt: at }) => at),
      [minutes(10)],
    );
  });

  test('a record without a holder counts for medals and buckets only', async () => {
    await store(database(), [recordEvent({ accountId: null, holder: null })]);
    const { medals, all } = await read(CATALOG_COUNTS);
    assert.deepEqual(
      [medals.none, all.players, await read(LEADERS), await read(BUCKETS)],
      [1, 0, [], [{ bucket: 'Other', leaders: [] }]],
    );
  });

  test('medals, buckets and tracking follow the map', async () => {
    await store(database(), [recordEvent()]);
    await change('m', { author_score: 40_000, gold_score: 45_000, tracked: 1, bucket: 'Fall 2024' });
    const medals = async (): Promise<unknown> => (await read(CATALOG_COUNTS)).medals;
    const tracked = async (): Promise<number> => (await read(CATALOG_COUNTS)).tracked.records;
    const none = { author: 0, gold: 0, silver: 0, bronze: 0, none: 0 };
    assert.deepEqual([await medals(), await tracked()], [{ ...none, author: 1 }, 1]);
    await change('m', { author_score: 39_999, tracked: 0, bucket: 'Training' });
    assert.deepEqual([await medals(), await tracked()], [{ ...none, gold: 1 }, 0]);
    await change('m', { gold_score: null, silver_score: null, bronze_score: 40_000 });
    assert.deepEqual(await medals(), { ...none, bronze: 1 });
  });

  test('buckets are in the order of the seasons, then Training, then Other', async () => {
    const names = ['Other', 'Fall 2024', 'Training', 'Winter 2025', 'Summer 2024', 'Fall 2023'];
    await store(
      database(),
      names.map((_, index) => recordEvent({ mapUid: `m${index}` })),
    );
    for (const [index, bucket] of names.entries()) await change(`m${index}`, { bucket });
    const listed = (await read(BUCKETS)).map(({ bucket }) => bucket);
    assert.deepEqual(listed, ['Winter 2025', 'Fall 2024', 'Summer 2024', 'Fall 2023', 'Training', 'Other']);
  });

  test('many records, late, repeated and corrected ones among them, reported concurrently', async () => {
    const reported = randomReports(RECORDS, 5);
    await store(database(), reported.slice(0, 500));
    const uids = (await database().read('maps').pluck('map_uid')) as string[];
    for (const [index, uid] of uids.entries()) await change(uid, buildFacts(index));
    const batches = Array.from({ length: RECORDS / 100 - 5 }, (_, index) =>
      reported.slice(500 + index * 100, 600 + index * 100),
    );
    for (let start = 0; start < batches.length; start += 4) {
      const some = batches.slice(start, start + 4);
      await Promise.all(some.map((steps, place) => store(database(), steps, `p${place}`)));
    }
    await expectRecount(database(), 'world_records');
    const { all, changes } = await read(CATALOG_COUNTS);
    assert.ok(all.players > 20);
    assert.ok(changes > RECORDS / 2);
  });
});

function buildFacts(index: number): Record<string, unknown> {
  const bucket = ['Fall 2024', 'Training', 'Other', 'Summer 2025'][index % 4];
  const scores = index % 5 === 0 ? {} : { author_score: 31_000, gold_score: 35_000, bronze_score: 45_000 };
  return { bucket, tracked: index % 3 === 0 ? 1 : 0, ...scores };
}
