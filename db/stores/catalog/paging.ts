import type { components } from '../../../generated/catalog/types.js';

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
