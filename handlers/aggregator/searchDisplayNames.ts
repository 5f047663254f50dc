import { invalidRequest, notStored } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the names that match a text best. */
export const searchDisplayNames: Handler<'searchDisplayNames'> = async ({ query }, { nameSearch }) => {
  const { q, mode, limit, max_age_seconds: maxAgeSeconds } = query;
  if (nameSearch.isBlank(q)) return invalidRequest('q', 'Query parameter q must not be blank.');
  const matches = await nameSearch.search({ q, mode, limit, maxAgeSeconds });
  return notStored({ query: q, mode, matches, count: matches.length });
};
