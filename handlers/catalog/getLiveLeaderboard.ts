import { success } from './common/responses.js';
import type { Handler } from './contract.js';

/** Answers who holds most world records, and the newest ones. */
export const getLiveLeaderboard: Handler<'getLiveLeaderboard'> = async ({ query }, { leaderboards }) =>
  success(await leaderboards.readLive(query.limit, query.feedLimit));
