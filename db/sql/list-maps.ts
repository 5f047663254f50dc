import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldCase } from '../rules/fold-case.js';
import { MAPS } from '../rules/map-lists.js';
import { containsText } from './contains-text.js';
import { countUpTo, type Total } from './count-rows.js';
import { countTerms } from './count-terms.js';
import { isLargePage } from './large-page.js';
import { readPage, type PageOfRows } from './read-page.js';
import { coveringGramsOf, toMatchExpression } from './text-grams.js';

/** A list with one row for each map of some kind. */
export interface MapScope {
  /** Its table and alias. */
  rows: string;
  /** The column of the map's uid. */
  uid: string;
  /** Its order, which an index has. */
  order: string;
  /** The column that has the searched text itself; the list without it takes the text from elsewhere. */
  text?: string;
  /** Its name in the kept counts of texts (`list_terms`), unless it is but a part of a list that has them. */
  list?: string;
  /** Adds the conditions of the list. */
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** The number of rows without a searched text; with one, about so many suffice. */
  size: number;
}

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
  scope: MapScope,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<PageOfRows<string>> {
  const select = (chosen: Knex.QueryBuilder, count: number, from: number): Promise<string[]> =>
    chosen
      .clone()
      .orderByRaw(scope.order)
      .limit(count)
      .offset(from)
      .select(scope.uid)
      .pluck<string[]>(scope.uid);
  if (q === '') {
    const all = scope.choose(read.from(read.raw(scope.rows)));
    return readPage({ total: scope.size, totalRelation: 'eq' }, { limit, offset }, (count, from) =>
      select(all, count, from),
    );
  }
  const matches = matchesFirst(read, scope, q);
  const counted = await countMatches(read, scope, q, matches);
  // Few matches are sorted. Among many, rows in the order of the list soon fill a page.
  const areFew = counted.totalRelation === 'eq' && counted.total ** 2 <= (offset + limit) * scope.size;
  const chosen = areFew ? matches : rowsFirst(read, scope, q);
  return readPage(counted, { limit, offset }, (count, from) => select(chosen, count, from));
}

/** Returns the number of matches: from kept counts, if the text is short or nothing has it. */
async function countMatches(
  read: Knex,
  { list }: MapScope,
  q: string,
  matches: Knex.QueryBuilder,
): Promise<Total> {
  const { exact, most } = await countTerms(read, list ?? MAPS, foldCase(q));
  if (most === 0) return { total: 0, totalRelation: 'eq' };
  if (list !== undefined && exact !== null) return { total: exact, totalRelation: 'eq' };
  return countUpTo(read, matches);
}

/** Returns the rows of the list among the maps that have a text. */
function matchesFirst(read: Knex, { rows, uid, choose }: MapScope, q: string): Knex.QueryBuilder {
  const [found, values] = findMaps(read, foldCase(q));
  return choose(
    read
      .from(read.raw(`(${found}) AS found CROSS JOIN ${rows}`, values))
      .whereRaw(`${uid} = found.found_uid`),
  );
}

/** Returns the rows of the list that have a text. CROSS JOIN keeps SQLite in the order of the list. */
function rowsFirst(read: Knex, { rows, uid, text, choose }: MapScope, q: string): Knex.QueryBuilder {
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
