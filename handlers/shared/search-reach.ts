/** Maximum of matches that a search reaches: `matches` of db/search/matches.ts. */
const MAX_MATCHES = 10_000;

/**
 * Returns the sentence of the 400 for a page that a search does not reach, null for any other. `offset` is the number of rows before the
 * page, which the query parameter `name` leads to; `narrowing` says by what the search can be narrowed.
 */
export function beyondReach(
  { isSearch, offset }: { isSearch: boolean; offset: number },
  name: 'offset' | 'page',
  narrowing: string,
): string | null {
  if (offset < MAX_MATCHES || !isSearch) return null;
  return `Query parameter ${name} leads to row ${offset}, but a search reaches its first ${MAX_MATCHES} matches. Narrow it ${narrowing}.`;
}

/** Returns the number of pages of a list, at least 1. A search has only the pages that it reaches. */
export function countPages({
  isSearch,
  total,
  limit,
}: {
  isSearch: boolean;
  total: number;
  limit: number;
}): number {
  const reached = isSearch ? Math.min(total, MAX_MATCHES) : total;
  return Math.max(1, Math.ceil(reached / limit));
}
