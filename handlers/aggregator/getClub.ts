import { success } from './common/responses.js';
import type { Handler } from './contract.js';
import { unknownClub } from './common/club-not-found.js';

/** Returns a club. */
export const getClub: Handler<'getClub'> = async ({ path }, { clubs }) => {
  const club = await clubs.find(path.clubId);
  return club ? success({ club, summary: club }) : unknownClub(path.clubId);
};
