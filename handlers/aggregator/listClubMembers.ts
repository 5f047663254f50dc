import { clubNotFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns members of a club. */
export const listClubMembers: Handler<'listClubMembers'> = async ({ path, query }, { clubs }) => {
  const list = await clubs.listMembers(path.clubId, query);
  return list ? success(list) : clubNotFound(path.clubId);
};
