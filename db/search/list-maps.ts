import type { Knex } from 'knex';
import { isIndexed, foldText } from '../rules/search-text.js';
import type { Total } from '../sql/count-rows.js';
import { isLargePage } from '../sql/large-page.js';
import { readPage, type PageOfRows } from '../sql/read-page.js';
import { containsText } from './contains-text.js';
import { SEARCH_LIMITS, type SearchLimits } from './limits.js';
import { readMatches, toPageOfMatches } from './read-matches.js';

/** Rows of one table, with one for each map of a list, such as those of a club. */
export interface ListedMaps {
  /** Their table and alias. */
  rows: string;
  /** The column of the map's uid. */
  uid: string;
  /** Their order, which an index has. */
  order: string;
  /** The column of the searched text, where the rows have it themselves. */
  text?: string;
  /** Adds the conditions of the list. */
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** The number of rows without a searched text. */
  size: Total;
}

/** Returns the list of a club's maps, newest upload first, unknown times last. */
export function mapsOfClub(clubId: number, size: number): ListedMaps {
  return {
    rows: 'club_maps AS c',
    uid: 'c.map_uid',
    order: 'c.timestamp_utc DESC NULLS LAST, c.map_uid',
    choose: (rows) => rows.where('c.club_id', clubId),
    size: { total: size, totalRelation: 'eq' },
  };
}

/** Returns the list of the maps that a project has checked, last checked first. */
export function mapsOfProject(projectKey: string, size: number, changedOnly = false): ListedMaps {
  return {
    rows: 'project_maps AS p',
    uid: 'p.map_uid',
    order: 'p.latest_checked_at DESC, p.map_uid',
    choose: (rows) => {
      const own = rows.where('p.project_key', projectKey);
      // A literal: SQLite uses the partial index of changed maps only for its very condition.
      return changedOnly ? own.whereRaw('p.last_changed_at IS NOT NULL') : own;
    },
    size: { total: size, totalRelation: 'eq' },
  };
}

/** Whether a page of a list of maps takes so long that it waits for other such reads. */
export function isCostlyList({ q, ...page }: { q: string; limit: number; offset: number }): boolean {
  return q !== '' || isLargePage(page);
}

/**
 * Returns the uids of a page of a list of maps whose name or uid contains a text, case-insensitively; "" matches all. `read` is a
 * snapshot. The texts of up to 20,000 maps of a list are compared, in its order; that is all for a text of one or two characters. In a longer
 * list, a longer text is sought in the texts of all maps first. The page and its total are then read from the entries of the list's index.
 */
export async function listMapUids(
  read: Knex,
  listed: ListedMaps,
  { q, limit, offset }: { q: string; limit: number; offset: number },
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<PageOfRows<string>> {
  const { rows, uid, order, choose, size } = listed;
  const all = choose(read.from(read.raw(rows)))
    .orderByRaw(order)
    .select({ listed_uid: uid });
  const sought = foldText(q);
  if (sought === '')
    return readPage(size, { limit, offset }, async (count, from) => {
      const page = (await all.limit(count).offset(from)) as { listed_uid: string }[];
      return page.map((row) => row.listed_uid);
    });
  const isShort = !isIndexed(sought);
  const isSmall = size.totalRelation === 'eq' && size.total <= limits.rows;
  const matching =
    isShort || isSmall
      ? havingText(read, all.limit(limits.rows), sought)
      : all.whereRaw(...hasText(read, listed, sought));
  const page = { limit, offset };
  const found = await readMatches<string>(read, { key: 'listed_uid', matching }, page, limits.matches);
  return toPageOfMatches(found, page, { most: limits.matches, isAll: isSmall || !isShort });
}

/** Returns the maps of a list that have a text, which is looked up map by map. */
function havingText(read: Knex, list: Knex.QueryBuilder, sought: string): Knex.QueryBuilder {
  const [contains, values] = containsText(read, 't.search_text', sought);
  return read
    .from(list.as('l'))
    .whereRaw(`(SELECT ${contains} FROM maps t WHERE t.map_uid = l.listed_uid)`, values)
    .select('listed_uid');
}

/** Returns the condition that a map of a list is one of all that have a text. */
function hasText(read: Knex, { uid, text }: ListedMaps, sought: string): [string, string[]] {
  if (text !== undefined) return containsText(read, text, sought);
  const [contains, values] = containsText(read, 'search_text', sought);
  return [`${uid} IN (SELECT map_uid FROM maps WHERE ${contains})`, values];
}
