import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { countEventsOfAccounts } from './account-events.js';
import { countMatches, MANY, readKeptTotal } from './count-matching-events.js';
import { countRows, MAX_EXACT, type Total } from './count-rows.js';
import type { EventBlock } from './event-blocks.js';
import {
  listBlocks,
  matchesAmongNewest,
  matchesByIndex,
  matchesByTextInBlocks,
  matchesInBlocks,
  type MatchingEvents,
} from './matching-events.js';
import { readNewestMatches } from './newest-matching-events.js';
import { rowsOf } from './raw-rows.js';
import type { Newest } from './read-newest.js';
import { readPage, type PageOfRows } from './read-page.js';
import { uncountedEventsHaving, withGrams, type EventSearch } from './search-events.js';

// The thresholds weigh the ways to a page against each other by times at full size. Requests of `npm run bench -- size`, operation
// listEvents, which one decides are named with it; look at them on both databases after a change. scripts/develop/bench/RESULTS.md has them.

/** So many events of the list, behind some others. */
interface Page {
  limit: number;
  offset: number;
}

/**
 * Returns the ids of a page of matching events, newest first. `read` is a snapshot. The ways to a page, of which the first that has it is
 * taken:
 *
 * - Any text that is not known to be common:
 *   1. all that the index finds, at once (`readAtOnce`), unless more than 10,000 match.
 * - A text whose number of matches is kept, or is kept to be above 10,000 (`listWithKeptTotal`):
 *   2. the newest events of the list, if the end of the page is expected among few of them (`readNear`);
 *   3. blocks of events from the newest on, until the page is full (`readNewestMatches`), if it ends within the first 20,000;
 *   4. the order of the list (`readDeep`).
 * - Any other text (`listWithoutKeptTotal`):
 *   5. all matches at once, if the list has few blocks, or in its blocks by SQLite's index (`readFew`), unless more than 10,000 match;
 *   6. blocks as in 3; PostgreSQL stops where its index would be as fast (`blocksBeforeIndex`);
 *   7. on PostgreSQL, if few matches are expected then (`isRare`), all that its index finds, at once;
 *   8. the order of the list, as in 4. For 6 and 8 the total is counted up to 10,000.
 */
export async function listMatchingEvents(
  read: Knex,
  wanted: MatchingEvents,
  page: Page,
): Promise<PageOfRows<number>> {
  if (!wanted.search.isCommon) {
    const all = await readAtOnce(read, matchesByIndex(read, wanted), page);
    if (all) return all;
  }
  const kept = await readKeptTotal(read, wanted);
  return kept === null
    ? listWithoutKeptTotal(read, wanted, page)
    : listWithKeptTotal(read, wanted, kept, page);
}

function listWithKeptTotal(
  read: Knex,
  wanted: MatchingEvents,
  kept: Total,
  page: Page,
): Promise<PageOfRows<number>> {
  return readPage(kept, page, async (limit, offset) => {
    const count = kept.totalRelation === 'eq' ? Math.min(limit, kept.total - offset) : limit;
    const part = { limit: count, offset };
    const near = await readNear(read, wanted, part);
    if (near) return near;
    const blocks = await listBlocks(read, wanted);
    const newest = await readNewestMatches(read, wanted, blocks, { count: offset + count });
    return newest ? idsOf(newest, part) : readDeep(read, wanted, part);
  });
}

async function listWithoutKeptTotal(
  read: Knex,
  listed: MatchingEvents,
  page: Page,
): Promise<PageOfRows<number>> {
  const wanted = { ...listed, search: await withGrams(read, listed.search) };
  const { search } = wanted;
  const blocks = await listBlocks(read, wanted);
  if (blocks.length === 0) return { rows: [], total: 0, totalRelation: 'eq', hasMore: false };
  const few = await readFew(read, wanted, blocks, page);
  if (few) return few;
  const maxBlocks = blocksBeforeIndex(read, search);
  // With one event more, the blocks show whether a page follows.
  const count = page.offset + page.limit + 1;
  const newest = await readNewestMatches(read, wanted, blocks, { count, maxBlocks });
  if (maxBlocks < Infinity && isRare(newest, search, blocks)) {
    const rare = await readAtOnce(read, matchesByIndex(read, wanted), page);
    if (rare) return rare;
  }
  // `readFew` has asked SQLite's index, and would have returned up to 10,000 matches.
  const total = isIndexedInBlocks(read, search) ? MANY : await countMatches(read, wanted, blocks);
  return readPage(total, page, (limit, offset) =>
    newest?.isComplete
      ? Promise.resolve(idsOf(newest, { limit, offset }))
      : readDeep(read, wanted, { limit, offset }),
  );
}

/** "q common", "of a project", "of a type": where the end of a page is expected behind more events of the list, blocks are read. */
const MAX_EXPECTED = 3000;
/** "q of two letters" of the catalog: the same where events of accounts match as well, for which each is compared with all of them. */
const MAX_EXPECTED_OF_ACCOUNTS = 1000;
/** So many times more events are read than are expected to be enough. */
const MARGIN = 2;

