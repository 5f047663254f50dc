import type { Leaderboard } from '../../../db/stores/aggregator/metrics/coverage.js';

/** What became of asking the records catalog: `bad` is an answer that cannot be used, `unreachable` is none in time. */
export type AskedCatalog =
  | { outcome: 'answered'; source: string; leaderboard: Leaderboard }
  | { outcome: 'bad' }
  | { outcome: 'unreachable' };

/** Asks the records catalog for its leaderboard; gives up after some milliseconds. Never rejects. */
export type FetchLeaderboard = (timeoutMs: number) => Promise<AskedCatalog>;
