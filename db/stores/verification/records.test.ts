import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Database } from '../../connection/database.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { compareRank, compareText, storeRandomRecords } from '../../testing/random-records.js';
import { createRecords, type MapVerdictsQuery, type Records } from './records.js';
import { readRecords, STATUSES, toBundle, TRACKS, type RecordBundle, type Track } from './record.js';

const SORTS: Record<MapVerdictsQuery['sort'], (a: RecordBundle, b: RecordBundle) => number> = {
  rank_asc: (a, b) => compareRank(a, b) || compareText(a.record_id, b.record_id),
  rank_desc: (a, b) => compareRank(a, b, -1) || compareText(a.record_id, b.record_id),
  updated_desc: (a, b) => compareText(b.updated_at, a.updated_at) || compareText(a.record_id, b.record_id),
  record_asc: (a, b) => compareText(a.record_id, b.record_id),
};

describeOnDatabases('records', (database) => {
  let records: Records;
  /** The records of the map of `query`. */
  let known: RecordBundle[];
  const query: MapVerdictsQuery = {
    ...{ mapUid: 'map-1', track: 'replay', sort: 'rank_asc', status: 'all' },
    ...{ page: 1, limit: 500 },
  };

  before(async () => {
    await storeRandomRecords(database(), { count: 90, maps: 3, seed: 5 });
    records = createRecords(database());
    const ids = (await database().read('verification_records').pluck('record_id')) as string[];
    const all = [...(await readRecords(database().read, ids)).values()];
    known = all.map((record) => toBundle(record)).filter(({ map_uid: uid }) => uid === 'map-1');
    assert.ok(known.some((record) => record.rank === null) && known.some((record) => record.rank === 0));
  });

  test('are found by their ids, whose case counts, many at a time and in the order that was asked for', async () => {
    const wanted = known.toReversed();
    const ids = wanted.flatMap(({ record_id: id }) => [id, `${id}0`, id.toUpperCase().replace('R', 'r')]);
    const asked = ids.map((id) => known.find((record) => record.record_id === id));
    assert.deepEqual(await Promise.all(ids.map((id) => records.find(id))), asked);
    const found = await records.findMany([...new Set(ids)], TRACKS);
    assert.deepEqual(found, [...new Set(asked)].filter(Boolean));
    const [first] = await records.findMany([wanted[0]?.record_id ?? ''], ['deep']);
    assert.deepEqual(first?.verifications, wanted[0]?.verifications.slice(1));
    for (const id of ["rec-1' OR 1=1", '', '%']) assert.equal(await records.find(id), undefined);
  });

  const expected = (track: Track, status: string, sort: MapVerdictsQuery['sort']): RecordBundle[] =>
    known
      .map((record) => ({
        ...record,
        verifications: record.verifications.filter((entry) => entry.track === track),
      }))
      .filter((record) => status === 'all' || record.verifications[0]?.status === status)
      .sort(SORTS[sort]);

  for (const sort of Object.keys(SORTS) as MapVerdictsQuery['sort'][])
    test(`of a map by ${sort}: a walk over all pages meets each once, in order, whatever the filter`, async () => {
      for (const track of TRACKS)
        for (const status of ['all', ...STATUSES] as const) {
          const right = expected(track, status, sort);
          const walked: RecordBundle[] = [];
          for (let page = 1, pages = 1; page <= pages; page += 1) {
            const { items, counts, ...listing } = await records.listOfMap({
              ...{ ...query, track, status, sort },
              ...{ page, limit: 4 },
            });
            pages = listing.page_count;
            walked.push(...items);
            const counted = STATUSES.map((one) => [one, expected(track, one, sort).length]);
            assert.deepEqual(counts, Object.fromEntries(counted));
            assert.deepEqual(listing, {
              ...{ map_uid: 'map-1', track, sort, status, page, limit: 4 },
              total_items: known.length,
              filtered_items: right.length,
              page_count: Math.max(1, Math.ceil(right.length / 4)),
              latest_update: known.map((record) => record.updated_at).reduce((a, b) => (a > b ? a : b)),
            });
          }
          assert.deepEqual(walked, right, `${track} ${status}`);
        }
    });

  test('that are passed over, and anybody may have submitted, wait for other costly reads', async () => {
    const costly: unknown[] = [];
    const snapshot: Database['snapshot'] = (work, options) => {
      costly.push(options?.isCostly);
      return database().snapshot(work, options);
    };
    const { listOfMap } = createRecords({ ...database(), snapshot });
    await listOfMap(query);
    await listOfMap({ ...query, status: 'pass' });
    await listOfMap({ ...query, page: 4 });
    assert.deepEqual(costly, [false, true, true]);
  });
});
