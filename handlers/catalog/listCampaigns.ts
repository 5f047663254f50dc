import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns a page of the primary club's campaigns. */
export const listCampaigns: Handler<'listCampaigns'> = async ({ query }, { primaryClub }) =>
  success(await primaryClub.listCampaigns(query));
