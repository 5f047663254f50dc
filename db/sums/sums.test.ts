import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { noteChanges, type Sum } from '../memo.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { minutes, recordEvent, store } from '../testing/tracking.js';
import { CATALOG_COUNTS } from './catalog-counts.js';
import { BUCKETS } from './leaders.js';

describeOnDatabases('sums of maps and records', (database) => {
  beforeEach(() => emptyTables(database()));

  const change = (mapUid: string, columns: Record<string, unknown>): Promise<void> =>
    database().write(async (trx) => {
      await trx('maps').where({ map_uid: mapUid }).update(columns);
      await noteChanges(trx, 'maps');
    });
  const read = <T>(sum: Sum<T>): Promise<T> => database().snapshot((trx) => database().remember(sum, trx));

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
});
