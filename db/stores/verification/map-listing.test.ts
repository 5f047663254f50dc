import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Database } from '../../connection/database.js';
import { describeOnDatabases } from '../../testing/databases.js';
import { compareRank, compareText, storeRandomRecords } from '../../testing/random-records.js';
import { createRecords, type MapVerdictsQuery, type Records } from './records.js';
import { STATUSES, TRACKS, type RecordBundle, type Track } from './record.js';

const MAP = 'map-1';
const SORTS: Record<MapVerdictsQuery['sort'], (a: RecordBundle, b: RecordBundle) => number> = {
  rank_asc: (a, b) => compareRank(a, b) || compareText(a.record_id, b.record_id),
  rank_desc: (a, b) => compareRank(a, b, -1) || compareText(a.record_id, b.record_id),
  updated_desc: (a, b) => compareText(b.updated_at, a.updated_at) || compareText(a.record_id, b.record_id),
  record_asc: (a, b) => compareText(a.record_id, b.record_id),
};
const sorts = Object.keys(SORTS) as MapVerdictsQuery['sort'][];

describeOnDatabases('listing a map', (database) => {
  let records: Records;
  let known: RecordBundle[];
  const query: MapVerdictsQuery = {
    mapUid: MAP,
    track: 'replay',
    sort: 'rank_asc',
    status: 'all',
    page: 1,
    limit: 500,
  };

  before(async () => {
    await storeRandomRecords(database(), { count: 90, maps: 3, seed: 5 });
    records = createRecords(database());
    const ids = (await database()
      .read('verification_records')
      .where({ map_uid: MAP, track: 'replay' })
      .pluck('record_id')) as string[];
    known = await records.findMany(ids, TRACKS);
    assert.ok(known.some((record) => record.rank === null) && known.some((record) => record.rank === 0));
  });

  const expected = (track: Track, status: string, sort: MapVerdictsQuery['sort']): RecordBundle[] =>
    known
      .map((record) => ({
        ...record,
        verifications: record.verifications.filter((entry) => entry.track === track),
      }))
      .filter((record) => status === 'all' || record.verifications[0]?.status === status)
      .sort(SORTS[sort]);

  for (const sort of sorts) {
    test(`${sort}: a walk over all pages meets every record once, in order, whatever the filter`, async () => {
      for (const track of TRACKS) {
        for (const status of ['all', ...STATUSES] as const) {
          const walked: RecordBundle[] = [];
          let pages = 1;
          for (let page = 1; page <= pages; page += 1) {
            const listing = await records.listOfMap({ ...query, track, status, sort, page, limit: 4 });
            pages = listing.page_count;
            walked.push(...listing.items);
            const counted = status === 'all' ? known.length : listing.counts[status];
            assert.deepEqual([listing.total_items, listing.filtered_items], [known.length, counted]);
          }
          assert.deepEqual(walked, expected(track, status, sort), `${track} ${status}`);
          assert.equal(pages, Math.max(1, Math.ceil(walked.length / 4)));
        }
      }
    });
  }

  test('it says what it lists and when the map last changed', async () => {
    const { items, counts, ...listing } = await records.listOfMap({ ...query, page: 3, limit: 5 });
    assert.equal(items.length, 5);
    assert.deepEqual(
      counts,
      Object.fromEntries(STATUSES.map((status) => [status, expected('replay', status, 'rank_asc').length])),
    );
    assert.deepEqual(listing, {
      map_uid: MAP,
      track: 'replay',
      sort: 'rank_asc',
      status: 'all',
      page: 3,
      limit: 5,
      total_items: known.length,
      filtered_items: known.length,
      page_count: Math.ceil(known.length / 5),
      latest_update: known.map((record) => record.updated_at).reduce((a, b) => (a > b ? a : b)),
    });
  });

  test('what passes over many records, which anybody may submit, waits for other costly reads', async () => {
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
