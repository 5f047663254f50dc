import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Knex } from 'knex';
import { eventRow, type EventRow } from '../rules/event-row.js';
import { describeOnDatabases } from '../testing/databases.js';
import { createRandom } from '../testing/random.js';
import { eventOf, minutes } from '../testing/tracking.js';
import { signEvents } from '../rollups/event-signatures.js';
import { insertRows } from './insert-rows.js';
import { EVENT_COLUMNS } from '../rules/event-row.js';
import { wordScopesOf } from './common-words.js';
import { MAX_EXACT } from './count-rows.js';
import { listMatchingEvents } from './list-matching-events.js';
import type { MatchingEvents } from './matching-events.js';
import type { PageOfRows } from './read-page.js';
import { BLOCK_SIZE, blockOf } from './event-blocks.js';
import { allowExactRowIds, blocksPerLookup, foundInRanges } from './found-in-ranges.js';
import { planEventSearch, type EventSearch } from './search-events.js';
import { blocksWithText, listVisibleBlocks } from './signed-blocks.js';
import { gramsOf } from './text-grams.js';

/** Their ids are in many blocks. */
const EVENTS = 400;
const APART = 400;
const MESSAGES = ['icy road', 'wood', 'icy wood', 'a kart', 'road kill', 'kart'];
const TEXTS = ['icy', 'icy road', 'ka', 'k', 'wood', 'road k', 'nothing', 'zq'];
const ACCOUNTS = ['one', 'two', 'three'];
/** Numbers of matches: of a rare text, of a common one, and of one that most events have. */
const EXPECTED = [0, 10_001, 1_000_000];

