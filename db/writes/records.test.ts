import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { AT, buildEvent, minutes, readAll, recordEvent, store } from '../testing/tracking.js';
import { expectRecount } from '../testing/recount.js';
import { lastRemovedKey } from '../sql/last-removed.js';
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

  const readEvents = (): Promise<Record<string, unknown>[]> => readAll(database(), 'events', 'event_id');
  const expectCounted = async (): Promise<void> => expectRecount(database());

  test('an earlier moment replaces a later one in the record; the event keeps what was reported first', async () => {
    const [first] = await store(database(), [recordEvent({ recordedAt: minutes(90) })]);
    const [again] = await store(database(), [recordEvent({ recordedAt: minutes(10) })], 'q');
    assert.deepEqual(again, { eventId: first?.eventId, isNew: false, recordedAt: minutes(10) });
    assert.equal((await readMap())?.wr_recorded_at, minutes(10));
    assert.deepEqual(await database().read('world_records').pluck('recorded_at'), [minutes(10)]);
    assert.deepEqual(await database().read('events').pluck('occurred_at'), [minutes(90)]);
    await expectCounted();
  });

  test('a player who is named later is the record’s, not the event’s', async () => {
    const [first] = await store(database(), [recordEvent({ accountId: null, holder: null })]);
    await store(database(), [recordEvent()]);
    const { wr_event_id, wr_player, wr_holder } = (await readMap()) ?? assert.fail();
    assert.deepEqual([wr_event_id, wr_player, wr_holder], [first?.eventId, 'kestrel', 'Kestrel']);
    const events = await readEvents();
    assert.deepEqual(
      events.map((event) => [event['account_id'], event['holder']]),
      [[null, null]],
    );
  });

  test('a baseline that is reported as a change has a second event, which is its record’s from then on', async () => {
    const baseline = recordEvent({ changed: false }, { message: 'seen' });
    const [old] = await store(database(), [baseline]);
    const [change] = await store(database(), [recordEvent({}, { message: 'driven' })], 'q');
    assert.deepEqual([change?.isNew, (change?.eventId ?? 0) > (old?.eventId ?? 0)], [true, true]);
    assert.deepEqual(
      (await readEvents()).map((row) => [row['event_id'], row['event_type'], row['message']]),
      [
        [old?.eventId, 'wr_baseline', 'seen'],
        [change?.eventId, 'wr_change', 'driven'],
      ],
    );
    const [again] = await store(database(), [baseline]);
    assert.deepEqual([again?.eventId, again?.isNew], [change?.eventId, false]);
    assert.equal((await readMap())?.wr_event_id, change?.eventId);
    await expectCounted();
  });

  test('an event that is its record’s own no longer goes where retention has removed those that are as old', async () => {
    const [old] = await store(database(), [recordEvent({ changed: false })]);
    const key = lastRemovedKey('events');
    await database().write((trx) => trx('settings').insert({ key, value: String(old?.eventId) }));
    const [change] = await store(database(), [recordEvent()]);
    assert.deepEqual(
      (await readEvents()).map((row) => row['event_id']),
      [change?.eventId],
    );
    await expectCounted();
  });

  test('records of a name and of an account that turn out to be one have the first event; both stay', async () => {
    const by = (accountId: string | null, holder: string | null): ReturnType<typeof recordEvent> =>
      recordEvent({ accountId, holder });
    const [first, second] = await store(database(), [by(null, 'Kestrel'), by('kestrel', null)]);
    assert.notEqual(first?.eventId, second?.eventId);
    const [third] = await store(database(), [by('kestrel', 'KESTREL')]);
    assert.deepEqual([third?.eventId, third?.isNew], [first?.eventId, false]);
    assert.deepEqual(
      (await readEvents()).map((row) => row['account_id']),
      [null, 'kestrel'],
    );
    assert.deepEqual(await database().read('world_records').pluck('event_id'), [first?.eventId]);
    const [again] = await store(database(), [by('kestrel', null)]);
    assert.equal(again?.eventId, first?.eventId);
    await expectCounted();
  });

  test('a wiped board leaves a map without a record until one is reported again', async () => {
    const { event, report } = recordEvent({ accountId: null, holder: null, wrMs: 0, recordedAt: minutes(1) });
    await store(database(), [recordEvent(), recordEvent({ mapUid: 'n' })]);
    await store(database(), [{ event: { ...event, eventType: 'custom.wiped' }, report }]);
    assert.equal((await readMap())?.wr_ms, null);
    await expectCounted();
    await store(database(), [recordEvent({ recordedAt: minutes(2) })]);
    assert.equal((await readMap())?.wr_ms, 40_000);
    assert.deepEqual(await database().read('events').orderBy('event_id').pluck('event_type'), [
      'wr_change',
      'wr_change',
      'custom.wiped',
    ]);
    await expectCounted();
  });

  test('events without a record keep their order between records', async () => {
    const stored = await store(database(), [
      { event: buildEvent() },
      recordEvent(),
      recordEvent(),
      { event: buildEvent({ message: 'last' }) },
    ]);
    const ids = stored.map(({ eventId }) => eventId);
    assert.deepEqual(
      ids.map((id) => id - (ids[0] ?? 0)),
      [0, 1, 1, 2],
    );
  });
});
