import { beyondReach } from '../shared/search-reach.js';
import { invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of all known maps. */
export const listMaps: Handler<'listMaps'> = async ({ query }, { maps }) => {
  const beyond = beyondReach(query, 'offset', 'by another filter or a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  const { q, season, year, alteration, tracked, limit, offset } = query;
  return success(await maps.list({ q, season, year, alteration, tracked, limit, offset }));
};
