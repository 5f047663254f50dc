import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { countRows, countUpTo, MAX_EXACT, type Total } from './count-rows.js';
import { accountEventsOf, countEventsOfAccounts, listIdsOfAccounts } from './account-events.js';
import {
  type EventBlock,
  eventsOfBlocks,
  foundInBlocks,
  lastIdOf,
  listEventBlocks,
  MAX_PLACES,
  type Newest,
  type Place,
  type Reading,
  readNewest,
  readPlaces,
  upToId,
} from './event-blocks.js';
import { allowExactRowIds, blocksPerLookup, foundInRanges } from './found-in-ranges.js';
import { keyRows } from './json-rows.js';
import { rowsOf } from './raw-rows.js';
import { countAtLeast, type WordScopes } from './common-words.js';
import { firstOf } from './list-event-ids.js';
import { readPage, type PageOfRows } from './read-page.js';
import { blocksWithText, listVisibleBlocks } from './signed-blocks.js';
import {
  eventsHaving,
  expressionOf,
  matchesSearch,
  uncountedEventsHaving,
  withGrams,
  type EventSearch,
} from './search-events.js';

/** The events of a list with a text. */
export interface MatchingEvents {
  search: EventSearch;
  /** Accounts whose events match as well. */
  accountIds?: readonly string[];
  /** Adds the conditions on labels, to `event_blocks` or to `events`. */
  ofLabels: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** Whether these leave all visible events. */
  areAllVisible: boolean;
  /** `from` is inclusive, `before` exclusive; null is unbounded. */
  period: { from: string | null; before: string | null };
  /** Excludes events that were stored after this one; null for none. */
  maxEventId: number | null;
  /** At most so many events have been stored since. */
  storedLater: number;
  /** Where the text is the only condition: whether the list has visible events, or those of the system too. Null where there are others. */
  textOnly: 'visible' | 'all' | null;
  /** Scopes of this list by which words are counted; null where there are none. */
  wordScopes: WordScopes | null;
  /** Adds those conditions that an index in the order of the list begins with; null if there is none. */
  ofIndex: ((events: Knex.QueryBuilder) => Knex.QueryBuilder) | null;
  /** Reads the ids of a deep page by an index in the order of the list. */
  readInOrder: (limit: number, offset: number) => Promise<number[]>;
}

// The thresholds weigh the ways to a page against each other by times at full size. Requests of `npm run bench -- size`, operation
// listEvents, which one decides are named with it; look at them on both databases after a change. scripts/bench/RESULTS.md has them.

/** "q common", "of a project", "of a type": where the end of a page is expected behind more events of the list, blocks are read. */
const MAX_EXPECTED = 3000;
/** "q of two letters" of the catalog: the same where events of accounts match as well, for which each is compared with all of them. */
const MAX_EXPECTED_OF_ACCOUNTS = 1000;
/** So many times more events are read than are expected to be enough. */
const MARGIN = 2;
/** The same of a short text, of which the number of matches is known. */
const SMALL_MARGIN = 1.2;
/** "q of two letters, page 50": a page that is expected behind more blocks with the text. */
const FAR = 8;
/** Lists of few events, such as those of a small project: all of so few blocks are read rather than the index. */
const FEW_BLOCKS = 8;
/**
 * "q common, window": PostgreSQL's index finds so many events in the time of reading one block. It is asked when reading has taken as
 * long.
 */
const FOUND_PER_BLOCK = 5000;
/** "q common, window": where the blocks that were read let expect fewer matches, PostgreSQL's index is asked for the exact number. */
const SURELY_MANY = 2 * MAX_EXACT;
/**
 * "q of two letters, page 50", "q common, window": PostgreSQL's index is asked instead of so many times more blocks than are read in the
 * same time, because matching rows must be read too.
 */
const SOONER = 2;
/**
 * "q of two letters", "q common, page 50": with so many matches, a block is read from its beginning to its end rather than by SQLite's
 * index.
 */
const DENSE = 800;
/** "q of two letters": SQLite's index finds so many events in the time in which it finds where the entries of one sequence begin. */
const FOUND_PER_GRAM = 40;
/** "q of two letters": and so many in the time in which one block is read. */
const FOUND_PER_READ = 650;
/** "q of two letters" of the catalog: where accounts have more events, PostgreSQL reads blocks for them too. */
const MAX_OF_ACCOUNTS = 2000;

