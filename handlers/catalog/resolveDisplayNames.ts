import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_IDS = 50;

/** Returns the names of some accounts. */
export const resolveDisplayNames: Handler<'resolveDisplayNames'> = async ({ query }, stores) => {
  const spellings = query.accountIds
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const ids = stores.names.distinct(spellings);
  if (ids.length === 0)
    return invalidRequest('Query parameter accountIds must have at least one id, got none.');
  if (ids.length > MAX_IDS)
    return invalidRequest(
      `Query parameter accountIds must have at most ${MAX_IDS} different ids, got ${ids.length}.`,
    );
  return success(await stores.names.resolve(spellings));
};
