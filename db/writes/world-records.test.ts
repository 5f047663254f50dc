import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { AT, buildEvent, minutes, readAll, recordEvent, store } from '../testing/tracking.js';
import { expectRecount } from '../testing/recount.js';
import { createWorldRecords } from '../stores/verification/world-records.js';

interface MapRow {
  wr_event_id: number | null;
  wr_ms: number | null;
  wr_player: string | null;
  wr_holder: string | null;
  wr_recorded_at: string | null;
}

describeOnDatabases('stored world records', (database) => {
  beforeEach(() => emptyTables(database()));

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
    const record = { mapUid: 'm', accountId: 'kestrel', wrMs: 40_000 };
    assert.equal(await has(record), false);
    await store(database(), [recordEvent({ isAuthenticated: true })]);
    assert.equal(await has(record), true);
  });

  test('reported again, in the same list or later, it is the same event', async () => {
    const [first, second] = await store(database(), [recordEvent(), recordEvent()]);
    const [third] = await store(database(), [recordEvent()], 'q');
    assert.deepEqual([second?.eventId, third?.eventId], [first?.eventId, first?.eventId]);
    assert.deepEqual([second?.isNew, third?.isNew], [false, false]);
    assert.deepEqual(await database().read('events').pluck('event_id'), [first?.eventId]);
  });

  test('an earlier moment replaces a later one, in the event and its counts too', async () => {
    const seen = recordEvent({ recordedAt: minutes(90) });
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
    const noPlayer = recordEvent({ accountId: null, holder: null, recordedAt: minutes(5) });
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

  test('of events with one key only the first is a report', async () => {
    const slow = recordEvent({ wrMs: 41_000, accountId: 'dunes' }, { dedupeKey: 'p one' });
    const [first] = await store(database(), [slow]);
    await store(database(), [recordEvent()]);
    const newer = recordEvent({ ...slow.report, recordedAt: minutes(500) }, { dedupeKey: 'p one' });
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

  const readEvents = (): Promise<Record<string, unknown>[]> => readAll(database(), 'events', 'event_id');
  const expectCounted = async (): Promise<void> => expectRecount(database());

  test('a baseline that becomes a change gets a new event for the old one, whose key stays known', async () => {
    const baseline = recordEvent(
      { changed: false },
      { eventType: 'wr_baseline', dedupeKey: 'p one', message: 'seen' },
    );
    const [old] = await store(database(), [baseline]);
    const [change] = await store(database(), [recordEvent({}, { message: 'driven' })], 'q');
    assert.deepEqual([change?.isNew, (change?.eventId ?? 0) > (old?.eventId ?? 0)], [true, true]);
    assert.deepEqual(
      (await readEvents()).map((row) => [row.event_id, row.event_type, row.message]),
      [[change?.eventId, 'wr_change', 'driven']],
    );
    const [again] = await store(database(), [baseline]);
    assert.deepEqual([again?.eventId, again?.isNew], [change?.eventId, false]);
    assert.equal((await readMap())?.wr_event_id, change?.eventId);
    await expectCounted();
  });

  test('records of a name and of an account that turn out to be one have the first event', async () => {
    const by = (accountId: string | null, holder: string | null): ReturnType<typeof recordEvent> =>
      recordEvent({ accountId, holder }, { dedupeKey: `p ${accountId} ${holder}` });
    const [first, second] = await store(database(), [by(null, 'Kestrel'), by('kestrel', null)]);
    assert.notEqual(first?.eventId, second?.eventId);
    await expectCounted();
    const [third] = await store(database(), [by('kestrel', 'KESTREL')]);
    assert.deepEqual([third?.eventId, third?.isNew], [first?.eventId, false]);
    const [event, ...others] = await readEvents();
    assert.deepEqual([event?.event_id, event?.account_id, others], [first?.eventId, 'kestrel', []]);
    const [again] = await store(database(), [by('kestrel', null)]);
    assert.equal(again?.eventId, first?.eventId);
    await expectCounted();
  });

  test('a wiped board leaves a map without a record, and rollups without its holder', async () => {
    await store(database(), [recordEvent(), recordEvent({ mapUid: 'n' })]);
    await store(database(), [{ event: buildEvent({ mapUid: 'm' }), wipe: { mapUid: 'm', at: minutes(1) } }]);
    assert.equal((await readMap())?.wr_ms, null);
    await expectCounted();
    await store(database(), [recordEvent({ recordedAt: minutes(2) })]);
    assert.equal((await readMap())?.wr_ms, 40_000);
    await expectCounted();
  });

  test('events without a record keep their order between records', async () => {
    const stored = await store(database(), [
      { event: buildEvent() },
      recordEvent(),
      recordEvent(),
      { event: buildEvent({ message: 'last' }) },
    ]);
    const ids = stored.map(({ eventId }) => eventId ?? 0);
    assert.deepEqual(
      ids.map((id) => id - (ids[0] ?? 0)),
      [0, 1, 1, 2],
    );
  });
});
