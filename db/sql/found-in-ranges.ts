import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { blockOf, rangesOf, type EventBlock, type IdRange } from './event-blocks.js';
import type { EventSearch } from './search-events.js';

/** The text index goes through so many entries in the time of reading one block. */
const ENTRIES_PER_BLOCK = 25_000;
/** What a look-up costs besides, in blocks. */
const START = 2;
/** Entries of more events may not fit into the memory for exact row ids; reading blocks finds a page of these soon. */
const MAX_ENTRIES = 200_000;
/** Where more events of a block have the rarest sequence, row ids save too few reads of rows. */
const MAX_PER_BLOCK = 1024;
/** A statement has no more ranges. */
const MAX_RANGES = 16;
/** More sequences are found one by one more slowly than blocks are read. */
const MAX_GRAMS = 64;
/**
 * "q of two letters, page 50", "q common, window": the index is asked instead of so many times more blocks than are read in the same time,
 * because matching rows must be read too.
 */
const SOONER = 2;

/**
 * Returns how many blocks are read in the time in which PostgreSQL's text index finds which of many blocks' events may match a search;
 * null where it is not asked.
 */
export function blocksPerLookup(read: Knex, { grams, isShort, most, countedTo }: EventSearch): number | null {
  if (kindOf(read) !== 'postgres' || grams.length === 0 || most > MAX_ENTRIES) return null;
  if (most / (blockOf(countedTo) + 1) > MAX_PER_BLOCK) return null;
  if (isShort && grams.length > MAX_GRAMS) return null;
  return START + Math.ceil(most / ENTRIES_PER_BLOCK);
}

/** Returns whether PostgreSQL's text index finds the matches of so many blocks sooner than they are read. */
export function isLookupSooner(
  read: Knex,
  { search, accountIds = [] }: { search: EventSearch; accountIds?: readonly string[] },
  blocks: number,
): boolean {
  const perLookup = accountIds.length > 0 ? null : blocksPerLookup(read, search);
  return perLookup !== null && blocks >= SOONER * perLookup;
}

/**
 * Returns a query of the events of some blocks, and maybe of blocks between them, that may match a search. PostgreSQL combines the row
 * ids of the text index with those of the ranges, and reads only rows that are in both. One sequence of a longer text, the rarest, is
 * enough: each further one would be looked up as long, and let expect so few rows that the ranges were left out. Each of a shorter text
 * is a condition of its own: an index condition with all of them takes twice as long.
 */
export function foundInRanges(
  read: Knex,
  blocks: readonly EventBlock[],
  { grams, isShort }: EventSearch,
): Knex.QueryBuilder {
  const sought = isShort ? grams : grams.slice(0, 1);
  const hasGram = sought.map(() => 'text_grams(search_text) @> ARRAY[?::text]').join(' OR ');
  const ranges = fewOf(rangesOf(blocks)).flatMap(halves);
  // Values that the planner cannot see: it would take a range of new events, which statistics lack, for empty.
  const isInRange = ranges
    .map(() => 'event_id BETWEEN (SELECT ?::bigint) AND (SELECT ?::bigint)')
    .join(' OR ');
  const values = [...sought, ...ranges.flatMap(({ first_id: first, last_id: last }) => [first, last])];
  // Without OFFSET 0 an index in the order of the list could be read instead.
  return read
    .queryBuilder()
    .from(
      read.raw(`(SELECT * FROM events WHERE (${hasGram}) AND (${isInRange}) OFFSET 0) AS events`, values),
    );
}

/** Many ranges become one. Of what lies between, the other conditions of the list leave events that it has in other blocks. */
function fewOf(ranges: IdRange[]): IdRange[] {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (ranges.length <= MAX_RANGES || !first || !last) return ranges;
  return [{ first_id: first.first_id, last_id: last.last_id }];
}

/** Of two ranges at least, PostgreSQL takes the row ids; it would read the rows of one, and split all their texts. */
function halves({ first_id: first, last_id: last }: IdRange): IdRange[] {
  const middle = Math.floor((first + last) / 2);
  return [
    { first_id: first, last_id: middle },
    { first_id: middle + 1, last_id: last },
  ];
}

/** Gives the statements of a snapshot enough memory for exact row ids: with pages only, PostgreSQL splits the texts of all their rows. */
export async function allowExactRowIds(read: Knex): Promise<void> {
  await read.raw(`SET LOCAL work_mem = '64MB'`);
}
