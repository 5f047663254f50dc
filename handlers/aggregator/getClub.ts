import { clubNotFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a club. */
export const getClub: Handler<'getClub'> = async ({ path }, { clubs }) => {
  const club = await clubs.find(path.clubId);
  return club ? success({ club, summary: club }) : clubNotFound(path.clubId);
};
