import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { listIdsOfAccounts } from './account-events.js';
import type { EventBlock } from './event-blocks.js';
import { allowExactRowIds, isLookupSooner } from './found-in-ranges.js';
import { keyRows } from './json-rows.js';
import {
  matchesByAccountInBlocks,
  matchesByTextInBlocks,
  matchesInBlocks,
  matchesInRanges,
  ofList,
  splitByIndex,
  type MatchingEvents,
} from './matching-events.js';
import {
  MAX_PLACES,
  readNewest,
  readPlaces,
  type BlockReading,
  type Newest,
  type Place,
} from './read-newest.js';
import { withGrams, type EventSearch } from './search-events.js';
import { blocksWithText } from './signed-blocks.js';

// The thresholds name the requests of `npm run bench -- size`, operation listEvents, that they decide: see list-matching-events.ts.

/** "q of two letters, page 50": a page that is expected behind more blocks with the text. */
const FAR = 8;
/** Of a short text the number of matches is known: so many times more are expected to be needed than lie evenly in its blocks. */
const MARGIN_OF_SHORT = 1.2;

/**
 * Returns the newest matching events up to the end of a page, from no more blocks than `maxBlocks`; null if they are too many to be kept.
 * Blocks whose signatures lack the text are left out. A near page has those of the first blocks looked at in turn; for a far one all are
 * looked at first, which shows how many matches the blocks with the text have.
 */
export async function readNewestMatches(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  { count, maxBlocks = Infinity }: { count: number; maxBlocks?: number },
): Promise<Newest | null> {
  if (count > MAX_PLACES) return null;
  const perBlock = Math.max(1, wanted.search.most / blocks.length);
  const search = count <= perBlock ? wanted.search : await withGrams(read, wanted.search);
  const found = { ...wanted, search };
  const choose = (some: readonly EventBlock[]): Promise<readonly EventBlock[]> =>
    blocksWithText(read, some, search.sought);
  if (count < FAR * perBlock || (wanted.accountIds ?? []).length > 0)
    return readBlocks(read, found, blocks, { count, perBlock, maxBlocks, choose });
  const having = await choose(blocks);
  const ofHaving = search.most / Math.max(having.length, 1) / (search.isShort ? MARGIN_OF_SHORT : 1);
  const newest = await readBlocks(read, found, having, { count, perBlock: Math.max(1, ofHaving), maxBlocks });
  return { ...newest, blocksSeen: (newest.blocksSeen * blocks.length) / Math.max(having.length, 1) };
}

/** Reads the blocks, or looks the matches up in them by the text index, whichever is sooner; each database has its own way to look up. */
async function readBlocks(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: BlockReading & { maxBlocks: number },
): Promise<Newest> {
  if (kindOf(read) === 'sqlite') return readOnSqlite(read, wanted, blocks, reading);
  // With a bound, all matches are looked up at once where the blocks were not enough.
  const isBounded = reading.maxBlocks < Infinity;
  const expected = Math.min(reading.count / reading.perBlock, blocks.length);
  if (!isBounded && isLookupSooner(read, wanted, expected)) {
    await allowExactRowIds(read);
    return lookUpOnPostgres(read, wanted, blocks, reading);
  }
  return readOnPostgres(read, wanted, blocks, reading);
}

/** So many times more matches are looked up at once than are needed. */
const LOOKUP_MARGIN = 2;

/** Looks the events up by PostgreSQL's text index, many blocks at once: each look-up goes through the same entries of the index. */
function lookUpOnPostgres(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: BlockReading,
): Promise<Newest> {
  const find = (some: readonly EventBlock[]): Knex.QueryBuilder[] =>
    some.length === 0 ? [] : matchesInRanges(read, wanted, some);
  // Of a short text the number of matches is known.
  const minFirst = wanted.search.isShort ? reading.count : LOOKUP_MARGIN * reading.count;
  return readNewest(read, blocks, find, { ...reading, minFirst });
}

/** Reads the blocks. Events of accounts are looked up before, unless they are many: then blocks are read for them too. */
async function readOnPostgres(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: BlockReading,
): Promise<Newest> {
  const { accountIds = [] } = wanted;
  const known = accountIds.length === 0 ? [] : await readOfAccounts(read, wanted, reading.count);
  const ofText = known === null ? wanted : { ...wanted, accountIds: [] };
  const find = (some: readonly EventBlock[]): Knex.QueryBuilder[] =>
    some.length === 0 ? [] : [matchesInBlocks(read, ofText, some)];
  // A block without the text may have events of accounts.
  const choose = known === null ? undefined : reading.choose;
  return readNewest(read, blocks, find, { ...reading, choose, known: known ?? [] });
}

/** "q of two letters" of the catalog: where accounts have more events, PostgreSQL reads blocks for them too. */
const MAX_OF_ACCOUNTS = 2000;

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

/** Reads the blocks, or has SQLite's indexes find the events with the text, and those of the accounts, in them. */
async function readOnSqlite(
  read: Knex,
  wanted: MatchingEvents,
  blocks: readonly EventBlock[],
  reading: BlockReading,
): Promise<Newest> {
  const { search, accountIds = [] } = wanted;
  const isLookedUp = isIndexSooner(search, reading);
  const ofText = { ...wanted, accountIds: [] };
  const find = (some: readonly EventBlock[], leftOut: readonly EventBlock[]): Knex.QueryBuilder[] => {
    const { indexed, others } = isLookedUp ? splitByIndex(search, some) : { indexed: [], others: some };
    const queries: Knex.QueryBuilder[] = [];
    if (indexed.length > 0) queries.push(matchesByTextInBlocks(read, wanted, indexed));
    if (others.length > 0) queries.push(matchesInBlocks(read, ofText, others));
    if (accountIds.length > 0) queries.push(matchesByAccountInBlocks(read, wanted, [...some, ...leftOut]));
    return queries;
  };
  const minFirst = isLookedUp ? search.grams.length * FOUND_PER_GRAM : 0;
  const isLeftOutSearched = accountIds.length > 0;
  return readNewest(read, blocks, find, { ...reading, minFirst, isLeftOutSearched });
}

/**
 * "q of two letters", "q common, page 50": with so many matches, a block is read from its beginning to its end rather than by SQLite's
 * index.
 */
const DENSE = 800;
/** "q of two letters": SQLite's index finds so many events in the time in which it finds where the entries of one sequence begin. */
const FOUND_PER_GRAM = 40;
/** "q of two letters": and so many in the time in which one block is read. */
const FOUND_PER_READ = 650;

/** Returns whether SQLite's text index finds the events of a page sooner than the blocks that are expected to have them are read. */
function isIndexSooner({ grams }: EventSearch, { count, perBlock }: BlockReading): boolean {
  if (grams.length === 0 || perBlock >= DENSE) return false;
  const blocks = Math.ceil(count / perBlock);
  return grams.length * FOUND_PER_GRAM + count < blocks * FOUND_PER_READ;
}