/** Reads a page among the newest events of the list, if its end is expected there; null if not, or if they have too few matches. */
async function readNear(
  read: Knex,
  wanted: MatchingEvents,
  { limit, offset }: Page,
): Promise<number[] | null> {
  const { search, ofIndex, accountIds = [] } = wanted;
  const expected = ((offset + limit) * search.countedTo) / Math.max(search.most, 1);
  const most = accountIds.length > 0 ? MAX_EXPECTED_OF_ACCOUNTS : MAX_EXPECTED;
  if (ofIndex === null || expected > most) return null;
  const ids = await matchesAmongNewest(read, wanted, ofIndex, MARGIN * expected)
    .limit(limit)
    .offset(offset)
    .pluck<number[]>('events.event_id');
  return ids.length < limit ? null : ids;
}

/** Reads a page in the order of the list, unless fewer events may match than are before it. */
async function readDeep(read: Knex, wanted: MatchingEvents, { limit, offset }: Page): Promise<number[]> {
  const { search, accountIds = [] } = wanted;
  const ofText = search.most + (await countRows(uncountedEventsHaving(read, search)));
  const ofAccounts = await countEventsOfAccounts(read, accountIds, Math.max(0, offset + 1 - ofText));
  return ofText + ofAccounts > offset ? wanted.readInOrder(limit, offset) : [];
}

/** Lists of few events, such as those of a small project: all of so few blocks are read rather than the index. */
const FEW_BLOCKS = 8;

/** Reads all matches where that takes little or is bounded, and returns the page; null elsewhere, and if more than 10,000 match. */
async function readFew(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  page: Page,
): Promise<PageOfRows<number> | null> {
  if (blocks.length <= FEW_BLOCKS) return readAtOnce(read, matchesInBlocks(read, wanted, blocks), page);
  if (!isIndexedInBlocks(read, wanted.search)) return null;
  const ofText = await readAtOnce(read, matchesByTextInBlocks(read, wanted, blocks), page);
  const hasAccounts = (wanted.accountIds ?? []).length > 0;
  return ofText && hasAccounts ? readAtOnce(read, matchesByIndex(read, wanted), page) : ofText;
}

/** Whether SQLite's index finds matches block by block, up to the bound. Of a short text it would go through many sequences for each. */
function isIndexedInBlocks(read: Knex, { grams, isShort }: EventSearch): boolean {
  return kindOf(read) === 'sqlite' && grams.length > 0 && !isShort;
}

/** "q common, window": PostgreSQL's index finds so many events in the time of reading one block. */
const FOUND_PER_BLOCK = 5000;

/** Returns how many blocks are read in the time in which PostgreSQL's index finds all events with the text: it returns none before. */
function blocksBeforeIndex(read: Knex, { grams, most }: EventSearch): number {
  return kindOf(read) === 'postgres' && grams.length > 0 ? Math.ceil(most / FOUND_PER_BLOCK) : Infinity;
}

/** "q common, window": where the blocks that were read let expect fewer matches, PostgreSQL's index is asked for the exact number. */
const SURELY_MANY = 2 * MAX_EXACT;

/** Whether the blocks that were read were not enough, or let expect few matches in all. */
function isRare(newest: Newest | null, { most }: EventSearch, blocks: readonly EventBlock[]): boolean {
  if (newest === null) return most < SURELY_MANY;
  const perBlock = newest.matches / Math.max(newest.blocksSeen, 1);
  return !newest.isComplete || perBlock * blocks.length < SURELY_MANY;
}

function idsOf({ places }: Newest, { limit, offset }: Page): number[] {
  return places.slice(offset, offset + limit).map(({ event_id: id }) => id);
}

/** Reads the page of at most 10,000 events, with their number; null if they are more. */
async function readAtOnce(
  read: Knex,
  events: Knex.QueryBuilder,
  { limit, offset }: Page,
): Promise<PageOfRows<number> | null> {
  const newest = 'occurred_at DESC, event_id DESC';
  const list = kindOf(read) === 'postgres' ? 'json_agg' : 'json_group_array';
  const found = events.select('events.occurred_at', 'events.event_id').limit(MAX_EXACT + 1);
  const [row] = rowsOf<{ total: number; ids: number[] | string | null }>(
    await read.raw(
      `WITH m AS MATERIALIZED ? SELECT (SELECT count(*) FROM m) AS total,
        (SELECT ${list}(event_id ORDER BY ${newest}) FROM (SELECT * FROM m ORDER BY ${newest} LIMIT ? OFFSET ?) AS p) AS ids`,
      [found, limit, offset],
    ),
  );
  const { total = 0, ids = [] } = row ?? {};
  if (total > MAX_EXACT) return null;
  const page = typeof ids === 'string' ? (JSON.parse(ids) as number[]) : (ids ?? []);
  return readPage({ total, totalRelation: 'eq' }, { limit, offset }, () => Promise.resolve(page));
}
