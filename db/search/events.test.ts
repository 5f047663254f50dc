import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { appendEvents, deleteEvents, replaceEvents } from '../writes/events.js';
import type { EventRow, NewEvent } from '../rules/event-row.js';
import { isIndexed, foldText } from '../rules/search-text.js';
import { readEpoch } from '../sql/epoch.js';
import { describeOnDatabases } from '../testing/databases.js';
import { createRandom } from '../testing/random.js';
import { buildEvent, minutes, recordEvent, store } from '../testing/tracking.js';
import { ALL_EVENTS, type EventFilter } from './event-filter.js';
import { countGroups, rarestLabel } from './event-counts.js';
import { listEventIds, listEventIdsAfter } from './events.js';
import { SEARCH_LIMITS, type SearchLimits } from './matches.js';

const EVENTS = 400;
const MESSAGES = [
  'icy road',
  'Wood',
  'icy wood',
  'a kart',
  '🚗🏁🚗',
  'Say "zoë" OR "x"',
  "o'neil 100%_",
  'İ̇stanbul',
];
const PROJECTS = ['one', 'two'];
const TYPES = ['custom.note', 'race.finish', 'session.join'];
/** Texts of some events, of all, and of none: short ones, with special characters, in other scripts. */
const TEXTS = [
  'icy',
  'ICY ROAD',
  'wood',
  'k',
  'ka',
  'custom.',
  'session.join',
  '🚗🏁',
  'zoË',
  '" OR "',
  '0%_',
  "o'n",
  'İ̇s',
  'no such text',
  'one two',
  'map-1',
];
const FILTERS: readonly Partial<EventFilter>[] = [
  {},
  { includeSystem: true },
  { projectKey: 'one' },
  { eventType: 'race.finish' },
  { source: 'LABEL two' },
  { changedOnly: true },
  { from: minutes(30), to: minutes(200) },
  { to: minutes(20), projectKey: 'two', includeSystem: true },
  { maxEventId: 150 },
  { maxEventId: 380, eventType: 'session.join' },
  { maxEventId: 0 },
  { projectKey: 'two', source: 'label two', eventType: 'race.finish' },
  { projectKey: 'one', eventType: 'custom.note', changedOnly: true, includeSystem: true, maxEventId: 300 },
];
/** Limits and offsets, which take turns where not all of them are read of each search. */
const PAGES = [
  [7, 0],
  [500, 0],
  [5, 3],
] as const;
/** Each way to the matches of a text. */
const WAYS: Readonly<Record<string, SearchLimits>> = {
  'a whole list': SEARCH_LIMITS,
  'the index of texts': { ...SEARCH_LIMITS, first: 0 },
  'the newest events, then the index': { ...SEARCH_LIMITS, first: 60 },
  // SQLite has no such way.
  'the newest events, then more of them': {
    ...SEARCH_LIMITS,
    first: 60,
    candidates: { ...SEARCH_LIMITS.candidates, postgres: 0 },
  },
};

