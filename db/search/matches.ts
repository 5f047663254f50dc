import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { isIndexed } from '../rules/search-text.js';
import { rowsOf } from '../sql/raw-rows.js';
import type { PageOfRows } from '../sql/read-page.js';

/** How much a search looks at. */
export interface SearchLimits {
  /** Maximum of matches that it reaches. */
  matches: number;
  /** The newest rows of a list, which are compared first; with a text of one or two characters, no others. */
  first: number;
  /** The newest rows of a list that are compared where no index gives fewer candidates. */
  compared: number;
  /** Maximum of candidates that are compared. If there are more, SQLite compares the last stored ones, and PostgreSQL further rows of the list. */
  candidates: { sqlite: number; postgres: number };
  /** Maximum of events after an id that are searched. */
  followed: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  matches: 10_000,
  first: 20_000,
  compared: 100_000,
  candidates: { sqlite: 20_000, postgres: 50_000 },
  followed: 20_000,
};

/** A list to search for a text. */
export interface SearchedList<Key, Row> {
  /** The folded text. */
  sought: string;
  /** Returns the keys of the rows that match among `rows` rows from a place on, in the order of the list. */
  compare: (from: number, rows: number) => Promise<Key[]>;
  /** Returns the row at a place; undefined if the list ends before. */
  rowAt: (place: number) => Promise<Row | undefined>;
  /** Returns the matches among the candidates of an index from a row on; null if they are too many. */
  compareCandidates?: (from: Row) => Promise<{ keys: Key[]; isAll: boolean } | null>;
}

/**
 * Returns a page of the matches of a list. The newest rows are compared first. If their matches do not fill the page, those among the
 * candidates of an index are added behind them, or, where `compareCandidates` is missing or returns null, those among further rows of the
 * list. Earlier pages stay as they are, because rows are only added behind them. The total is exact if all rows, or all candidates, were compared.
 */
export async function searchList<Key, Row>(
  { sought, compare, rowAt, compareCandidates }: SearchedList<Key, Row>,
  page: { limit: number; offset: number },
  { matches, first, compared }: SearchLimits,
): Promise<PageOfRows<Key>> {
  const newest = await compare(0, first);
  const next = await rowAt(first);
  const isFilled = newest.length > Math.min(page.offset + page.limit, matches);
  if (next === undefined || isFilled || !isIndexed(sought))
    return toPage(newest, page, { matches, isAll: next === undefined });
  const others = (await compareCandidates?.(next)) ?? {
    keys: await compare(first, compared - first),
    isAll: (await rowAt(compared)) === undefined,
  };
  return toPage([...newest, ...others.keys], page, { matches, isAll: others.isAll });
}

function toPage<Key>(
  keys: readonly Key[],
  { limit, offset }: { limit: number; offset: number },
  { matches, isAll }: { matches: number; isAll: boolean },
): PageOfRows<Key> {
  const total = Math.min(keys.length, matches);
  return {
    rows: keys.slice(offset, Math.min(offset + limit, total)),
    total,
    totalRelation: isAll && keys.length <= matches ? 'eq' : 'gte',
    hasMore: limit > 0 && offset + limit < total,
  };
}

/** Returns the values of a column in the order of a query. They come as one text: SQLite's driver takes long for many rows. */
export async function readKeys<Key>(read: Knex, column: string, query: Knex.QueryBuilder): Promise<Key[]> {
  const list = kindOf(read) === 'postgres' ? 'json_agg' : 'json_group_array';
  const [row] = rowsOf<{ keys: Key[] | string | null }>(
    await read.raw(`SELECT ${list}(${column}) AS keys FROM ? AS matching`, [query]),
  );
  const { keys } = row ?? { keys: null };
  return typeof keys === 'string' ? (JSON.parse(keys) as Key[]) : (keys ?? []);
}

/** Returns a condition, with its values, that a folded column contains a folded text, without wildcards. */
export function containsText(read: Knex, column: string, sought: string): [string, string[]] {
  const find = kindOf(read) === 'postgres' ? 'strpos' : 'instr';
  return [`${find}(${column}, ?) > 0`, [sought]];
}

const GRAM_LENGTH = 3;
/** More would make a search read more of the index without finding less. */
const MAX_GRAMS = 8;

/**
 * Returns sequences of three characters that together have each character of a text, or, of a long one, of its beginning and its end;
 * none of a text of fewer than three. An index finds the texts that have all of them; a match is compared in full.
 */
export function pickGrams(text: string): string[] {
  const characters = Array.from(text);
  const last = characters.length - GRAM_LENGTH;
  if (last < 0) return [];
  const places = Array.from({ length: Math.ceil(last / GRAM_LENGTH) }, (_, index) => index * GRAM_LENGTH);
  const grams = [...places, last].map((place) => characters.slice(place, place + GRAM_LENGTH).join(''));
  return [...new Set([...grams.slice(0, MAX_GRAMS / 2), ...grams.slice(-MAX_GRAMS / 2)])];
}

/** Returns the expression by which SQLite's index finds the texts that have all sequences of a text. */
export function matchOf(text: string): string {
  return pickGrams(text)
    .map((gram) => `"${gram.replaceAll('"', '""')}"`)
    .join(' AND ');
}
