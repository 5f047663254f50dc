import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the world record leaderboards, overall and by season. */
export const getLeaderboards: Handler<'getLeaderboards'> = async ({ query }, { leaderboards }) => {
  const { overallLimit, overallOffset, ...others } = query;
  return success(
    await leaderboards.read({ overall: { limit: overallLimit, offset: overallOffset }, ...others }),
  );
};
