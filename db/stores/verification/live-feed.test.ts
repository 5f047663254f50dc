import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { compareRank, compareText, storeRandomRecords } from '../../testing/random-records.js';
import { buildEntry, storeChanges } from '../../testing/verification.js';
import { createLiveFeed } from './live-feed.js';
import { createRecords } from './records.js';
import { TRACKS, type RecordBundle, type Track } from './record.js';

const AT = '2026-03-02T00:00:00.000Z';

function statusOf(record: RecordBundle, track: Track): string {
  return record.verifications.find((entry) => entry.track === track)?.status ?? '';
}

function isOpen(record: RecordBundle, track: Track): boolean {
  return ['pending', 'not_run'].includes(statusOf(record, track));
}

function isUnfinished(record: RecordBundle): boolean {
  return TRACKS.some((track) => isOpen(record, track));
}

describeOnDatabases('the live feed', (database) => {
  const read = (limit = 500, mapLimit = 50): ReturnType<ReturnType<typeof createLiveFeed>['read']> =>
    createLiveFeed(database()).read(AT, { limit, mapLimit, accountId: '' });

  describe('of random records', () => {
    let known: RecordBundle[];

    before(async () => {
      await storeRandomRecords(database(), { count: 120, maps: 9, seed: 8 });
      const ids = (await database()
        .read('verification_records')
        .where({ track: 'replay' })
        .pluck('record_id')) as string[];
      known = await createRecords(database()).findMany(ids, TRACKS);
    });

    test('has the unfinished records first, then the others, newest first, up to the limit', async () => {
      const sorted = known.toSorted(
        (a, b) =>
          Number(isUnfinished(b)) - Number(isUnfinished(a)) ||
          compareText(b.updated_at, a.updated_at) ||
          compareText(a.record_id, b.record_id),
      );
      assert.deepEqual((await read()).records, sorted);
      assert.deepEqual((await read(7)).records, sorted.slice(0, 7));
    });

    test('has the twenty newest activities; ties go by record and then replay before deep', async () => {
      const activities = known.flatMap((record) =>
        record.verifications.flatMap(({ track, status, reason_code, checked_at, updated_at }) => {
          const { record_id, map_uid, rank } = record;
          const entry = { record_id, map_uid, rank, track, status, reason_code, checked_at };
          return updated_at === null ? [] : [{ ...entry, updated_at }];
        }),
      );
      activities.sort(
        (a, b) =>
          compareText(b.updated_at, a.updated_at) ||
          compareText(a.record_id, b.record_id) ||
          compareText(b.track, a.track),
      );
      const feed = await read(1, 1);
      assert.deepEqual(feed.recent_activity, activities.slice(0, 20));
      assert.deepEqual(feed.latest_activity, activities[0]);
    });

    test('has totals over all records, whatever the limits', async () => {
      const count = (isCounted: (record: RecordBundle) => boolean): number => known.filter(isCounted).length;
      assert.deepEqual((await read(1, 1)).totals, {
        known_records: known.length,
        known_maps: new Set(known.map((record) => record.map_uid)).size,
        replay_remaining: count((record) => isOpen(record, 'replay')),
        deep_remaining: count((record) => isOpen(record, 'deep')),
        replay_pending: count((record) => statusOf(record, 'replay') === 'pending'),
        deep_pending: count((record) => statusOf(record, 'deep') === 'pending'),
      });
    });

    test('has the maps with most open tracks first, each with its best unfinished records', async () => {
      const maps = [...new Set(known.map((record) => record.map_uid))].map((uid) => {
        const own = known.filter((record) => record.map_uid === uid);
        const count = (track: Track, ...statuses: string[]): number =>
          own.filter((record) => statuses.includes(statusOf(record, track))).length;
        const unfinished = own.filter(isUnfinished);
        unfinished.sort((a, b) => compareRank(a, b) || compareText(a.record_id, b.record_id));
        return {
          map_uid: uid,
          total_records: own.length,
          unresolved_records: unfinished.length,
          replay_remaining: count('replay', 'pending', 'not_run'),
          replay_pending: count('replay', 'pending'),
          replay_unavailable: count('replay', 'unavailable'),
          deep_remaining: count('deep', 'pending', 'not_run'),
          deep_pending: count('deep', 'pending'),
          deep_unavailable: count('deep', 'unavailable'),
          updated_at: own.map((record) => record.updated_at).reduce((a, b) => (a > b ? a : b)),
          records: unfinished.slice(0, 10),
        };
      });
      maps.sort(
        (a, b) =>
          b.replay_remaining + b.deep_remaining - a.replay_remaining - a.deep_remaining ||
          compareText(a.map_uid, b.map_uid),
      );
      assert.ok(maps.some((map) => map.unresolved_records > 10));
      assert.deepEqual((await read()).maps_remaining, maps);
      assert.deepEqual((await read(1, 2)).maps_remaining, maps.slice(0, 2));
    });
  });

  describe('of few records', () => {
    beforeEach(() => emptyTables(database()));

    test('has the records with a run of a player on any track, newest first, up to the limit', async () => {
      const run = { account_id: 'kestrel', time_ms: 40_000, checkpoints_ms: null };
      for (const [number, track] of (['replay', 'deep', 'replay', 'replay'] as const).entries()) {
        const entry = { ...buildEntry(track, 'pass', AT), run: number === 2 ? null : run };
        const at = AT.replace('00.000', `0${number}.000`);
        await storeChanges(database(), [{ recordId: `r${number}`, mapUid: 'm', at, entries: [entry] }]);
      }
      const readOwn = async (limit: number, accountId = 'kestrel'): Promise<string[]> => {
        const { records } = await createLiveFeed(database()).read(AT, { limit, mapLimit: 1, accountId });
        return records.map(({ record_id: id }) => id);
      };
      assert.deepEqual(await readOwn(500), ['r3', 'r1', 'r0']);
      assert.deepEqual(await readOwn(1), ['r3']);
      assert.deepEqual(await readOwn(1, 'nobody'), []);
    });

    test('lists no map whose records are all finished', async () => {
      const entries = [buildEntry('replay', 'pass', AT), buildEntry('deep', 'fail', AT)];
      await storeChanges(database(), [{ recordId: 'done', mapUid: 'map-done', at: AT, entries }]);
      await storeChanges(database(), [
        {
          recordId: 'open',
          mapUid: 'map-open',
          at: AT,
          entries: entries.slice(1),
        },
      ]);
      assert.deepEqual(
        (await read()).maps_remaining.map((map) => map.map_uid),
        ['map-open'],
      );
    });

    test('is of one moment while others write', async () => {
      const progress = { isWriting: true };
      const writing = (async () => {
        for (let index = 0; index < 40; index += 1) {
          const entries = [buildEntry('replay', 'pending')];
          await storeChanges(database(), [
            {
              recordId: `rec-${index}`,
              mapUid: `map-${index}`,
              at: AT,
              entries,
            },
          ]);
        }
        progress.isWriting = false;
      })();
      while (progress.isWriting) {
        const { totals, records, maps_remaining: maps, recent_activity: activity } = await read();
        assert.equal(records.length, totals.known_records);
        assert.equal(totals.known_maps, totals.known_records);
        assert.equal(maps.length, totals.known_records);
        assert.equal(activity.length, Math.min(20, totals.known_records));
      }
      await writing;
    });
  });
});
