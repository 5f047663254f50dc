import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { unknownClub } from './common/club-not-found.js';

/** Returns members of a club. */
export const listClubMembers: Handler<'listClubMembers'> = async ({ path, query }, { clubs }) => {
  const list = await clubs.listMembers(path.clubId, query);
  return list ? success(list) : unknownClub(path.clubId);
};
