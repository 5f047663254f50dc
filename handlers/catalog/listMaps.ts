import { beyondReach } from '../shared/search-reach.js';
import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of all known maps. */
export const listMaps: Handler<'listMaps'> = async ({ query }, { maps, isFilter }) => {
  const { q, season, year, alteration, tracked, accountId, limit, offset } = query;
  const beyond = beyondReach(
    { isSearch: isFilter(q), offset },
    'offset',
    'by another filter or a longer text',
  );
  if (beyond !== null) return invalidRequest(beyond);
  return success(await maps.list({ q, season, year, alteration, tracked, accountId, limit, offset }));
};
