import { soughtText } from '../../db/rules/search-text.js';
import { SEARCH_LIMITS } from '../../db/search/limits.js';

/**
 * Returns the sentence of the 400 for a page that a search does not reach, null for any other. `offset` is the number of rows before the
 * page, which the query parameter `name` leads to; `narrowing` says by what the search can be narrowed.
 */
export function beyondReach(
  { q, offset }: { q: string; offset: number },
  name: 'offset' | 'page',
  narrowing: string,
): string | null {
  const { matches } = SEARCH_LIMITS;
  if (offset < matches || soughtText(q) === '') return null;
  return `Query parameter ${name} leads to row ${offset}, but a search reaches its first ${matches} matches. Narrow it ${narrowing}.`;
}
