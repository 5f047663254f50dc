import { clubNotFound, invalidRequest, success } from './common/responses.js';
import type { Handler } from './contract.js';
import { beyondReach } from '../shared/search-reach.js';

/** Returns a page of a club's maps. */
export const listClubMaps: Handler<'listClubMaps'> = async ({ path, query }, { clubs, isFilter }) => {
  const { q, offset } = query;
  const beyond = beyondReach({ isSearch: isFilter(q), offset }, 'offset', 'by a longer text');
  if (beyond !== null) return invalidRequest('offset', beyond);
  const list = await clubs.listMaps(path.clubId, query);
  return list ? success(list) : clubNotFound(path.clubId);
};
