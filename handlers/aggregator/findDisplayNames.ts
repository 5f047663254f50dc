import { invalidRequest, notStored } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_NAMES = 100;

/** Returns the accounts that match each of some names. */
export const findDisplayNames: Handler<'findDisplayNames'> = async ({ query }, { directory }) => {
  const names = [...new Set(query['displayName[]'])];
  if (names.length === 0)
    return invalidRequest(
      'displayName[]',
      'Query parameter displayName[] must name at least one display name.',
    );
  if (names.length > MAX_NAMES) {
    return invalidRequest(
      'displayName[]',
      `Query parameter displayName[] must have at most ${MAX_NAMES} distinct names, got ${names.length}.`,
    );
  }
  return notStored({ queries: await directory.findByNames(names, query.max_age_seconds) });
};
