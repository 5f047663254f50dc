import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { AT, emptyTracking, eventOf, minutes, readAll, recordEvent, store } from '../testing/tracking.js';
import { createWorldRecords } from '../stores/verification/world-records.js';

interface MapRow {
  wr_event_id: number | null;
  wr_ms: number | null;
  wr_player: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
}

describeOnDatabases('stored world records', (database) => {
  beforeEach(() => emptyTracking(database()));

  const readMap = async (uid = 'm'): Promise<MapRow | undefined> =>
    (await database().read('maps').where({ map_uid: uid }).first()) as MapRow | undefined;

  test('a new record makes an event, a row of history and the current record of its map', async () => {
    const [stored] = await store(database(), [recordEvent()]);
    const id = stored?.eventId;
    assert.deepEqual(stored, { eventId: id, isNew: true, recordedAt: AT });
    const { wr_event_id, wr_ms, wr_player, wr_holder, wr_recorded_at } = (await readMap()) ?? assert.fail();
    assert.deepEqual(
      [wr_event_id, wr_ms, wr_player, wr_holder, wr_recorded_at],
      [id, 40_000, 'kestrel', 'Kestrel', AT],
    );
    assert.deepEqual(await database().read('events').pluck('event_type'), ['wr_change']);
    const { has } = createWorldRecords(database());
    assert.equal(await has({ mapUid: 'm', accountId: 'kestrel', wrMs: 40_000 }), true);
  });

  test('reported again, in the same list or later, it is the same event', async () => {
    const [first, second] = await store(database(), [recordEvent(), recordEvent()]);
    const [third] = await store(database(), [recordEvent()], 'q');
    assert.deepEqual([second?.eventId, third?.eventId], [first?.eventId, first?.eventId]);
    assert.deepEqual([second?.isNew, third?.isNew], [false, false]);
    assert.deepEqual(await database().read('events').pluck('event_id'), [first?.eventId]);
  });

  test('the time of the drive replaces the time of a check, in the event and its counts too', async () => {
    const seen = recordEvent({ isSeen: true, recordedAt: minutes(90) });
    const [first] = await store(database(), [seen]);
    const [again] = await store(database(), [recordEvent({ recordedAt: minutes(10) })], 'q');
    assert.deepEqual(again, { eventId: first?.eventId, isNew: false, recordedAt: minutes(10) });
    assert.equal((await readMap())?.wr_recorded_at, minutes(10));
    assert.deepEqual(await database().read('events').pluck('occurred_at'), [minutes(10)]);
    assert.deepEqual(await database().read('world_records').pluck('recorded_at'), [minutes(10)]);
    const hours = await database().read('event_hours').where('hour', '>', '').orderBy('hour').pluck('events');
    assert.deepEqual(hours, [1, 0]);
    const metrics = await database().read('metric_hours').orderBy('hour').pluck('events');
    assert.deepEqual(metrics, [1, 0]);
  });

  test('within a list, later reports already correct the stored event', async () => {
    const noPlayer = recordEvent({ accountId: null, holder: null, isSeen: true, recordedAt: minutes(5) });
    await store(database(), [noPlayer, recordEvent()]);
    const [event] = await readAll(database(), 'events');
    assert.deepEqual([event?.account_id, event?.holder, event?.occurred_at], ['kestrel', 'Kestrel', AT]);
    assert.match(String(event?.search_text), /kestrel/);
  });

  test("a record's corrected holder is found by a search", async () => {
    await store(database(), [recordEvent({ accountId: null, holder: null })]);
    await store(database(), [recordEvent()]);
    const [event] = await readAll(database(), 'events');
    assert.match(String(event?.search_text), /\u001fkestrel\u001f/);
    assert.equal((await readMap())?.wr_player, 'kestrel');
  });

  test('the record of a repeated event is not classified again: it may be outdated', async () => {
    const slow = recordEvent({ wrMs: 41_000, accountId: 'dunes' }, { dedupeKey: 'p one' });
    const [first] = await store(database(), [slow]);
    await store(database(), [recordEvent()]);
    const newer = recordEvent({ ...slow.record, recordedAt: minutes(500) }, { dedupeKey: 'p one' });
    const repeated = await store(database(), [newer, newer]);
    assert.deepEqual(
      repeated.map(({ eventId, isNew }) => [eventId, isNew]),
      [
        [first?.eventId, false],
        [first?.eventId, false],
      ],
    );
    assert.equal((await readMap())?.wr_ms, 40_000);
  });

  test('events without a record keep their order between records', async () => {
    const stored = await store(database(), [
      { event: eventOf() },
      recordEvent(),
      recordEvent(),
      { event: eventOf({ message: 'last' }) },
    ]);
    const ids = stored.map(({ eventId }) => eventId ?? 0);
    assert.deepEqual(
      ids.map((id) => id - (ids[0] ?? 0)),
      [0, 1, 1, 2],
    );
  });

  test('the same record reported twice concurrently is stored once', async () => {
    const both = await Promise.all([
      store(database(), [recordEvent()], 'p'),
      store(database(), [recordEvent({ recordedAt: minutes(1) })], 'q'),
    ]);
    const ids = both.map(([stored]) => stored?.eventId);
    assert.equal(ids[0], ids[1]);
    assert.equal(both.filter(([stored]) => stored?.isNew).length, 1);
  });

  test('many maps, reported concurrently in different orders, neither deadlock nor count twice', async () => {
    const uids = Array.from({ length: 40 }, (_, index) => `m-${index}`);
    const steps = uids.map((mapUid) => recordEvent({ mapUid }));
    const reports = Array.from({ length: 6 }, (_, index) =>
      store(database(), index % 2 === 0 ? steps : steps.toReversed(), `p-${index}`),
    );
    const news = (await Promise.all(reports)).flat().filter(({ isNew }) => isNew);
    assert.equal(news.length, 40);
    assert.deepEqual(await database().read('world_records').count('* as n'), [{ n: 40 }]);
    assert.deepEqual(await database().read('event_hours').where({ hour: '' }).sum('events as n'), [
      { n: 40 },
    ]);
  });
});