describeOnDatabases('lists of events', (database, kind) => {
  let rows: EventRow[] = [];

  before(async () => {
    const random = createRandom(20);
    const events = Array.from({ length: EVENTS }, (_, index): NewEvent => {
      // Most arrive in the order of their times, some far too late.
      const minute = random.below(10) === 0 ? random.below(EVENTS) : index;
      const projectKey = random.pick(PROJECTS);
      return buildEvent({
        message: random.pick(MESSAGES),
        mapUid: `map-${random.below(12)}`,
        projectKey,
        source: `Label ${projectKey}`,
        eventType: random.pick(TYPES),
        occurredAt: minutes(minute - (minute % 3)),
        system: random.below(5) === 0,
        changed: random.below(3) === 0,
      });
    });
    for (const from of [0, 100, 200, 300])
      await database().write((trx) => appendEvents(trx, events.slice(from, from + 100)));
    rows = await database().read<EventRow>('events').select('*');
  });

  const list = (
    change: Partial<EventFilter>,
    page: { limit: number; offset: number },
    limits?: SearchLimits,
  ): ReturnType<typeof listEventIds> =>
    database().snapshot((read) =>
      listEventIds(read, { ...ALL_EVENTS, includeSystem: false, ...change }, page, limits),
    );

  /** The ids of all events of a filter, newest first, by comparing each of them. */
  function idsOf(change: Partial<EventFilter>): number[] {
    const filter = { ...ALL_EVENTS, includeSystem: false, ...change };
    const sought = foldText(filter.q);
    const isChosen = (row: EventRow): boolean =>
      (filter.includeSystem || row.system === 0) &&
      (!filter.changedOnly || row.changed === 1) &&
      (filter.projectKey === '' || row.project_key === filter.projectKey) &&
      (filter.source === '' || row.source.toLowerCase() === filter.source.toLowerCase()) &&
      (filter.eventType === '' || row.event_type === filter.eventType) &&
      (filter.from === null || row.occurred_at >= filter.from) &&
      (filter.to === null || row.occurred_at <= filter.to) &&
      (filter.maxEventId === null || row.event_id <= filter.maxEventId) &&
      row.search_text.includes(sought);
    return rows
      .filter(isChosen)
      .toSorted((a, b) => compare(b.occurred_at, a.occurred_at) || b.event_id - a.event_id)
      .map((row) => row.event_id);
  }

  for (const [way, limits] of Object.entries(WAYS)) {
    test(`a search by ${way} finds what comparing each event finds`, async () => {
      // A short text is not in the index: then only the newest rows are compared.
      const texts = TEXTS.filter((q) => limits === SEARCH_LIMITS || isIndexed(foldText(q)));
      let searches = 0;
      for (const filter of FILTERS)
        for (const q of texts) {
          const ids = idsOf({ ...filter, q });
          searches += 1;
          for (const index of Array.from({ length: process.env['FULL'] ? 3 : 1 }).keys()) {
            const [limit = 0, offset = 0] = PAGES[(searches + index) % PAGES.length] ?? [];
            const what = JSON.stringify({ q, filter, limit, offset });
            const page = await list({ ...filter, q }, { limit, offset }, limits);
            assert.deepEqual(page.rows, ids.slice(offset, offset + limit), what);
            assert.equal(page.hasMore, offset + limit < ids.length, what);
            // A page that the newest events fill does not know of others.
            const isFilled = page.totalRelation === 'gte';
            assert.ok(isFilled ? page.hasMore && page.total <= ids.length : page.total === ids.length, what);
            assert.ok(!isFilled || limits.first === 60, what);
          }
        }
    });
  }

  test('lists without a text have every event once, and the groups count it, whatever the filter', async () => {
    for (const filter of FILTERS) {
      const ids = idsOf(filter);
      const groups = await database().snapshot((read) =>
        countGroups(read, { ...ALL_EVENTS, includeSystem: false, ...filter }),
      );
      const counted = groups.reduce((sum, { events }) => sum + events, 0);
      assert.equal(counted, idsOf({ ...filter, maxEventId: null }).length, JSON.stringify(filter));
      assert.ok(groups.every(({ events }) => events > 0));
      const passed: number[] = [];
      for (let offset = 0; offset <= ids.length; offset += 50) {
        const page = await list(filter, { limit: 50, offset });
        assert.deepEqual([page.total, page.totalRelation], [ids.length, 'eq'], JSON.stringify(filter));
        passed.push(...page.rows);
      }
      assert.deepEqual(passed, ids, JSON.stringify(filter));
    }
  });

  test('going on after the last event that was searched meets each event of a filter once, in the order of their ids', async () => {
    const oldestEventId = Math.min(...rows.map((row) => row.event_id));
    const last = Math.max(...rows.map((row) => row.event_id));
    for (const filter of FILTERS)
      for (const q of ['', 'k'])
        for (const [limit, followed] of [
          [40, 100],
          [200, 80],
        ] as const) {
          const what = JSON.stringify({ filter, q, limit, followed });
          const passed: number[] = [];
          let page = { hasMore: true, nextAfterEventId: 0 };
          for (let pages = 0; page.hasMore; pages += 1) {
            assert.ok(pages <= EVENTS, what);
            const after = page.nextAfterEventId;
            const found = await database().snapshot((read) =>
              listEventIdsAfter(
                read,
                { ...ALL_EVENTS, includeSystem: false, ...filter, q },
                { after, limit },
                { ...SEARCH_LIMITS, followed },
              ),
            );
            assert.ok(found.events.length <= limit, what);
            assert.ok(!found.hasMore || found.nextAfterEventId > after, what);
            assert.ok(
              found.events.every((id) => id > after && id <= found.nextAfterEventId),
              what,
            );
            assert.equal(found.oldestEventId, oldestEventId);
            passed.push(...found.events);
            page = found;
          }
          const ids = idsOf({ ...filter, q }).toSorted((a, b) => a - b);
          assert.deepEqual(passed, ids, what);
          assert.equal(page.nextAfterEventId, Math.min(last, filter.maxEventId ?? last), what);
        }
  });

  test('after the last event there is nothing, and the id stays as it was', async () => {
    for (const after of [rows.length, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const found = await database().snapshot((read) =>
        listEventIdsAfter(read, ALL_EVENTS, { after, limit: 5 }),
      );
      const epoch = await readEpoch(database().read);
      assert.deepEqual(found, {
        events: [],
        hasMore: false,
        nextAfterEventId: after,
        oldestEventId: 1,
        lastEventId: rows.length,
        epoch,
      });
    }
  });

  test('of more matches than a search reaches, the total is a lower bound, and the last page has no next one', async () => {
    const limits = { ...SEARCH_LIMITS, matches: 20 };
    const ids = idsOf({ q: 'icy' });
    assert.ok(ids.length > 20);
    const first = await list({ q: 'icy' }, { limit: 15, offset: 0 }, limits);
    assert.deepEqual(
      [first.rows.length, first.total, first.totalRelation, first.hasMore],
      [15, 20, 'gte', true],
    );
    const last = await list({ q: 'icy' }, { limit: 15, offset: 15 }, limits);
    assert.deepEqual([last.rows.length, last.total, last.totalRelation, last.hasMore], [5, 20, 'gte', false]);
    assert.deepEqual([...first.rows, ...last.rows], ids.slice(0, 20));
  });

  test('a short text is looked for in the newest events of a long list', async () => {
    const newest = new Set(idsOf({}).slice(0, 50));
    const ids = idsOf({ q: 'k' }).filter((id) => newest.has(id));
    const page = await list({ q: 'k' }, { limit: 500, offset: 0 }, { ...SEARCH_LIMITS, first: 50 });
    assert.deepEqual(page.rows, ids);
    assert.deepEqual([page.total, page.totalRelation, page.hasMore], [ids.length, 'gte', false]);
  });

  test('of more candidates than are compared, those that were stored last follow the newest events, or more of these', async () => {
    const limits = { ...SEARCH_LIMITS, first: 50, compared: 150, candidates: { sqlite: 40, postgres: 40 } };
    const listed = idsOf({});
    const all = idsOf({ q: 'icy' });
    const candidates = idsOf({ q: 'icy', includeSystem: true });
    const reached = new Set([
      ...listed.slice(0, kind === 'sqlite' ? 50 : 150),
      ...(kind === 'sqlite' ? candidates.toSorted((a, b) => b - a).slice(0, 40) : []),
    ]);
    const ids = all.filter((id) => reached.has(id));
    const page = await list({ q: 'icy' }, { limit: 500, offset: 0 }, limits);
    assert.deepEqual([page.rows, page.total, page.totalRelation], [ids, ids.length, 'gte']);
  });

  test('the rows of a page stay where they are when a later page looks further', async () => {
    for (const q of ['icy', 'one two', 'custom.'])
      for (const filter of FILTERS) {
        const ids = idsOf({ ...filter, q });
        const passed: number[] = [];
        let page = { hasMore: true };
        for (let offset = 0; page.hasMore; offset += 9) {
          const found = await list({ ...filter, q }, { limit: 9, offset }, { ...SEARCH_LIMITS, first: 40 });
          passed.push(...found.rows);
          page = found;
        }
        assert.deepEqual(passed, ids, JSON.stringify({ q, filter }));
      }
  });

  test('of several labels the rarest is the one by which events are read', async () => {
    await store(database(), [recordEvent({ accountId: null })]);
    const filter = { ...ALL_EVENTS, projectKey: 'one', source: 'Label one', eventType: 'wr_change' };
    assert.equal(await rarestLabel(database().read, filter), 'event_type');
  });

  test('a text of white space or control characters is no filter', async () => {
    const { total } = await list({}, { limit: 1, offset: 0 });
    for (const q of ['  ', '\u001f', '\u0000 \t'])
      assert.equal((await list({ q }, { limit: 1, offset: 0 })).total, total);
    const inside = await list({ q: 'i\u0001cy' }, { limit: 1, offset: 0 });
    assert.equal(inside.total, idsOf({ q: 'icy' }).length);
  });

  test('a text does not match across two fields', async () => {
    await database().write((trx) =>
      appendEvents(trx, [
        buildEvent({ holder: 'Across', eventType: 'custom.fields', message: 'bc\u001fde' }),
      ]),
    );
    const totalOf = async (q: string): Promise<number> => (await list({ q }, { limit: 1, offset: 0 })).total;
    assert.equal(await totalOf('acrosscustom'), 0);
    assert.equal(await totalOf('bcde'), 1);
  });

  test('an event that became another is found by its new texts, and one that is gone by none', async () => {
    const [stored] = await store(database(), [recordEvent({ holder: 'Former one', accountId: null })]);
    const eventId = stored?.eventId ?? 0;
    const find = async (q: string): Promise<number[]> =>
      (await list({ q }, { limit: 5, offset: 0 }, WAYS['the index of texts'])).rows;
    assert.deepEqual(await find('former o'), [eventId]);
    const row = await database().read<EventRow>('events').where({ event_id: eventId }).first();
    await database().write((trx) => replaceEvents(trx, row ? [{ ...row, holder: 'Known Name' }] : []));
    assert.deepEqual(await find('former o'), []);
    assert.deepEqual(await find('known name'), [eventId]);
    await database().write((trx) => deleteEvents(trx, [eventId]));
    assert.deepEqual(await find('known name'), []);
  });
});

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
