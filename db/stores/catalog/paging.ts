import type { components } from '../../../generated/catalog/types.js';
import type { Total, PageOfRows } from '../../sql/read-page.js';

/** One page of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/**
 * Returns the paging fields of a page of a list with `total` rows. Where the total is a lower bound, `hasMore` says whether rows
 * follow the page.
 */
export function toPaging(
  total: number,
  { limit, offset }: Page,
  // An empty page has no next one: the next offset would be the same.
  hasMore = limit > 0 && offset + limit < total,
): components['schemas']['Paging'] {
  return { total, limit, offset, has_more: hasMore, next_offset: hasMore ? offset + limit : null };
}

/** What a response says of a page besides its rows, where a text filter may make the total a lower bound. */
export interface PageFacts extends Page, Total {
  paging: components['schemas']['Paging'];
}

/** Returns the facts of a page. */
export function pageFacts(
  { total, totalRelation, hasMore }: Omit<PageOfRows<unknown>, 'rows'>,
  page: Page,
): PageFacts {
  const { limit, offset } = page;
  return { total, totalRelation, limit, offset, paging: toPaging(total, page, hasMore) };
}
