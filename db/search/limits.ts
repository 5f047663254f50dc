import type { PageOfRows } from '../sql/read-page.js';

/** A search reaches so many matches. */
export const MAX_MATCHES = 10_000;
/** A text of one or two characters is looked for in so many of the newest rows. */
export const MAX_ROWS = 20_000;

/** How much a search looks at. */
export interface SearchLimits {
  /** Matches that are reached. */
  matches: number;
  /** The rows of a list that is compared as a whole, and the newest rows that are compared with a short text. */
  rows: number;
  /** The entries of the index of texts that are looked at first. */
  entries: number;
  /** The newest rows of a list that are compared with a common text. */
  compared: number;
  /** The entries of the index that are looked at where these rows were not enough. */
  moreEntries: number;
}

/** 200,000 rows take a fifth of a second. */
export const SEARCH_LIMITS: SearchLimits = {
  matches: MAX_MATCHES,
  rows: MAX_ROWS,
  entries: 20_000,
  compared: 200_000,
  moreEntries: 200_000,
};

/** A page of nothing. */
export const NO_ROWS: PageOfRows<never> = { rows: [], total: 0, totalRelation: 'eq', hasMore: false };
