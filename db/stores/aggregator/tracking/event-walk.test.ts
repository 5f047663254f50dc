import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeRandomEvents } from '../../../testing/random-events.js';
import { createRandom } from '../../../testing/random.js';
import { ALL_EVENTS } from '../../../testing/tracking.js';
import { createEvents } from './events.js';

const EVENTS = process.env['FULL'] ? 25_000 : 3000;
const LIMIT = 500;
const PAGES = EVENTS / LIMIT;
const FILTER = { ...ALL_EVENTS, includeSystem: true };

describeOnDatabases('paging through all events', (database) => {
  test(`lists each of ${EVENTS} once while others are stored, late ones among them`, async () => {
    const random = createRandom(11);
    for (let batch = 0; batch < 10; batch += 1) await storeRandomEvents(database(), random, EVENTS / 10);
    const events = createEvents(database());
    const first = await events.list({ ...FILTER, maxEventId: null }, 1, LIMIT);
    const passed = first.events.map(({ eventId }) => eventId);
    assert.equal(first.total, EVENTS);
    for (let page = 2; page <= PAGES; page += 1) {
      // Two concurrent contributors, at random times among the stored ones.
      await Promise.all([
        storeRandomEvents(database(), random, 11),
        storeRandomEvents(database(), random, 10),
      ]);
      const next = await events.list({ ...FILTER, maxEventId: first.lastEventId }, page, LIMIT);
      assert.equal(next.total, EVENTS);
      passed.push(...next.events.map(({ eventId }) => eventId));
    }
    assert.equal(passed.length, EVENTS);
    assert.equal(new Set(passed).size, EVENTS);
    assert.ok(passed.every((id) => id <= first.lastEventId));
    const after = await events.list({ ...FILTER, maxEventId: null }, 1, 1);
    assert.equal(after.total, EVENTS + (PAGES - 1) * 21);
  });
});
