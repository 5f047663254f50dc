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

const MANY_ROWS = 500;
const MANY_SKIPPED = 1000;

/** Returns whether a page has, or skips, so many rows that it queues with the costly reads. */
export function isLargePage({ limit, offset }: { limit: number; offset: number }): boolean {
  return limit > MANY_ROWS || offset > MANY_SKIPPED;
}

/** A page of rows. */
export interface PageOfRows<Row> extends Total {
  rows: Row[];
  /** Whether rows follow this page. */
  hasMore: boolean;
}

/** Reads rows of a list. */
type Select<Row> = (limit: number, offset: number) => PromiseLike<Row[]>;

/**
 * Reads a page and completes its total. Where the total is a lower bound, one row more is read, which shows whether rows
 * follow; on the last page the total is exact again. With `selectReversed`, which reads the list from its end, no page of an exact total
 * skips more than half of the rows.
 */
export async function readPage<Row>(
  counted: Total,
  { limit, offset }: { limit: number; offset: number },
  select: Select<Row>,
  selectReversed?: Select<Row>,
): Promise<PageOfRows<Row>> {
  if (counted.totalRelation === 'eq') {
    const { total } = counted;
    const count = Math.min(limit, total - offset);
    const rows =
      count <= 0
        ? []
        : selectReversed && offset > total / 2
          ? (await selectReversed(count, total - offset - count)).reverse()
          : await select(limit, offset);
    // An empty page has no next one: the next offset would be the same.
    return { rows, ...counted, hasMore: limit > 0 && offset + limit < total };
  }
  const rows = await select(limit + 1, offset);
  const hasMore = limit > 0 && rows.length > limit;
  // A page past the end does not show where the list ends.
  const seen = rows.length === 0 ? 0 : offset + rows.length;
  const isEnd = rows.length > 0 && rows.length <= limit;
  return {
    rows: rows.slice(0, limit),
    total: isEnd ? seen : Math.max(MAX_EXACT, seen),
    totalRelation: isEnd ? 'eq' : 'gte',
    hasMore,
  };
}
