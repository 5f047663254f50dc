import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { readEpoch } from '../../../sql/epoch.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { storeRandomEvents } from '../../../testing/random-events.js';
import { createRandom } from '../../../testing/random.js';
import { ALL_EVENTS, AT, minutes, readAll } from '../../../testing/tracking.js';
import type { EventFilter } from '../../../search/event-filter.js';
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

  test('events after an id are those that were stored later, whenever they happened', async () => {
    const [first] = await store([{ type: 'note', message: 'first', occurredAt: minutes(3) }]);
    const after = first?.eventId ?? 0;
    const listAfter = (id: number): ReturnType<Events['listAfter']> =>
      createEvents(database()).listAfter(ALL_EVENTS, { after: id, limit: 10 });
    const epoch = await readEpoch(database().read);
    const ids = { nextAfterEventId: after, oldestEventId: after, lastEventId: after };
    const none = { events: [], hasMore: false, ...ids, epoch };
    assert.deepEqual(await listAfter(after), none);
    assert.deepEqual(await listAfter(after + 5), { ...none, nextAfterEventId: after + 5 });
    await store([
      { type: 'note', message: 'late', occurredAt: minutes(1) },
      { type: 'note', message: 'newest', occurredAt: minutes(4) },
      { type: 'note', message: 'first', occurredAt: minutes(3) },
    ]);
    const { events, ...found } = await listAfter(after);
    assert.deepEqual(
      events.map(({ message }) => message),
      ['late', 'newest'],
    );
    const nextAfterEventId = events[1]?.eventId;
    assert.deepEqual(found, {
      hasMore: false,
      nextAfterEventId,
      oldestEventId: after,
      lastEventId: nextAfterEventId,
      epoch,
    });
    await emptyTables(database());
    assert.deepEqual(await listAfter(after), { ...none, oldestEventId: null, lastEventId: nextAfterEventId });
  });

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

describeOnDatabases('the list and counts of events', (database) => {
  before(async () => {
    const random = createRandom(3);
    for (let batch = 0; batch < 12; batch += 1) await storeRandomEvents(database(), random, 50);
  });

  /** The expected events of a filter, by a scan. */
  const expected = async (filter: EventFilter): Promise<number[]> => {
    const rows = (await readAll(database(), 'events')).filter((row) => {
      const text = ['message', 'map_name', 'event_type', 'project_key'].map((name) =>
        String(row[name] ?? ''),
      );
      const found = text.join(' ').replace('$f00', '').toLowerCase().includes(filter.q.toLowerCase());
      return (
        found &&
        (filter.projectKey === '' || row.project_key === filter.projectKey) &&
        (filter.source === '' || String(row.source).toLowerCase() === filter.source.toLowerCase()) &&
        (filter.eventType === '' || row.event_type === filter.eventType) &&
        (!filter.changedOnly || row.changed === 1) &&
        (filter.includeSystem || row.system === 0) &&
        (filter.from === null || String(row.occurred_at) >= filter.from) &&
        (filter.to === null || String(row.occurred_at) <= filter.to) &&
        (filter.accountId === '' || row.account_id === filter.accountId) &&
        (filter.maxEventId === null || Number(row.event_id) <= filter.maxEventId)
      );
    });
    const place = (row: Record<string, unknown>): string =>
      `${String(row.occurred_at)} ${String(row.event_id).padStart(9, '0')}`;
    return rows.sort((a, b) => (place(a) > place(b) ? -1 : 1)).map((row) => Number(row.event_id));
  };

  test('every combination of filters gives the expected events, totals and counts', async () => {
    const random = createRandom(5);
    const some = <T>(value: T, otherwise: T): T => (random.below(2) === 0 ? value : otherwise);
    for (let round = 0; round < 60; round += 1) {
      const [a, b] = [minutes(random.below(2000)), minutes(random.below(4000) / 2)].sort();
      const filter: EventFilter = {
        projectKey: some('', random.pick(['p-0', 'p-1', 'none'])),
        source: some('', random.pick(['label', 'OTHER'])),
        accountId: round % 3 === 0 ? random.pick(['a-0', 'a-1']) : '',
        eventType: some('', random.pick(['custom.a', 'displayname.sync', 'unknown'])),
        changedOnly: some(true, false),
        includeSystem: some(true, false),
        from: some(a ?? null, null),
        to: some(b ?? null, null),
        q: some('', random.pick(['iCY', '100%_s', '_', 'CUSTOM', 'f00'])),
        maxEventId: some(null, random.below(700)),
      };
      const ids = await expected(filter);
      const page = 1 + random.below(3);
      const found = await createEvents(database()).list(filter, page, 7);
      const note = JSON.stringify(filter);
      assert.equal(found.total, ids.length, note);
      assert.deepEqual(
        found.events.map(({ eventId }) => eventId),
        ids.slice((page - 1) * 7, page * 7),
        note,
      );
      if (filter.accountId !== '') continue;
      const groups = await createEvents(database()).count(filter);
      assert.equal(
        groups.reduce((sum, { events }) => sum + events, 0),
        (await expected({ ...filter, q: '', maxEventId: null })).length,
        note,
      );
      assert.ok(
        groups.every(({ events }) => events > 0),
        note,
      );
    }
  });
});
