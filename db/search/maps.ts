import type { Knex } from 'knex';
import { foldText, isIndexed } from '../rules/search-text.js';
import { isLargePage, readPage, type PageOfRows, type Total } from '../sql/read-page.js';
import { containsText, readKeys, SEARCH_LIMITS, searchList, type SearchLimits } from './matches.js';

/** Rows of one table, with one for each map of a list, such as those of a club. */
export interface ListedMaps {
  /** Their table and alias. */
  rows: string;
  /** The column of the map's uid. */
  uid: string;
  /** Their order, which an index has. */
  order: string;
  /** Adds the conditions of the list. */
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** Returns the number of rows without a searched text. */
  size: () => Total | Promise<Total>;
}

/** Returns the list of a club's maps, newest upload first, unknown times last. */
export function mapsOfClub(clubId: number, size: number): ListedMaps {
  return {
    rows: 'club_maps AS c',
    uid: 'c.map_uid',
    order: 'c.timestamp_utc DESC NULLS LAST, c.map_uid',
    choose: (rows) => rows.where('c.club_id', clubId),
    size: () => ({ total: size, totalRelation: 'eq' }),
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
    size: () => ({ total: size, totalRelation: 'eq' }),
  };
}

/** Whether a page of a list of maps takes so long that it waits for other such reads. */
export function isCostlyList({ q, ...page }: { q: string; limit: number; offset: number }): boolean {
  return q !== '' || isLargePage(page);
}

/**
 * Returns the uids of a page of a list of maps whose name or uid contains a text, case-insensitively; "" matches all. `read` is a
 * snapshot. The page is read from the entries of the list's index.
 */
export async function listMapUids(
  read: Knex,
  { rows, uid, order, choose, size }: ListedMaps,
  { q, limit, offset }: { q: string; limit: number; offset: number },
  limits: SearchLimits = SEARCH_LIMITS,
): Promise<PageOfRows<string>> {
  const all = choose(read.from(read.raw(rows)))
    .orderByRaw(order)
    .select({ listed_uid: uid });
  const readUids = async (count: number, from: number): Promise<string[]> => {
    const page = (await all.clone().limit(count).offset(from)) as { listed_uid: string }[];
    return page.map((row) => row.listed_uid);
  };
  const sought = foldText(q);
  if (sought === '') return readPage(await size(), { limit, offset }, readUids);
  const rowAt = async (place: number): Promise<string | undefined> => (await readUids(1, place))[0];
  const isLong = isIndexed(sought) && (await rowAt(limits.first)) !== undefined;
  const [contains, values] = containsText(read, 'search_text', sought);
  // A long list compares the texts of all maps at once, a short one reads the text of each of its maps. Without IS TRUE, PostgreSQL would
  // join, and lose the order.
  const hasText = isLong
    ? `(listed_uid IN (SELECT map_uid FROM maps WHERE ${contains})) IS TRUE`
    : `(SELECT ${contains} FROM maps WHERE map_uid = listed_uid)`;
  const compare = (from: number, count: number): Promise<string[]> => {
    const matching = read
      .from(all.clone().limit(count).offset(from).as('listed'))
      .whereRaw(hasText, values)
      .select('listed_uid')
      .limit(limits.matches + 1);
    return readKeys(read, 'listed_uid', matching);
  };
  const first = isLong ? limits.compared : limits.first;
  return searchList({ sought, compare, rowAt }, { limit, offset }, { ...limits, first });
}
