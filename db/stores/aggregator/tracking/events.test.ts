import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { ALL_EVENTS, AT, minutes, readAll } from '../../../testing/tracking.js';
import { createEvents, type Events } from './events.js';
import type { SentEvent } from '../../../rules/normalize-event.js';

describeOnDatabases('events of projects', (database) => {
  beforeEach(() => emptyTables(database()));

  const store = (
    events: SentEvent[],
    projectKey = 'p',
    receivedAt = minutes(5),
  ): ReturnType<Events['store']> =>
    createEvents(database()).store({ projectKey, sourceLabel: 'label', receivedAt }, events);
  const news = async (events: SentEvent[], projectKey?: string, at?: string): Promise<boolean[]> =>
    (await store(events, projectKey, at)).map(({ isNew }) => isNew);

  test('events up to an id that none can have are all events', async () => {
    await store([
      { type: 'note', message: 'a' },
      { type: 'note', message: 'b' },
    ]);
    for (const q of ['', 'a']) {
      const filter = { ...ALL_EVENTS, q, maxEventId: Number.MAX_SAFE_INTEGER };
      const { total } = await createEvents(database()).list(filter, 1, 10);
      assert.equal(total, q === '' ? 2 : 1);
    }
  });

  test('a key is one event of its project, whatever the other fields', async () => {
    assert.deepEqual(
      await news([
        { type: 'a', eventKey: 'k' },
        { type: 'b', eventKey: 'k' },
      ]),
      [true, false],
    );
    assert.deepEqual(await news([{ type: 'c', eventKey: 'k' }]), [false]);
    assert.deepEqual(await news([{ type: 'a', eventKey: 'k' }], 'q'), [true]);
  });

  test('without a key, a time and the content identify an event; without both each is new', async () => {
    const timed = { type: 'a', occurredAt: AT, message: 'x' };
    assert.deepEqual(await news([timed, { ...timed }, { ...timed, message: 'y' }]), [true, false, true]);
    assert.deepEqual(await news([timed], 'p', minutes(90)), [false]);
    assert.deepEqual(await news([{ type: 'a' }, { type: 'a' }]), [true, true]);
  });

  test('other events of a map do not create it', async () => {
    await store([{ type: 'a', mapUid: 'm' }]);
    assert.deepEqual(await readAll(database(), 'maps'), []);
  });

  test('the same request sent twice concurrently is stored once', async () => {
    const events = Array.from({ length: 50 }, (_, index): SentEvent => ({
      type: 'wr_change',
      mapUid: `m-${index % 7}`,
      wrMs: 1 + index,
      occurredAt: minutes(-index),
      accountId: 'a',
    }));
    const both = await Promise.all([news(events), news(events), news(events.toReversed(), 'q')]);
    assert.equal(both.flat().filter(Boolean).length, 50);
  });

  test('an eventKey is remembered although its record was known by another event', async () => {
    const record = { type: 'wr_change', mapUid: 'm', accountId: 'kestrel', wrMs: 40_000 };
    const [first] = await store([{ ...record, eventKey: 'one', occurredAt: AT }]);
    const [second] = await store([{ ...record, eventKey: 'two', occurredAt: minutes(1) }]);
    assert.deepEqual(second, { eventId: first?.eventId, isNew: false });
    const faster = { ...record, accountId: 'dunes', wrMs: 39_000, occurredAt: minutes(2) };
    await store([faster], 'p', minutes(6));
    const again = await store(
      [{ ...record, eventKey: 'two', occurredAt: minutes(1) }],
      'p',
      minutes(40 * 60),
    );
    assert.deepEqual(again, [{ eventId: first?.eventId, isNew: false }]);
    assert.equal((await readAll(database(), 'world_records')).length, 2);
  });

  test('a repeated event neither creates nor renames a map, and shows no account', async () => {
    const event = {
      type: 'wr_change',
      eventKey: 'k',
      occurredAt: AT,
      mapUid: 'm',
      mapName: 'First',
      wrMs: 7,
    };
    await store([event]);
    const other = { mapName: 'Second', accountId: 'dunes', occurredAt: minutes(1) };
    await store([
      { ...event, ...other },
      { ...event, ...other, mapUid: 'n' },
    ]);
    assert.deepEqual(
      (await readAll(database(), 'maps', 'map_uid')).map(({ map_uid, name }) => [map_uid, name]),
      [['m', 'First']],
    );
    await store([
      { ...event, eventKey: 'l', mapUid: 'o', mapName: 'First' },
      { ...event, eventKey: 'l', mapUid: 'o', mapName: 'Second', occurredAt: minutes(1) },
    ]);
    const [map] = await database().read('maps').where({ map_uid: 'o' }).pluck<string[]>('name');
    assert.equal(map, 'First');
  });
});
