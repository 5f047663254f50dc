import type { PageOfRows } from '../sql/read-page.js';

/** How much a search looks at. */
export interface SearchLimits {
  /** Maximum of matches that it reaches. */
  matches: number;
  /** Maximum of rows of a list that is compared as a whole, and of the newest rows that are compared with a text of one or two characters. */
  rows: number;
  /** Maximum of rows that the index of texts is asked for. */
  candidates: number;
  /** On PostgreSQL, which gathers all of them before it gives the first: of more, the newest rows of the list are compared first. */
  gathered: number;
  /** The index is asked for no more of them than a list has rows, divided by this: then its rows are read in less time. */
  rowsPerCandidate: number;
  /** Maximum of the newest rows of a list that are compared with a common text, and of those of one label that are read for several. */
  compared: number;
  /** Maximum of events after an id that are searched for those of a filter. */
  followed: number;
}

/** 200,000 rows take a fifth of a second. */
export const SEARCH_LIMITS: SearchLimits = {
  matches: 10_000,
  rows: 20_000,
  candidates: 200_000,
  gathered: 100_000,
  rowsPerCandidate: 4,
  compared: 200_000,
  followed: 20_000,
};

/** A page of nothing. */
export const NO_ROWS: PageOfRows<never> = { rows: [], total: 0, totalRelation: 'eq', hasMore: false };
