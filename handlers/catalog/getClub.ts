import { success, unknownClub } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a club's figures. */
export const getClub: Handler<'getClub'> = async ({ path: { clubId } }, { clubs }) => {
  const club = await clubs.find(clubId);
  if (!club) return unknownClub(clubId);
  const { name, campaignCount, mapCount, memberCount, createdAt } = club;
  return success({ club: { clubId, name, campaignCount, mapCount, memberCount, createdAt } });
};
