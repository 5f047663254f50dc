/** Maximum of matches that a search reaches: `matches` of db/search/limits.ts. */
const MAX_MATCHES = 10_000;

/** What a text needs to be a filter at all. */
const IS_TEXT = /[^\s\p{Cc}]/u;

/**
 * Returns the sentence of the 400 for a page that a search does not reach, null for any other. `offset` is the number of rows before the
 * page, which the query parameter `name` leads to; `narrowing` says by what the search can be narrowed.
 */
export function beyondReach(
  { q, offset }: { q: string; offset: number },
  name: 'offset' | 'page',
  narrowing: string,
): string | null {
  if (offset < MAX_MATCHES || !IS_TEXT.test(q)) return null;
  return `Query parameter ${name} leads to row ${offset}, but a search reaches its first ${MAX_MATCHES} matches. Narrow it ${narrowing}.`;
}
