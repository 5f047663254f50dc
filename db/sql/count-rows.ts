import type { Knex } from 'knex';

/** Maximum of rows that are counted: a greater total is a lower bound. */
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

/** Returns the number of rows of a query, which stays as it is, or, of more than `most`, that there are more. */
export async function countUpTo(read: Knex, query: Knex.QueryBuilder, most = MAX_EXACT): Promise<Total> {
  const some = query
    .clone()
    .limit(most + 1)
    .as('some');
  const total = await countRows(read.from(some));
  return total > most ? { total: most, totalRelation: 'gte' } : { total, totalRelation: 'eq' };
}
