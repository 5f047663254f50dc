import type { Knex } from 'knex';

/** Up to so many matches of a text a total is exact. */
export const MAX_EXACT = 10_000;

/** A number of rows; a lower bound if the relation is `gte`. */
export interface Total {
  total: number;
  totalRelation: 'eq' | 'gte';
}

/** Returns the number of rows of a query, which stays as it is. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.clone().count<{ total: number }[]>('* as total');
  return row?.total ?? 0;
}

/** Returns the number of rows of a query, which stays as it is, or, of more than 10,000, that there are more. */
export async function countUpTo(read: Knex, query: Knex.QueryBuilder): Promise<Total> {
  const some = query
    .clone()
    .select(read.raw('1 AS one'))
    .limit(MAX_EXACT + 1)
    .as('some');
  const total = await countRows(read.from(some));
  return total > MAX_EXACT ? { total: MAX_EXACT, totalRelation: 'gte' } : { total, totalRelation: 'eq' };
}