describeOnDatabases('events with a text in many blocks', (database) => {
  let rows: EventRow[] = [];

  before(async () => {
    const random = createRandom(20);
    rows = Array.from({ length: EVENTS }, (_, place) => {
      // Most arrive in the order of their times, some far too late.
      const minute = random.below(10) === 0 ? random.below(EVENTS) : place;
      const event = eventOf({
        message: random.pick(MESSAGES),
        accountId: random.pick(ACCOUNTS),
        occurredAt: minutes(minute - (minute % 3)),
        system: random.below(5) === 0,
      });
      return eventRow(event, 1 + place * APART);
    });
    await database().write((trx) => insertRows(trx, { table: 'events', columns: EVENT_COLUMNS, rows }));
  });

  const newestFirst = (a: EventRow, b: EventRow): number =>
    a.occurred_at === b.occurred_at ? b.event_id - a.event_id : a.occurred_at > b.occurred_at ? -1 : 1;

  /** Returns the list of visible events with a text, of which no page is so deep that it is read in their order. */
  function visible(search: EventSearch, change: Partial<MatchingEvents>): MatchingEvents {
    return {
      search,
      ofLabels: (all) => all.whereRaw('system = 0'),
      areAllVisible: true,
      period: { from: null, before: null },
      maxEventId: null,
      storedLater: 0,
      textOnly: null,
      wordScopes: null,
      ofIndex: null,
      readInOrder: () => Promise.reject(new Error('Such a page is not deep.')),
      ...change,
    };
  }

  interface Tried {
    q: string;
    change: Partial<MatchingEvents>;
    /** The number of matches that is expected; more than 10,000 make a text a common one. */
    most: number;
  }

  async function listPage(
    read: Knex,
    { q, change, most }: Tried,
    page: { limit: number; offset: number },
  ): Promise<PageOfRows<number>> {
    const plan = await planEventSearch(read, q);
    const isCommon = most > MAX_EXACT;
    const countedTo = isCommon ? EVENTS * APART : plan.countedTo;
    const wanted = visible({ ...plan, most, isCommon, countedTo }, change);
    return listMatchingEvents(read, wanted, page);
  }

  /** With `most` matches expected, of which more than 10,000 make a text a common one. */
  async function expectPages(q: string, change: Partial<MatchingEvents>, most: number): Promise<void> {
    const { accountIds = [], maxEventId = null, period = { from: null, before: null } } = change;
    const matching = rows
      .filter(
        (row) =>
          row.system === 0 &&
          (row.search_text.includes(q) || accountIds.includes(row.account_id ?? '')) &&
          (maxEventId === null || row.event_id <= maxEventId) &&
          (period.from === null || row.occurred_at >= period.from) &&
          (period.before === null || row.occurred_at < period.before),
      )
      .sort(newestFirst)
      .map(({ event_id: id }) => id);
    for (const [limit, offset] of [
      [2, 0],
      [7, 0],
      [50, 50],
      [500, 0],
      [5, 1000],
    ] as const) {
      const page = await database().snapshot((read) =>
        listPage(read, { q, change, most }, { limit, offset }),
      );
      const title = `${q} ${JSON.stringify(change)} ${limit} ${offset} ${most}`;
      assert.deepEqual(page.rows, matching.slice(offset, offset + limit), title);
      assert.equal(page.total, matching.length, title);
      assert.equal(page.hasMore, offset + limit < matching.length, title);
    }
  }

  test('are found as by a scan, whether the text is taken for a common or a rare one', async () => {
    for (const q of TEXTS) for (const most of EXPECTED) await expectPages(q, {}, most);
  });

  test('a page behind all that may match is empty, and nothing is read in its order', async () => {
    for (const accountIds of [[], ['two']])
      for (const q of ['icy', 'ka', 'wood']) {
        const page = await database().snapshot((read) =>
          listPage(read, { q, most: 10_001, change: { accountIds } }, { limit: 5, offset: 30_000 }),
        );
        assert.deepEqual([page.rows, page.hasMore], [[], false], q);
      }
  });

  test('also within a period, up to an id, and with the events of accounts', async () => {
    const period = { from: minutes(60), before: minutes(250) };
    for (const q of ['icy', 'ka', 'wood', 'k'])
      for (const most of EXPECTED) {
        await expectPages(q, { period }, most);
        await expectPages(q, { maxEventId: 200 * APART + 1 }, most);
        await expectPages(q, { accountIds: ['two'] }, most);
      }
  });

  test('the same where signatures tell which blocks may have the text', async () => {
    const sign = { first: 0, last: blockOf(EVENTS * APART) * BLOCK_SIZE + BLOCK_SIZE - 1 };
    await database().write((trx) => signEvents(trx, rows, sign));
    await database().snapshot(async (read) => {
      const blocks = await listVisibleBlocks(read);
      assert.ok((await blocksWithText(read, blocks, 'road kill')).length < blocks.length);
    });
    for (const q of TEXTS)
      for (const most of EXPECTED) {
        await expectPages(q, {}, most);
        await expectPages(q, { areAllVisible: false }, most);
        await expectPages(q, { accountIds: ['two'] }, most);
        await expectPages(q, { period: { from: minutes(60), before: minutes(250) } }, most);
      }
  });

  test('of a common word are read in the order of the list, or by blocks, and are not counted', async () => {
    await database().write((trx) => trx('event_words').insert({ word: 'icy', scope: '', events: 10_001 }));
    const matchingOf = (q: string, accountIds: readonly string[] = []): number[] =>
      rows
        .filter(
          (row) =>
            row.system === 0 && (row.search_text.includes(q) || accountIds.includes(row.account_id ?? '')),
        )
        .sort(newestFirst)
        .map(({ event_id: id }) => id);
    const matching = matchingOf('ic');
    const list = (
      change: Partial<MatchingEvents>,
      most: number,
      offset: number,
      q = 'ic',
    ): ReturnType<typeof listMatchingEvents> =>
      database().snapshot(async (read) => {
        const search = { ...(await planEventSearch(read, q)), isCommon: true, most, countedTo: 20_000 };
        const wordScopes = wordScopesOf({}, { from: null, before: null });
        const ofIndex: MatchingEvents['ofIndex'] = (all) => all.whereRaw('system = 0');
        const wanted = visible(search, { wordScopes, ofIndex, ...change });
        return listMatchingEvents(read, wanted, { limit: 20, offset });
      });
    for (const most of [10_000, 10])
      for (const offset of [0, 30]) {
        const page = await list({}, most, offset);
        assert.deepEqual(page.rows, matching.slice(offset, offset + 20));
        assert.deepEqual([page.total, page.totalRelation, page.hasMore], [10_000, 'gte', true]);
      }
    // Too far from the newest to be found in the order of the list.
    for (const accountIds of [[], ['two']]) {
      const page = await list({ accountIds }, 10, 30, 'icy');
      assert.deepEqual(page.rows, matchingOf('icy', accountIds).slice(30, 50));
      assert.deepEqual([page.total, page.totalRelation, page.hasMore], [10_000, 'gte', true]);
    }
    const last = await list({}, 10_000, matching.length - 5);
    assert.deepEqual([last.rows.length, last.total, last.totalRelation], [5, matching.length, 'eq']);
    for (const change of [
      { storedLater: 1 },
      { wordScopes: wordScopesOf({ projectKey: 'other' }, { from: null, before: null }) },
    ]) {
      const counted = await list(change, 10_000, 0);
      assert.deepEqual(
        [counted.rows.length, counted.total, counted.totalRelation],
        [20, matching.length, 'eq'],
      );
    }
  });

  test('with a text of two letters are found by its longer sequences, where these are counted', async () => {
    const isCounted = ({ event_id: id }: EventRow): boolean => id <= 20_000;
    const grams = new Set(rows.filter(isCounted).flatMap((row) => gramsOf(row.search_text)));
    const terms = [...grams].map((term) => ({ term, system: 0, events: 1 }));
    await database().write(async (trx) => {
      await insertRows(trx, {
        table: 'event_terms',
        columns: { term: 'text', system: 'integer', events: 'bigint' },
        rows: terms,
      });
      await trx('event_words').insert({ word: 'kart', scope: '', events: 10_001 });
    });
    const matching = rows
      .filter((row) => row.system === 0 && row.search_text.includes('ka'))
      .sort(newestFirst)
      .map(({ event_id: id }) => id);
    const list = (
      wordScopes: MatchingEvents['wordScopes'],
      most: number,
    ): ReturnType<typeof listMatchingEvents> =>
      database().snapshot(async (read) => {
        const search = { ...(await planEventSearch(read, 'ka')), isCommon: true, most, countedTo: 20_000 };
        assert.ok(search.grams.length > 0);
        return listMatchingEvents(read, visible(search, { wordScopes }), { limit: 20, offset: 30 });
      });
    const common = await list(wordScopesOf({}, { from: null, before: null }), 10);
    assert.deepEqual(common.rows, matching.slice(30, 50));
    assert.equal(common.totalRelation, 'gte');
    for (const most of [10, 10_001]) {
      const counted = await list(null, most);
      assert.deepEqual(counted.rows, matching.slice(30, 50));
      assert.deepEqual([counted.total, counted.totalRelation], [matching.length, 'eq']);
    }
  });

  test('are found by the index of PostgreSQL in any number of ranges', async () => {
    if (database().kind === 'sqlite') return;
    const numbers = [...new Set(rows.map(({ event_id: id }) => blockOf(id)))].filter((n) => n % 2 === 0);
    const having = rows.filter((row) => row.search_text.includes('wood')).map(({ event_id: id }) => id);
    for (const wanted of [numbers.slice(0, 3), numbers]) {
      const blocks = wanted.map((block) => ({ block, oldest: '', newest: '' }));
      const found = await database().snapshot(async (read) => {
        const search = await planEventSearch(read, 'wood');
        assert.equal(blocksPerLookup(read, { ...search, most: 250_000 }), null);
        await allowExactRowIds(read);
        return foundInRanges(read, blocks, search).pluck<number[]>('event_id');
      });
      const ids = having.filter((id) => wanted.includes(blockOf(id)));
      assert.deepEqual(
        ids.filter((id) => !found.includes(id)),
        [],
      );
      // Only blocks between others may be read as well.
      assert.ok(found.every((id) => blockOf(id) <= Math.max(...wanted)));
    }
  });
});
