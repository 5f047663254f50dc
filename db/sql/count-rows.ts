import type { Knex } from 'knex';

/** Returns the number of rows of a query, which stays as it is. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.clone().count<{ total: number }[]>('* as total');
  return row?.total ?? 0;
}
