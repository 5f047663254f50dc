import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { randomReports } from '../../testing/random-record-reports.js';
import { minutes, recordEvent, store } from '../../testing/tracking.js';
import { readNewestMaps } from './newest-maps.js';

describeOnDatabases('the maps with the newest world records', (database) => {
  beforeEach(() => emptyTables(database()));
  const read = async (count: number): Promise<string[]> =>
    (await database().snapshot((snapshot) => readNewestMaps(snapshot, count))).map(({ mapUid }) => mapUid);

  /** Returns the uids of all maps with a record, in the order that is wanted. */
  const sorted = async (): Promise<string[]> => {
    const rows = await database()
      .read('maps')
      .whereNotNull('wr_event_id')
      .select<{ map_uid: string; wr_recorded_at: string; wr_event_id: number }[]>('*');
    const newestFirst = rows.sort((a, b) =>
      a.wr_recorded_at === b.wr_recorded_at
        ? b.wr_event_id - a.wr_event_id
        : a.wr_recorded_at < b.wr_recorded_at
          ? 1
          : -1,
    );
    return newestFirst.map((row) => row.map_uid);
  };

  test('are in the order of their records, among repeated, corrected and slower ones and baselines', async () => {
    const reported = randomReports(1500, 5).map((step, index) =>
      index % 3 === 0 ? { ...step, report: { ...step.report, changed: false, revokes: false } } : step,
    );
    // Many at the same time, of which some are baselines.
    const together = Array.from({ length: 40 }, (_, index) =>
      recordEvent({ mapUid: `together-${index}`, recordedAt: minutes(30_000), changed: index % 2 !== 0 }),
    );
    for (let start = 0; start < reported.length; start += 500)
      await store(database(), reported.slice(start, start + 500));
    await store(database(), together);
    const all = await sorted();
    assert.ok(all.length > 200);
    for (const count of [1, 7, 40, all.length - 1, all.length, all.length + 1, 5000])
      assert.deepEqual(await read(count), all.slice(0, count), `${count} maps`);
  });

  test('are found behind more records of one map than are walked through', async () => {
    const maps = Array.from({ length: 30 }, (_, index) =>
      recordEvent({ mapUid: `m${index}`, recordedAt: minutes(index), changed: index % 2 !== 0 }),
    );
    await store(database(), maps);
    const wrs = Array.from({ length: 400 }, (_, index) =>
      recordEvent({ mapUid: 'busy', recordedAt: minutes(100 + index), wrMs: 90_000 - index }),
    );
    await store(database(), wrs);
    const all = ['busy', ...maps.map(({ report }) => report.mapUid).reverse()];
    // All records, the first of several parts, and maps where the parts end in the records of the one map.
    for (const count of [500, 20, 13, 12, 5, 2, 1]) assert.deepEqual(await read(count), all.slice(0, count));
  });

  test('a map that lost its record to none is left out', async () => {
    await store(database(), [recordEvent({ mapUid: 'm1' }), recordEvent({ mapUid: 'm2' })]);
    await database().write((trx) => trx('maps').where({ map_uid: 'm2' }).update({ wr_event_id: null }));
    assert.deepEqual(await read(5), ['m1']);
    await emptyTables(database());
    assert.deepEqual(await read(5), []);
  });
});
