import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeRandomEvents } from '../../../testing/random-events.js';
import { createRandom } from '../../../testing/random.js';
import { createEvents } from './events.js';

const FILTER = {
  projectKey: '',
  source: '',
  eventType: '',
  changedOnly: false,
  includeSystem: true,
  from: null,
  to: null,
  q: '',
};

describeOnDatabases('a walk through all events', (database) => {
  test('meets each of 25,000 once while 1,000 more arrive, late ones among them', async () => {
    const random = createRandom(11);
    for (let batch = 0; batch < 10; batch += 1) await storeRandomEvents(database(), random, 2500);
    const events = createEvents(database());
    const limit = 500;
    const first = await events.list({ ...FILTER, maxEventId: null }, 1, limit);
    const passed = first.events.map(({ eventId }) => eventId);
    assert.equal(first.total, 25_000);
    for (let page = 2; page <= 50; page += 1) {
      // Two at once, as two contributors would; their moments are anywhere among those that are there.
      await Promise.all([
        storeRandomEvents(database(), random, 11),
        storeRandomEvents(database(), random, 10),
      ]);
      const next = await events.list({ ...FILTER, maxEventId: first.lastEventId }, page, limit);
      assert.equal(next.total, 25_000);
      passed.push(...next.events.map(({ eventId }) => eventId));
    }
    assert.equal(passed.length, 25_000);
    assert.equal(new Set(passed).size, 25_000);
    assert.ok(passed.every((id) => id <= first.lastEventId));
    const after = await events.list({ ...FILTER, maxEventId: null }, 1, 1);
    assert.equal(after.total, 25_000 + 49 * 21);
  });
});
