import { success, unknownClub } from './common/responses.js';
import type { Handler } from './contract.js';

/** The route takes no limit, so its response has a fixed bound. */
const MAX_CAMPAIGNS = 5000;

/** Returns a club's campaigns. */
export const listClubCampaigns: Handler<'listClubCampaigns'> = async ({ path: { clubId } }, { clubs }) => {
  const found = await clubs.listCampaigns(clubId, MAX_CAMPAIGNS);
  if (!found) return unknownClub(clubId);
  const campaigns = found.campaigns.map(({ campaignId, name, mapCount, createdAt }) => {
    return { campaignId, name, mapCount, createdAt };
  });
  return success({ campaigns });
};
