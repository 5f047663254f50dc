import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers the live feed of this moment. */
export const getLiveFeed: Handler<'getLiveFeed'> = async ({ query }, { liveFeed, now }) => {
  const feed = await liveFeed.read(now().toISOString(), query.limit, query.mapLimit);
  return { ...success(feed), headers: { 'Cache-Control': 'no-store' } };
};
