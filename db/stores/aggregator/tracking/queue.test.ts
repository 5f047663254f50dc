import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { expectRecount } from '../../../testing/recount.js';
import { buildChangedCheck, buildCheck, storeRun } from '../../../testing/tracker-runs.js';
import { minutes } from '../../../testing/tracking.js';
import { createQueue, type QueueQuery } from './queue.js';

const DAY_MINUTES = 1440;

describeOnDatabases('the queue', (database) => {
  beforeEach(() => emptyTables(database()));

  const list = (query: Partial<QueueQuery> = {}): ReturnType<ReturnType<typeof createQueue>['list']> =>
    createQueue(database()).list({ status: 'all', projectKey: '', q: '', page: 1, limit: 10, ...query });
  const reported = async (query: Partial<QueueQuery> = {}): Promise<string[]> =>
    (await list(query)).items.map(({ mapUid, reasonCode, status }) => `${mapUid} ${reasonCode} ${status}`);
  const withoutFormer = buildChangedCheck({ oldWrTime: undefined, newWrTime: undefined });

  test('within a run the order of the checks counts', async () => {
    await storeRun(database(), [withoutFormer, withoutFormer, buildCheck({ newWrTime: 1 }), withoutFormer]);
    assert.deepEqual(await reported(), ['m wr_baseline_missing queued', 'm wr_baseline_missing resolved']);
    await storeRun(database(), [withoutFormer]);
    assert.deepEqual((await list()).counts, { queued: 1, processing: 0, resolved: 1, ignored: 0 });
    await storeRun(database(), [buildChangedCheck({ oldWrTime: undefined })]);
    assert.deepEqual((await list()).counts, { queued: 1, processing: 0, resolved: 2, ignored: 0 });
    await expectRecount(database());
  });

  test('items open for 30 days are ignored, and may be queued again', async () => {
    await storeRun(database(), [withoutFormer], {}, minutes(0));
    const sweep = (at: string): Promise<number> => createQueue(database()).sweep(new Date(at));
    assert.equal(await sweep(minutes(30 * DAY_MINUTES - 1)), 0);
    const at = minutes(30 * DAY_MINUTES);
    assert.deepEqual([await sweep(at), await sweep(at)], [1, 0]);
    const [item] = (await list()).items;
    assert.deepEqual([item?.status, item?.resolvedAt], ['ignored', at]);
    await storeRun(database(), [withoutFormer], {}, at);
    assert.deepEqual((await list()).counts, { queued: 1, processing: 0, resolved: 0, ignored: 1 });
  });

  test('a sweep that is to end goes on with the next call', async () => {
    const checks = Array.from({ length: 501 }, (_, index) => ({ ...withoutFormer, mapUid: `m${index}` }));
    await storeRun(database(), checks, {}, minutes(0));
    const queue = createQueue(database());
    const at = new Date(minutes(30 * DAY_MINUTES));
    assert.deepEqual([await queue.sweep(at, AbortSignal.abort()), await queue.sweep(at)], [500, 1]);
  });

  test('filters and pages', async () => {
    const uids = ['a', 'b', 'c'];
    await storeRun(
      database(),
      uids.map((mapUid) => ({ ...withoutFormer, mapUid, mapName: `$f00Icy ${mapUid}` })),
    );
    await storeRun(database(), [{ ...withoutFormer, mapUid: 'd', note: '100%_sure' }], {
      projectKey: 'other',
    });
    assert.equal((await list({ page: 2, limit: 3 })).items.length, 1);
    assert.deepEqual((await list({ page: 3, limit: 3 })).items, []);
    const found = async (query: Partial<QueueQuery>): Promise<[number, number]> => {
      const { items, total } = await list(query);
      return [items.length, total];
    };
    assert.deepEqual(await found({ projectKey: 'other' }), [1, 1]);
    assert.deepEqual(await found({ projectKey: 'unknown' }), [0, 0]);
    assert.deepEqual(await found({ q: 'iCY', limit: 2 }), [2, 3]);
    assert.deepEqual(await found({ q: '%_S' }), [1, 1]);
    assert.deepEqual(await found({ q: 'y_' }), [0, 0]);
    assert.deepEqual(await found({ q: 'icy', status: 'resolved' }), [0, 0]);
    assert.equal((await list({ q: 'icy', status: 'resolved' })).counts.queued, 3);
  });

  test('a text is looked for in the name that is shown', async () => {
    await storeRun(database(), [{ ...withoutFormer, mapName: 'Fall 2023 - 01' }]);
    await storeRun(database(), [buildCheck({ mapName: 'Winter 2024 - 02', checkedAt: minutes(1) })]);
    const [item] = (await list()).items;
    assert.equal(item?.mapName, 'Winter 2024 - 02');
    assert.equal((await list({ q: 'winter 2024' })).total, 1);
    assert.equal((await list({ q: 'fall 2023' })).total, 0);
    assert.equal((await list({ q: 'baseline_missing' })).total, 1);
  });

  test('a text is found in items of named maps, of unnamed ones and of maps that are gone', async () => {
    const items = ['named', 'unnamed', 'gone'].map((mapUid) => ({
      ...withoutFormer,
      mapUid,
      mapName: `Fall ${mapUid}`,
    }));
    await storeRun(database(), items);
    await database().write(async (trx) => {
      await trx('maps').where({ map_uid: 'unnamed' }).update({ name: null, search_text: 'unnamed' });
      await trx('maps').where({ map_uid: 'gone' }).delete();
    });
    const uids = async (q: string): Promise<string[]> =>
      (await list({ q })).items.map(({ mapUid }) => mapUid).toSorted();
    assert.deepEqual(await uids('fall'), ['gone', 'named', 'unnamed']);
    assert.deepEqual(await uids('fall gone'), ['gone']);
    assert.deepEqual(await uids('fall unnamed'), ['unnamed']);
    assert.deepEqual(await uids('LL NAMED'), ['named']);
    assert.deepEqual(await uids('winter'), []);
  });
});
