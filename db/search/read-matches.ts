import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from '../sql/raw-rows.js';
import type { PageOfRows } from '../sql/read-page.js';

/** A page of what a search has found. */
export interface Matches<Key> {
  /** The keys of the page. */
  keys: Key[];
  /** The number of matches, no more than one above the maximum that a search reaches. */
  matches: number;
  /** Whether there are no more candidates than the query of them takes, or no such query. */
  isAll: boolean;
}

/** The candidates of a search, which its query of matches calls by that name. */
interface Candidates {
  query: Knex.QueryBuilder;
  most: number;
}

/**
 * Reads a page of matching rows, of which no more than `most` and one are taken, by one statement, so that nothing is compared twice. The
 * page is in a given order, else in that of the query. Candidates are read as far as there are not enough matches.
 */
export async function readMatches<Key extends string | number>(
  read: Knex,
  {
    key,
    matching,
    order,
    candidates,
  }: { key: string; matching: Knex.QueryBuilder; order?: string; candidates?: Candidates },
  { limit, offset }: { limit: number; offset: number },
  most: number,
): Promise<Matches<Key>> {
  const isPostgres = kindOf(read) === 'postgres';
  const list = isPostgres ? 'json_agg' : 'json_group_array';
  const orderBy = order === undefined ? '' : `ORDER BY ${order}`;
  // PostgreSQL fills a materialized table as far as it is read, SQLite at once.
  const sources = candidates ? [`candidates AS ${isPostgres ? '' : 'NOT '}MATERIALIZED ?`] : [];
  const isAll = candidates
    ? `CASE WHEN (SELECT count(*) FROM matching) > ${most} THEN 0
        WHEN (SELECT count(*) FROM candidates) > ${candidates.most} THEN 0 ELSE 1 END`
    : '1';
  const [row] = rowsOf<{ is_all: number; matches: number; keys: Key[] | string | null }>(
    await read.raw(
      `WITH ${[...sources, 'matching AS MATERIALIZED ?'].join(', ')}
        SELECT ${isAll} AS is_all, (SELECT count(*) FROM matching) AS matches,
          (SELECT ${list}(${key} ${orderBy}) FROM (SELECT * FROM matching ${orderBy} LIMIT ? OFFSET ?) AS page) AS keys`,
      [
        ...(candidates ? [candidates.query.limit(candidates.most + 1)] : []),
        matching.limit(most + 1),
        Math.max(0, Math.min(limit, most - offset)),
        offset,
      ],
    ),
  );
  const { is_all: all = 0, matches = 0, keys } = row ?? {};
  return {
    isAll: all === 1,
    matches,
    keys: typeof keys === 'string' ? (JSON.parse(keys) as Key[]) : (keys ?? []),
  };
}

/** Returns a page of a search; its total is a lower bound unless `isAll` rows were searched and no more than `most` match. */
export function toPageOfMatches<Key>(
  { keys, matches }: Pick<Matches<Key>, 'keys' | 'matches'>,
  { limit, offset }: { limit: number; offset: number },
  { most, isAll }: { most: number; isAll: boolean },
): PageOfRows<Key> {
  const total = Math.min(matches, most);
  return {
    rows: keys,
    total,
    totalRelation: isAll && matches <= most ? 'eq' : 'gte',
    hasMore: limit > 0 && offset + limit < total,
  };
}
