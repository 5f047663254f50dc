import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the current live feed. */
export const getLiveFeed: Handler<'getLiveFeed'> = async ({ query }, { liveFeed, now }) => {
  const { limit, mapLimit, account_id: accountId } = query;
  const feed = await liveFeed.read(now().toISOString(), {
    limit,
    mapLimit,
    accountId,
  });
  return { ...success(feed), headers: { 'Cache-Control': 'no-store' } };
};
