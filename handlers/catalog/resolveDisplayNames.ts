import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

const MAX_IDS = 50;

/** Answers the names of some accounts. */
export const resolveDisplayNames: Handler<'resolveDisplayNames'> = async ({ query }, stores) => {
  const ids = new Set(query.accountIds.split(',').map((id) => id.trim()));
  ids.delete('');
  if (ids.size === 0)
    return invalidRequest('Query parameter accountIds must have at least one id, got none.');
  if (ids.size > MAX_IDS)
    return invalidRequest(
      `Query parameter accountIds must have at most ${MAX_IDS} different ids, got ${ids.size}.`,
    );
  const { names, requested } = await stores.names.resolve([...ids]);
  return success({ names, found: Object.keys(names).length, requested });
};
