import { beyondReach } from '../shared/search-reach.js';
import { invalidRequest, success, unknownClub } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of a club's maps. */
export const listClubMaps: Handler<'listClubMaps'> = async (
  { path: { clubId }, query },
  { clubMaps, isFilter },
) => {
  const { q, offset } = query;
  const beyond = beyondReach({ isSearch: isFilter(q), offset }, 'offset', 'by a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  const page = await clubMaps.list(clubId, query);
  return page ? success(page) : unknownClub(clubId);
};
