import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { buildEvent, readAll, recordEvent, store } from '../testing/tracking.js';
import { expectRecount } from '../testing/recount.js';
import { lastRemovedKey } from '../sql/last-removed.js';

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

  const readEvents = (): Promise<Record<string, unknown>[]> => readAll(database(), 'events', 'event_id');
  const expectCounted = async (): Promise<void> => expectRecount(database());

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

  test('an event that its record no longer has is removed where retention has removed events of its age', async () => {
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
