import type { components } from '../../../generated/catalog/types.js';

/** One page of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/** Returns how to go on from a page of a list with so many rows in all. */
export function pagingOf(total: number, { limit, offset }: Page): components['schemas']['Paging'] {
  // A page that holds nothing leads nowhere: its next offset would be its own.
  const next = offset + limit;
  const hasMore = limit > 0 && next < total;
  return { total, limit, offset, has_more: hasMore, next_offset: hasMore ? next : null };
}
