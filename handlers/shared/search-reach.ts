/** Maximum of matches that a search reaches: `matches` of db/search/limits.ts. */
const MAX_MATCHES = 10_000;

/** Whether a text is a filter: white space and control characters alone are none. */
export function isFilter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these characters are what it is for
  return /[^\s\u0000-\u001f\u007f]/u.test(text);
}

/**
 * Returns the sentence of the 400 for a page that a search does not reach, null for any other. `offset` is the number of rows before the
 * page, which the query parameter `name` leads to; `narrowing` says by what the search can be narrowed.
 */
export function beyondReach(
  { q, offset }: { q: string; offset: number },
  name: 'offset' | 'page',
  narrowing: string,
): string | null {
  if (offset < MAX_MATCHES || !isFilter(q)) return null;
  return `Query parameter ${name} leads to row ${offset}, but a search reaches its first ${MAX_MATCHES} matches. Narrow it ${narrowing}.`;
}

/** Returns the number of pages of a list, at least 1; of a search those that it reaches. */
export function countPages({ q, total, limit }: { q: string; total: number; limit: number }): number {
  const reached = isFilter(q) ? Math.min(total, MAX_MATCHES) : total;
  return Math.max(1, Math.ceil(reached / limit));
}
