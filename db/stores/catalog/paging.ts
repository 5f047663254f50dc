import type { components } from '../../../generated/catalog/types.js';
import type { PageOfRows } from '../../sql/read-page.js';

/** One page of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/** Returns the paging fields of a page of a list with `total` rows. */
export function pagingOf(total: number, { limit, offset }: Page): components['schemas']['Paging'] {
  // An empty page has no next one: the next offset would be its own.
  const next = offset + limit;
  const hasMore = limit > 0 && next < total;
  return { total, limit, offset, has_more: hasMore, next_offset: hasMore ? next : null };
}

/** Returns what a response says of a page besides its rows, where a text filter may make the total a lower bound. */
export function pageFacts(
  { total, totalRelation, hasMore }: Omit<PageOfRows<unknown>, 'rows'>,
  { limit, offset }: Page,
): Page & Pick<PageOfRows<unknown>, 'total' | 'totalRelation'> & { paging: components['schemas']['Paging'] } {
  const next_offset = hasMore ? offset + limit : null;
  return {
    total,
    totalRelation,
    limit,
    offset,
    paging: { total, limit, offset, has_more: hasMore, next_offset },
  };
}
