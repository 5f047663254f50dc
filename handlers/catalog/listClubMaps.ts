import { success, unknownClub } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of a club's maps. */
export const listClubMaps: Handler<'listClubMaps'> = async ({ path: { clubId }, query }, { clubMaps }) => {
  const page = await clubMaps.list(clubId, query);
  return page ? success(page) : unknownClub(clubId);
};
