import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { describeOnDatabases } from '../../testing/databases.js';
import { compareRank, compareText, storeRandomRecords } from '../../testing/random-records.js';
import { buildEntry, storeChanges } from '../../testing/verification.js';
import { createLiveFeed } from './live-feed.js';
import { createRecords } from './records.js';
import { TRACKS, type RecordBundle, type Track } from './record.js';

const AT = '2026-03-02T00:00:00.000Z';
const RUN = { account_id: 'kestrel', time_ms: 40_000, checkpoints_ms: null };

const statusOf = (record: RecordBundle, track: Track): string =>
  record.verifications.find((entry) => entry.track === track)?.status ?? '';
const isUnfinished = (record: RecordBundle): boolean =>
  TRACKS.some((track) => ['pending', 'not_run'].includes(statusOf(record, track)));

describeOnDatabases('the live feed', (database) => {
  let known: RecordBundle[];
  const read = (
    limit = 500,
    mapLimit = 50,
    accountId = '',
  ): ReturnType<ReturnType<typeof createLiveFeed>['read']> =>
    createLiveFeed(database()).read(AT, { limit, mapLimit, accountId });

  before(async () => {
    await storeRandomRecords(database(), { count: 120, maps: 9, seed: 8 });
    for (const [number, track] of (['replay', 'deep', 'replay', 'replay'] as const).entries()) {
      const entries = [{ ...buildEntry(track, 'pass', AT), run: number === 2 ? null : RUN }];
      const at = AT.replace('00.000', `0${number}.000`);
      await storeChanges(database(), [{ recordId: `r${number}`, mapUid: 'm', at, entries }]);
    }
    const finished = [buildEntry('replay', 'pass', AT), buildEntry('deep', 'fail', AT)];
    await storeChanges(database(), [{ recordId: 'done', mapUid: 'map-done', at: AT, entries: finished }]);
    const ids = database().read('verification_records').where({ track: 'replay' });
    known = await createRecords(database()).findMany((await ids.pluck('record_id')) as string[], TRACKS);
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

  test('has the records with a run of a player on any track, newest first, up to the limit', async () => {
    const idsOf = async (limit: number, accountId = 'kestrel'): Promise<string[]> =>
      (await read(limit, 1, accountId)).records.map(({ record_id: id }) => id);
    assert.deepEqual(await idsOf(500), ['r3', 'r1', 'r0']);
    assert.deepEqual(await idsOf(1), ['r3']);
    assert.deepEqual(await idsOf(1, 'nobody'), []);
  });

  test('has the twenty newest activities; ties are by record and then replay before deep', async () => {
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

  test('has totals of all records, and the maps with most open tracks first, each with its best unfinished records', async () => {
    const counts = (
      own: readonly RecordBundle[],
      track: Track,
    ): Record<'remaining' | 'pending' | 'unavailable', number> => {
      const count = (...statuses: string[]): number =>
        own.filter((record) => statuses.includes(statusOf(record, track))).length;
      return {
        remaining: count('pending', 'not_run'),
        pending: count('pending'),
        unavailable: count('unavailable'),
      };
    };
    const maps = [...new Set(known.map((record) => record.map_uid))].map((uid) => {
      const own = known.filter((record) => record.map_uid === uid);
      const unfinished = own.filter(isUnfinished);
      unfinished.sort((a, b) => compareRank(a, b) || compareText(a.record_id, b.record_id));
      const [replay, deep] = [counts(own, 'replay'), counts(own, 'deep')];
      return {
        map_uid: uid,
        total_records: own.length,
        unresolved_records: unfinished.length,
        ...{ replay_remaining: replay.remaining, replay_pending: replay.pending },
        ...{ replay_unavailable: replay.unavailable, deep_unavailable: deep.unavailable },
        ...{ deep_remaining: deep.remaining, deep_pending: deep.pending },
        updated_at: own.map((record) => record.updated_at).reduce((a, b) => (a > b ? a : b)),
        records: unfinished.slice(0, 10),
      };
    });
    const open = maps.filter((map) => map.map_uid !== 'map-done');
    open.sort(
      (a, b) =>
        b.replay_remaining + b.deep_remaining - a.replay_remaining - a.deep_remaining ||
        compareText(a.map_uid, b.map_uid),
    );
    assert.ok(open.some((map) => map.unresolved_records > 10));
    const [replay, deep] = [counts(known, 'replay'), counts(known, 'deep')];
    const { totals, maps_remaining } = await read();
    assert.deepEqual(maps_remaining, open);
    assert.deepEqual(totals, {
      ...{ known_records: known.length, known_maps: maps.length },
      ...{ replay_remaining: replay.remaining, deep_remaining: deep.remaining },
      ...{ replay_pending: replay.pending, deep_pending: deep.pending },
    });
    const few = await read(1, 2);
    assert.deepEqual([few.totals, few.maps_remaining], [totals, open.slice(0, 2)]);
  });
});
