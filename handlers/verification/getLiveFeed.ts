import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the current live feed. */
export const getLiveFeed: Handler<'getLiveFeed'> = async ({ query }, { liveFeed, now }) => {
  const feed = await liveFeed.read(now().toISOString(), query.limit, query.mapLimit);
  return { ...success(feed), headers: { 'Cache-Control': 'no-store' } };
};
