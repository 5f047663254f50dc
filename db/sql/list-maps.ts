import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldCase } from '../rules/fold-case.js';
import { MAPS } from '../rules/map-lists.js';
import { containsText } from './contains-text.js';
import { countUpTo, type Total } from './count-rows.js';
import { countMapsWithText } from './count-maps-with-text.js';
import { isLargePage } from './large-page.js';
import { readPage, type PageOfRows } from './read-page.js';
import { coveringGramsOf, toMatchExpression } from './text-grams.js';

/** Rows of one table, with one for each map of a list. */
interface MapRows {
  /** Their table and alias. */
  rows: string;
  /** The column of the map's uid. */
  uid: string;
  /** Their order, which an index has. */
  order: string;
  /** The column that has the searched text itself; rows without it take the text from elsewhere. */
  text?: string;
  /** Adds the conditions of the list. */
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
}

/** The maps of a list, such as those of a club. */
export interface ListedMaps extends MapRows {
  /** The same list, in the same order, from rows that have the text. */
  withText?: MapRows;
  /** Its name in the rollup of texts (`list_terms`), unless it is but a part of a list that has them. */
  list?: string;
  /** An index has the rows of the list only, and their texts: to read it whole may cost less than to find the matches. */
  hasOwnIndex?: boolean;
  /** The number of rows without a searched text; with one, about so many suffice. */
  size: number;
}

/** So many rows in the order of a list whose index has the text are compared in the time in which the text's index finds one match. */
const ROWS_PER_MATCH = 6;
/** On PostgreSQL so many rows of an index are compared with a set of uids in the time of a look-up. */
const ROWS_PER_LOOKUP = 20;

/** Whether a page of a list of maps takes so long that it waits for other such reads. */
export function isCostlyList({ q, ...page }: { q: string; limit: number; offset: number }): boolean {
  return q !== '' || isLargePage(page);
}

/**
 * Returns the uids of a page of a list of maps whose name or uid contains a text, case-insensitively; "" matches all. Rows that
 * the page does not show are not read. `read` is a snapshot.
 */
