import { clubNotFound, success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the newest campaigns of a club. */
export const listClubCampaigns: Handler<'listClubCampaigns'> = async ({ path, query }, { clubs }) => {
  const list = await clubs.listCampaigns(path.clubId, query.limit);
  return list ? success(list) : clubNotFound(path.clubId);
};
