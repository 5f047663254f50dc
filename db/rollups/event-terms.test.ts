import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRow } from '../rules/event-row.js';
import { termsOf } from '../rules/event-terms.js';
import { createEvents } from '../stores/aggregator/tracking/events.js';
import { describeOnDatabases } from '../testing/databases.js';
import { storeRandomEvents } from '../testing/random-events.js';
import { createRandom } from '../testing/random.js';
import { ALL_EVENTS, eventOf, readAll, store } from '../testing/tracking.js';
import { writeLocked } from '../testing/write-locked.js';
import { changeEventTerms } from './event-terms.js';
import { correctEvents } from '../writes/events.js';

/** More than are left for later. */
const EVENTS = 2100;

test('a text has the distinct sequences of its characters, whatever their size in memory', () => {
  assert.deepEqual([...termsOf('🚗ab🚗')], ['🚗', '🚗a', '🚗ab', 'a', 'ab', 'ab🚗', 'b', 'b🚗']);
});

describeOnDatabases('the numbers of events by term', (database) => {
  const readTerms = async (): Promise<Map<string, number>> =>
    new Map(
      (await readAll(database(), 'event_terms'))
        .filter(({ events }) => events !== 0)
        .map(({ term, system, events }) => [`${String(term)} ${String(system)}`, Number(events)]),
    );

  const recount = async (upTo: number): Promise<Map<string, number>> => {
    const terms = new Map([[' 0', upTo]]);
    for (const row of (await readAll(database(), 'events')) as unknown as EventRow[]) {
      if (row.event_id > upTo) continue;
      for (const term of termsOf(row.search_text)) {
        const key = `${term} ${row.system}`;
        terms.set(key, (terms.get(key) ?? 0) + 1);
      }
    }
    return terms;
  };

  test('are a recount up to an event that is not much older than the newest, also after changes', async () => {
    await storeRandomEvents(database(), createRandom(5), 50);
    assert.equal((await readTerms()).size, 0);
    await storeRandomEvents(database(), createRandom(6), EVENTS);
    assert.equal((await readTerms()).size, 0);
    // The next ones count those that are stored.
    await storeRandomEvents(database(), createRandom(7), 1);
    const terms = await readTerms();
    assert.deepEqual(terms, await recount(50 + EVENTS));
    const [row] = await database().read<EventRow>('events').where({ system: 0 }).limit(1);
    assert.ok(row);
    const { event_id: eventId, occurred_at: occurredAt } = row;
    const now = { accountId: null, holder: 'Zoë', eventType: 'wr_baseline', system: true, changed: false };
    await writeLocked(database(), (writes) => correctEvents(writes, [{ eventId, occurredAt, ...now }]));
    assert.deepEqual(await readTerms(), await recount(50 + EVENTS));
    const [other] = await database()
      .read<EventRow>('events')
      .where({ event_id: eventId + 1 });
    assert.ok(other);
    await writeLocked(database(), async (writes) => {
      await writes.trx('events').where({ event_id: other.event_id }).delete();
      await changeEventTerms(writes.trx, [{ event: other, by: -1 }]);
    });
    assert.deepEqual(await readTerms(), await recount(50 + EVENTS));
  });

  test('give the exact total of a short text, with the events that are not counted yet', async () => {
    await store(database(), [{ event: eventOf({ message: 'a new zy word' }) }]);
    for (const q of ['o', 'ne', 'one', 'zy', 'qqq', '%']) {
      for (const includeSystem of [false, true]) {
        const rows = await database().read<EventRow>('events');
        const wanted = rows.filter(
          (row) => row.search_text.includes(q) && (includeSystem || row.system === 0),
        );
        const found = await createEvents(database()).list({ ...ALL_EVENTS, q, includeSystem }, 1, 10);
        assert.deepEqual([found.total, found.totalRelation], [wanted.length, 'eq'], q);
        assert.equal(found.events.length, Math.min(10, wanted.length), q);
      }
    }
  });
});
