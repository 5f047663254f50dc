import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createEvents as createCatalogEvents } from '../../catalog/events.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { ALL_EVENTS, AT, eventOf, minutes } from '../../../testing/tracking.js';
import { appendEvents } from '../../../writes/events.js';
import { collectEventWrites } from '../../../sql/event-lock.js';
import { touchProject } from '../../../writes/projects.js';
import { createEvents } from './events.js';

/** More than are counted exactly. */
const COMMON = 10_050;
const BATCH = 2010;
const LIMIT = 1000;

describeOnDatabases('a text that more than 10,000 events have', (database) => {
  before(async () => {
    for (let first = 0; first < COMMON; first += BATCH) {
      const events = Array.from({ length: BATCH }, (_, place) => {
        const message = `often ${(first + place) % 100 === 0 ? 'seldom' : ''}`;
        return eventOf({ message, occurredAt: minutes((first + place * 7) % COMMON) });
      });
      await database().write(async (trx) => {
        await touchProject(trx, { projectKey: 'p', receivedAt: AT });
        await appendEvents(collectEventWrites(trx), events);
      });
    }
  });

  test('has a lower bound as its total, until its last page, and each event on one page', async () => {
    const seen = new Set<number>();
    for (let page = 1; ; page += 1) {
      const found = await createEvents(database()).list({ ...ALL_EVENTS, q: 'OFTEN' }, page, LIMIT);
      for (const { eventId } of found.events) seen.add(eventId);
      if (!found.hasMore) {
        assert.deepEqual([found.total, found.totalRelation], [COMMON, 'eq']);
        break;
      }
      assert.equal(found.totalRelation, 'gte');
      assert.ok(found.total >= 10_000 && found.total <= COMMON);
    }
    assert.equal(seen.size, COMMON);
  });

  test('has no events on pages far behind its last', async () => {
    const found = await createEvents(database()).list({ ...ALL_EVENTS, q: 'OFTEN' }, 21, LIMIT);
    assert.deepEqual([found.events, found.hasMore], [[], false]);
    const { list } = createCatalogEvents(database());
    const { events } = await list({ projectKey: 'p', q: 'often', limit: LIMIT, offset: 20 * LIMIT });
    assert.deepEqual(events, []);
  });

  test('is counted exactly if it is short, or where other conditions leave fewer events', async () => {
    const list = createEvents(database()).list;
    const short = await list({ ...ALL_EVENTS, q: 'oft' }, 1, 1);
    assert.deepEqual([short.total, short.totalRelation], [COMMON, 'eq']);
    const both = await list({ ...ALL_EVENTS, q: 'often seldom' }, 1, 1);
    assert.deepEqual([both.total, both.totalRelation], [101, 'eq']);
    const to = minutes(99);
    const early = await list({ ...ALL_EVENTS, q: 'often', to }, 1, 1);
    const all = await list({ ...ALL_EVENTS, to }, 1, 1);
    assert.deepEqual([early.total, early.totalRelation], [all.total, 'eq']);
  });

  test('pages in the catalog to the end, too', async () => {
    const { list } = createCatalogEvents(database());
    const query = { projectKey: 'p', q: 'often', limit: LIMIT };
    const first = await list({ ...query, offset: 0 });
    assert.deepEqual([first.total, first.totalRelation, first.paging.next_offset], [10_000, 'gte', LIMIT]);
    const last = await list({ ...query, offset: 10_000 });
    assert.deepEqual([last.total, last.totalRelation, last.paging.has_more], [COMMON, 'eq', false]);
    assert.equal(last.events.length, COMMON - 10_000);
  });
});
