import { beyondReach } from '../shared/search-reach.js';
import { invalidRequest, success, unknownClub } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of a club's maps. */
export const listClubMaps: Handler<'listClubMaps'> = async ({ path: { clubId }, query }, { clubMaps }) => {
  const beyond = beyondReach(query, 'offset', 'by a longer text');
  if (beyond !== null) return invalidRequest(beyond);
  const page = await clubMaps.list(clubId, query);
  return page ? success(page) : unknownClub(clubId);
};