const NO_EVENTS: PageOfRows<number> = { rows: [], total: 0, totalRelation: 'eq', hasMore: false };

/**
 * Returns the ids of a page of matching events, newest first. `read` is a snapshot. The first of these ways that leads there:
 *
 * 1. A text that is not known to be common: all that the index finds, at once (`readAtOnce`), unless more than 10,000 match.
 * 2. A text whose number is kept, or is kept to be above 10,000 (`keptTotal`): the newest events of the list, if the page is near
 *    (`readNear`); else blocks of events from the newest on, until the page is full (`walkTo`); for a very deep page the order of the list
 *    (`readDeep`).
 * 3. Few blocks with events of the list, or SQLite's index within them: all matches at once (`readFew`), unless more than 10,000 match.
 * 4. Blocks until the page is full. PostgreSQL stops where its index would be as fast, and if few matches are expected reads
 *    all of them at once. Then the total is counted up to 10,000 (`countCommon`), and a page that the blocks have not filled is read in the
 *    order of the list.
 */
export async function listMatchingEvents(
  read: Knex,
  wanted: MatchingEvents,
  page: { limit: number; offset: number },
): Promise<PageOfRows<number>> {
  const { search } = wanted;
  if (!search.isCommon) {
    const few = await readAtOnce(read, byIndex(read, wanted), page);
    if (few) return few;
  }
  const kept = await keptTotal(read, wanted);
  return kept === null ? listUncounted(read, wanted, page) : listCounted(read, wanted, kept, page);
}

/** Events whose number is kept are read in the order of the list as far as the page is near, else by blocks. */
function listCounted(
  read: Knex,
  wanted: MatchingEvents,
  kept: Total,
  page: { limit: number; offset: number },
): Promise<PageOfRows<number>> {
  return readPage(kept, page, async (limit, offset) => {
    const count = kept.totalRelation === 'eq' ? Math.min(limit, kept.total - offset) : limit;
    const near = await readNear(read, wanted, { limit: count, offset });
    if (near) return near;
    const walk = await walkTo(read, wanted, await listBlocks(read, wanted), offset + count, Infinity);
    return walk ? idsFrom(walk, { limit: count, offset }) : readDeep(read, wanted, { limit: count, offset });
  });
}

async function listUncounted(
  read: Knex,
  listed: MatchingEvents,
  { limit, offset }: { limit: number; offset: number },
): Promise<PageOfRows<number>> {
  const page = { limit, offset };
  const wanted = { ...listed, search: await withGrams(read, listed.search) };
  const blocks = await listBlocks(read, wanted);
  if (blocks.length === 0) return NO_EVENTS;
  const few = await readFew(read, wanted, blocks, page);
  if (few) return few;
  const isIndexed = wanted.search.grams.length > 0;
  // PostgreSQL's index would find all events with the text before the first.
  const isLate = kindOf(read) === 'postgres' && isIndexed;
  const maxBlocks = isLate ? Math.ceil(wanted.search.most / FOUND_PER_BLOCK) : Infinity;
  const walk = await walkTo(read, wanted, blocks, offset + limit + 1, maxBlocks);
  if (isLate && isRare(walk, wanted, blocks)) {
    const rare = await readAtOnce(read, byIndex(read, wanted), page);
    if (rare) return rare;
  }
  const total = await countCommon(read, wanted, blocks);
  return readPage(total, page, (count, from) =>
    walk?.isComplete
      ? Promise.resolve(idsFrom(walk, { limit: count, offset: from }))
      : readDeep(read, wanted, { limit: count, offset: from }),
  );
}

function idsFrom({ places }: Newest, { limit, offset }: { limit: number; offset: number }): number[] {
  return places.slice(offset, offset + limit).map(({ event_id: id }) => id);
}

/** Reads a page in the order of the list, unless fewer events may match than are before it. */
async function readDeep(
  read: Knex,
  wanted: MatchingEvents,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { search, accountIds = [] } = wanted;
  const ofText = search.most + (await countRows(uncountedEventsHaving(read, search)));
  const ofAccounts = await countEventsOfAccounts(read, accountIds, Math.max(0, offset + 1 - ofText));
  return ofText + ofAccounts > offset ? wanted.readInOrder(limit, offset) : [];
}

