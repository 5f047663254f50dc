import { MAX_EXACT, type Total } from './count-rows.js';

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
    // An empty page has no next one: it would be itself.
    return { rows, ...counted, hasMore: limit > 0 && offset + limit < total };
  }
  const rows = await select(limit + 1, offset);
  const hasMore = limit > 0 && rows.length > limit;
  // A page past the end says nothing of where the end is.
  const seen = rows.length === 0 ? 0 : offset + rows.length;
  const isEnd = rows.length > 0 && rows.length <= limit;
  return {
    rows: rows.slice(0, limit),
    total: isEnd ? seen : Math.max(MAX_EXACT, seen),
    totalRelation: isEnd ? 'eq' : 'gte',
    hasMore,
  };
}
