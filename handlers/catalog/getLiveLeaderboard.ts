import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Returns the players with most world records, and the newest records. */
export const getLiveLeaderboard: Handler<'getLiveLeaderboard'> = async ({ query }, { leaderboards }) =>
  success(await leaderboards.readLive(query.limit, query.feedLimit));