/** Reads a page among the newest events of the list; null if they have too few matches. */
async function readNear(
  read: Knex,
  wanted: MatchingEvents,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[] | null> {
  const { search, ofIndex, accountIds = [] } = wanted;
  const expected = ((offset + limit) * search.countedTo) / Math.max(search.most, 1);
  const most = accountIds.length > 0 ? MAX_EXPECTED_OF_ACCOUNTS : MAX_EXPECTED;
  if (ofIndex === null || expected > most) return null;
  const newest = ofPeriod(ofIndex(read('events')), wanted);
  const ids = await ofList(firstOf(read, newest, MARGIN * expected), wanted)
    .whereRaw(...matchesOf(read, wanted))
    .limit(limit)
    .offset(offset)
    .pluck<number[]>('events.event_id');
  return ids.length < limit ? null : ids;
}

/** Reads a page where at most 10,000 events match, as far as that can be tried soon; else returns null. */
async function readFew(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  page: { limit: number; offset: number },
): Promise<PageOfRows<number> | null> {
  const { search, accountIds = [] } = wanted;
  if (blocks.length <= FEW_BLOCKS) return readAtOnce(read, inBlocks(read, wanted, blocks), page);
  if (kindOf(read) === 'postgres' || search.grams.length === 0 || search.isShort) return null;
  // SQLite's index reads events one after the other, up to the bound.
  const withText = ofList(foundInBlocks(read, blocks, expressionOf(search)), wanted);
  const found = await readAtOnce(read, withText.whereRaw(...matchesSearch(read, search)), page);
  if (found === null || accountIds.length === 0) return found;
  return readAtOnce(read, byIndex(read, wanted), page);
}

function byIndex(read: Knex, wanted: MatchingEvents): Knex.QueryBuilder {
  return ofList(eventsHaving(read, wanted.search, wanted.accountIds), wanted);
}

function inBlocks(read: Knex, wanted: MatchingEvents, blocks: readonly EventBlock[]): Knex.QueryBuilder {
  return ofList(eventsOfBlocks(read, blocks), wanted).whereRaw(...matchesOf(read, wanted));
}

/** Returns queries of the events that PostgreSQL's index finds in some blocks, and those of the blocks that it is not asked of. */
function inRanges(read: Knex, wanted: MatchingEvents, blocks: readonly EventBlock[]): Knex.QueryBuilder[] {
  const { search } = wanted;
  // Events that are not counted yet may have sequences of their own.
  const isLookedUp = ({ block }: EventBlock): boolean =>
    !search.isShort || lastIdOf(block) <= search.countedTo;
  const found = blocks.filter(isLookedUp);
  const rest = blocks.filter((block) => !isLookedUp(block));
  return [
    ...(found.length > 0
      ? [ofList(foundInRanges(read, found, search), wanted).whereRaw(...matchesSearch(read, search))]
      : []),
    ...(rest.length > 0 ? [inBlocks(read, wanted, rest)] : []),
  ];
}

/** Returns whether PostgreSQL's index finds events of so many blocks sooner than they are read; then the snapshot is ready for that. */
async function startLookup(
  read: Knex,
  { search, accountIds = [] }: MatchingEvents,
  blocks: number,
): Promise<boolean> {
  const perLookup = accountIds.length > 0 ? null : blocksPerLookup(read, search);
  if (perLookup === null || blocks < SOONER * perLookup) return false;
  await allowExactRowIds(read);
  return true;
}

/** Whether the blocks that were read let expect few matches in all. */
function isRare(walk: Newest | null, { search }: MatchingEvents, blocks: readonly EventBlock[]): boolean {
  if (walk === null) return search.most < SURELY_MANY;
  return !walk.isComplete || (walk.matches / Math.max(walk.blocksSeen, 1)) * blocks.length < SURELY_MANY;
}

async function listBlocks(
  read: Knex,
  { ofLabels, areAllVisible, period: { from, before }, maxEventId }: MatchingEvents,
): Promise<EventBlock[]> {
  const all = await (areAllVisible ? listVisibleBlocks(read) : listEventBlocks(read, ofLabels));
  const blocks = all.filter(
    ({ oldest, newest }) => (from === null || newest >= from) && (before === null || oldest < before),
  );
  return maxEventId === null ? blocks : upToId(blocks, maxEventId);
}

function matchesOf(read: Knex, { search, accountIds }: MatchingEvents): [string, Knex.RawBinding[]] {
  return matchesSearch(read, search, accountIds);
}

/** Adds all conditions but the text. */
function ofList(events: Knex.QueryBuilder, wanted: MatchingEvents): Knex.QueryBuilder {
  const chosen = ofPeriod(wanted.ofLabels(events), wanted);
  return wanted.maxEventId === null ? chosen : chosen.where('events.event_id', '<=', wanted.maxEventId);
}

function ofPeriod(
  events: Knex.QueryBuilder,
  { period: { from, before } }: Pick<MatchingEvents, 'period'>,
): Knex.QueryBuilder {
  if (from !== null) events.where('events.occurred_at', '>=', from);
  if (before !== null) events.where('events.occurred_at', '<', before);
  return events;
}

/** Reads the page of at most 10,000 events, with their number; null if they are more. */
async function readAtOnce(
  read: Knex,
  events: Knex.QueryBuilder,
  { limit, offset }: { limit: number; offset: number },
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

/** Counts events with a common text, up to the bound: those that the index finds, else those of the blocks. */
async function countCommon(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
): Promise<Total> {
  const { search } = wanted;
  if (await startLookup(read, wanted, blocks.length)) {
    let total = 0;
    for (const events of inRanges(read, wanted, blocks)) {
      const part = await countUpTo(read, events);
      total += part.total;
      if (part.totalRelation === 'gte' || total > MAX_EXACT)
        return { total: MAX_EXACT, totalRelation: 'gte' };
    }
    return { total, totalRelation: 'eq' };
  }
  const canLookUp = kindOf(read) === 'sqlite' && search.grams.length > 0 && !search.isShort;
  if (!canLookUp) return countUpTo(read, inBlocks(read, wanted, blocks));
  // More than the bound have the text alone; those of accounts would only add to them.
  return { total: MAX_EXACT, totalRelation: 'gte' };
}

/** Returns the number of events with a short text, or that many have a common word; null where that is not kept. */
async function keptTotal(read: Knex, wanted: MatchingEvents): Promise<Total | null> {
  const { search, accountIds = [], textOnly, wordScopes, storedLater } = wanted;
  if (search.counts && textOnly !== null && accountIds.length === 0) {
    const [visible, system] = search.counts;
    const uncounted = uncountedEventsHaving(read, search);
    // The plus keeps SQLite from the index of this column: few events are uncounted.
    if (textOnly === 'visible') void uncounted.whereRaw('+system = 0');
    const kept = textOnly === 'all' ? visible + system : visible;
    return { total: kept + (await countRows(uncounted)), totalRelation: 'eq' };
  }
  // Accounts add to it.
  const least = search.counts && textOnly !== null ? search.counts[0] : 0;
  const isMany =
    least > MAX_EXACT ||
    (search.isCommon &&
      wordScopes !== null &&
      (await countAtLeast(read, search.sought, wordScopes)) - storedLater > MAX_EXACT);
  return isMany ? { total: MAX_EXACT, totalRelation: 'gte' } : null;
}

/** Returns the newest events up to the end of a page; null if they are too many. */
async function walkTo(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  count: number,
  maxBlocks: number,
): Promise<Newest | null> {
  if (count > MAX_PLACES) return null;
  const perBlock = Math.max(1, wanted.search.most / blocks.length);
  const search = count <= perBlock ? wanted.search : await withGrams(read, wanted.search);
  const found = { ...wanted, search };
  const choose = (some: readonly EventBlock[]): Promise<readonly EventBlock[]> =>
    blocksWithText(read, some, search.sought);
  if (count < FAR * perBlock || (wanted.accountIds ?? []).length > 0)
    return walk(read, found, blocks, { count, perBlock, maxBlocks, choose });
  // A look at all signatures shows how many matches the blocks with the text have.
  const having = await choose(blocks);
  const ofHaving = search.most / Math.max(having.length, 1) / (search.isShort ? SMALL_MARGIN : 1);
  const newest = await walk(read, found, having, { count, perBlock: Math.max(1, ofHaving), maxBlocks });
  return { ...newest, blocksSeen: (newest.blocksSeen * blocks.length) / Math.max(having.length, 1) };
}

/** Reads them by the text index of PostgreSQL, by the indexes of SQLite, or block by block. */
async function walk(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: Reading & { maxBlocks: number },
): Promise<Newest> {
  const { search, accountIds = [] } = wanted;
  const { count, perBlock, maxBlocks } = reading;
  if (maxBlocks === Infinity && (await startLookup(read, wanted, Math.min(count / perBlock, blocks.length))))
    return readNewest(read, blocks, (some) => (some.length === 0 ? [] : inRanges(read, wanted, some)), {
      ...reading,
      // Each look-up goes through the same entries of the index; of a short text the number of matches is known.
      atOnce: search.isShort ? count : MARGIN * count,
    });
  if (kindOf(read) === 'sqlite') return walkOnSqlite(read, wanted, blocks, reading);
  const known = accountIds.length === 0 ? [] : await readOfAccounts(read, wanted, count);
  const ofText = known === null ? wanted : { ...wanted, accountIds: [] };
  const choose = known === null ? undefined : reading.choose;
  return readNewest(read, blocks, (some) => (some.length === 0 ? [] : [inBlocks(read, ofText, some)]), {
    ...reading,
    choose,
    known: known ?? [],
  });
}

/** Does the same on SQLite, whose indexes find the events with a text, or of accounts, in some blocks. */
async function walkOnSqlite(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: Reading,
): Promise<Newest> {
  const { search, accountIds = [] } = wanted;
  const canLookUp = findsSooner(search, reading);
  const isLookedUp = ({ block }: EventBlock): boolean =>
    canLookUp && (!search.isShort || lastIdOf(block) <= search.countedTo);
  const ofText = { ...wanted, accountIds: [] };
  const find = (some: readonly EventBlock[], leftOut: readonly EventBlock[]): Knex.QueryBuilder[] => {
    const found = some.filter(isLookedUp);
    const rest = some.filter((block) => !isLookedUp(block));
    const queries: Knex.QueryBuilder[] = [];
    if (found.length > 0) {
      const having = ofList(foundInBlocks(read, found, expressionOf(search)), wanted);
      queries.push(having.whereRaw(...matchesSearch(read, search)));
    }
    if (rest.length > 0) queries.push(inBlocks(read, ofText, rest));
    if (accountIds.length > 0)
      queries.push(ofList(accountEventsOf(read, [...some, ...leftOut], accountIds), wanted));
    return queries;
  };
  const atOnce = canLookUp ? search.grams.length * FOUND_PER_GRAM : 0;
  const isLeftOutSearched = accountIds.length > 0;
  return readNewest(read, blocks, find, { ...reading, atOnce, isLeftOutSearched });
}

/** Returns whether SQLite's text index finds the events of a page sooner than the blocks that are expected to have them are read. */
function findsSooner({ grams }: EventSearch, { count, perBlock }: Reading): boolean {
  if (grams.length === 0 || perBlock >= DENSE) return false;
  const blocks = Math.ceil(count / perBlock);
  return grams.length * FOUND_PER_GRAM + count < blocks * FOUND_PER_READ;
}

/** Returns the newest events of the accounts of a search on PostgreSQL; null if the accounts have too many. */
async function readOfAccounts(
  read: Knex,
  wanted: MatchingEvents,
  count: number,
): Promise<readonly Place[] | null> {
  const ids = await listIdsOfAccounts(read, wanted.accountIds ?? [], MAX_OF_ACCOUNTS + 1);
  if (ids.length > MAX_OF_ACCOUNTS) return null;
  const events = read
    .queryBuilder()
    .from(read.raw('? CROSS JOIN events', [keyRows(read, 'event_id', 'bigint', ids)]))
    .whereRaw('events.event_id = k.event_id');
  return readPlaces(read, ofList(events, wanted), count);
}
