import type { Leaderboard } from '../../../db/stores/aggregator/metrics/coverage.js';

/** The outcome of a request to the records catalog: `invalid` is an unusable response, `late` is none in time. */
export type LeaderboardResult =
  | { outcome: 'received'; source: string; leaderboard: Leaderboard }
  | { outcome: 'invalid' }
  | { outcome: 'unreachable' }
  | { outcome: 'late' };

/** Requests the records catalog's leaderboard, with a timeout in milliseconds. Never rejects. */
export type FetchLeaderboard = (timeoutMs: number) => Promise<LeaderboardResult>;