export async function listMapUids(
  read: Knex,
  listed: ListedMaps,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<PageOfRows<string>> {
  if (q === '') {
    const all = listed.choose(read.from(read.raw(listed.rows)));
    const counted = { total: listed.size, totalRelation: 'eq' } as const;
    return readPage(counted, { limit, offset }, (count, from) =>
      select(listed, all, { count, from }, counted),
    );
  }
  const matches = matchesFirst(read, listed, q);
  const counted = await countMatches(read, listed, q, matches);
  return readPage(counted, { limit, offset }, (count, from) => {
    const slice = { count, from };
    if (isSortedSooner(listed, counted, slice)) {
      const isWalked = canBeAmong(read, q) && isWalkedSooner(listed, counted, slice);
      return select(listed, isWalked ? rowsAmong(read, listed, q) : matches, slice, counted);
    }
    const rows = listed.withText ?? listed;
    return select(rows, rowsFirst(read, rows, q), slice, counted);
  });
}

/** So many rows of a list, from this one on. */
interface Slice {
  count: number;
  from: number;
}

/**
 * Whether a page comes sooner from all matches, which are then sorted, than from rows in the order of the list. The first finds `total`
 * matches. In the order of the list one of `size / total` rows is a match, so the end of the page is after `end * size / total` of them.
 * Such a row costs a fraction of a match where their index has the text, and as much where each text is looked up by its map.
 * Of "q common, deep" of `npm run bench -- size`, listProjectMaps is sorted, on SQLite, and listMaps is read in its order.
 */
function isSortedSooner({ size, text, withText }: ListedMaps, counted: Total, slice: Slice): boolean {
  // Of a lower bound nobody knows how many there are to sort.
  if (counted.totalRelation === 'gte') return false;
  const rowsPerMatch = text === undefined && withText === undefined ? 1 : ROWS_PER_MATCH;
  return counted.total ** 2 * rowsPerMatch <= endOf(counted, slice) * size;
}

/** Of a shorter text PostgreSQL expects too many matches for a set in memory, and would look through them once for each row. */
function canBeAmong(read: Knex, q: string): boolean {
  return kindOf(read) === 'postgres' && coveringGramsOf(foldCase(q)).length > 0;
}

/**
 * Whether a page comes sooner from rows in the order of the list, compared with the uids of all matches, than from matches that are looked
 * up in the list and sorted: an index has all that is read of such a row. Rows that have the text have more.
 */
function isWalkedSooner({ size, text }: ListedMaps, counted: Total, slice: Slice): boolean {
  return text === undefined && counted.total ** 2 * ROWS_PER_LOOKUP > endOf(counted, slice) * size;
}

/** Returns the rows of a result up to the end of a page. One of the second half is read from the end: see `select`. */
function endOf(counted: Total, slice: Slice): number {
  return Math.min(slice.from, fromEnd(counted, slice)) + slice.count;
}

/** Returns how many rows follow a page. */
function fromEnd({ total }: Total, { count, from }: Slice): number {
  return Math.max(0, total - from - count);
}

/** A page of the second half is read from the end, so that none skips more than half of the rows. */
async function select(
  { uid, order }: MapRows,
  chosen: Knex.QueryBuilder,
  slice: Slice,
  counted: Total,
): Promise<string[]> {
  const skipped = fromEnd(counted, slice);
  const isBackwards = counted.totalRelation === 'eq' && skipped < slice.from;
  const count = isBackwards ? Math.min(slice.count, counted.total - slice.from) : slice.count;
  const uids = await chosen
    .clone()
    .orderByRaw(isBackwards ? reversed(order) : order)
    .limit(count)
    .offset(isBackwards ? skipped : slice.from)
    .select(uid)
    .pluck<string[]>(uid);
  return isBackwards ? uids.reverse() : uids;
}

function reversed(order: string): string {
  const parts = order.split(', ').map((part) => {
    const [column = '', ...rest] = part.split(' ');
    if (rest.length === 0) return `${column} DESC`;
    return rest.includes('NULLS') ? `${column} ASC NULLS FIRST` : `${column} ASC`;
  });
  return parts.join(', ');
}

/**
 * Returns the number of matches: from the rollup, if the text is short or nothing has it; else they are counted, by the index or in
 * the list, whichever reads less.
 */
async function countMatches(
  read: Knex,
  listed: ListedMaps,
  q: string,
  matches: Knex.QueryBuilder,
): Promise<Total> {
  const { list, hasOwnIndex, size } = listed;
  const { exact, most } = await countMapsWithText(read, list ?? MAPS, foldCase(q));
  if (most === 0) return { total: 0, totalRelation: 'eq' };
  if (list !== undefined && exact !== null) return { total: exact, totalRelation: 'eq' };
  const isListShorter = hasOwnIndex === true && size < most * ROWS_PER_MATCH;
  return countUpTo(read, isListShorter ? rowsFirst(read, listed, q) : matches);
}

/** Returns the rows of the list among the maps that have a text. */
function matchesFirst(read: Knex, { rows, uid, choose }: ListedMaps, q: string): Knex.QueryBuilder {
  const [found, values] = findMaps(read, foldCase(q));
  return choose(
    read
      .from(read.raw(`(${found}) AS found CROSS JOIN ${rows}`, values))
      .whereRaw(`${uid} = found.found_uid`),
  );
}

/** Returns the same rows. COALESCE keeps PostgreSQL from a join, for which it would read the whole list and sort what it finds. */
function rowsAmong(read: Knex, { rows, uid, choose }: ListedMaps, q: string): Knex.QueryBuilder {
  const [found, values] = findMaps(read, foldCase(q));
  return choose(read.from(read.raw(rows)).whereRaw(`COALESCE(${uid} IN (${found}), FALSE)`, values));
}

/** Returns the rows of the list that have a text. CROSS JOIN keeps SQLite in the order of the list. */
function rowsFirst(read: Knex, { rows, uid, text, choose }: MapRows, q: string): Knex.QueryBuilder {
  const has = containsText(read, text ?? 't.search_text', q);
  if (text !== undefined) return choose(read.from(read.raw(rows)).whereRaw(...has));
  const both = read.from(read.raw(`${rows} CROSS JOIN map_texts AS t`)).whereRaw(`t.map_uid = ${uid}`);
  return choose(both.whereRaw(...has));
}

/** Returns a query of the uids of maps with a case-folded text. The index has sequences of three characters. */
function findMaps(read: Knex, sought: string): [string, Knex.RawBinding[]] {
  const grams = coveringGramsOf(sought);
  const [contains, values] = containsText(read, 't.search_text', sought);
  if (grams.length === 0)
    return [`SELECT t.map_uid AS found_uid FROM map_texts AS t WHERE ${contains}`, values];
  if (kindOf(read) === 'postgres') return ['SELECT maps_having(?::text[], ?) AS found_uid', [grams, sought]];
  return [
    `SELECT t.map_uid AS found_uid FROM map_search CROSS JOIN map_texts AS t ON t.text_id = map_search.rowid
      WHERE map_search MATCH ? AND ${contains}`,
    [toMatchExpression(grams), ...values],
  ];
}
