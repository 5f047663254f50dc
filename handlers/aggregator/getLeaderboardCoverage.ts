import { notStored, upstreamUnavailable } from './common/responses.js';
import type { Handler } from './contract.js';

/** Compares the maps that are known here with the records catalog's leaderboard. */
export const getLeaderboardCoverage: Handler<'getLeaderboardCoverage'> = async ({ query }, stores) => {
  const { tracked_only: trackedOnly, timeout_ms: timeoutMs } = query;
  const asked = await stores.fetchLeaderboard(timeoutMs);
  if (asked.outcome === 'unreachable')
    return upstreamUnavailable(503, `The records catalog could not be reached within ${timeoutMs} ms.`);
  if (asked.outcome === 'bad')
    return upstreamUnavailable(502, 'The records catalog gave an answer that cannot be used.');
  const generatedAt = stores.now().toISOString();
  const coverage = await stores.readCoverage(trackedOnly, asked.leaderboard);
  return notStored({ generatedAt, source: asked.source, trackedOnly, coverage });
};
