import { notStored, unreachable, upstreamUnavailable } from './common/responses.js';
import type { Handler } from './contract.js';

/** The documented default. A timeout of a client that sets less is no fault of the service. */
const USUAL_TIMEOUT_MS = 15_000;
const RETRY_AFTER_SECONDS = 10;

/** Compares the maps of the aggregator with the records catalog's leaderboard. */
export const getLeaderboardCoverage: Handler<'getLeaderboardCoverage'> = async ({ query }, stores) => {
  const { tracked_only: trackedOnly, timeout_ms: timeoutMs } = query;
  const result = await stores.fetchLeaderboard(timeoutMs);
  if (result.outcome === 'unreachable' || result.outcome === 'late') {
    const isCausedByClient = result.outcome === 'late' && timeoutMs < USUAL_TIMEOUT_MS;
    const message = `The records catalog could not be reached within ${timeoutMs} ms.`;
    return unreachable(message, RETRY_AFTER_SECONDS, isCausedByClient);
  }
  if (result.outcome === 'invalid')
    return upstreamUnavailable(502, 'The records catalog gave a response that cannot be used.');
  const generatedAt = stores.now().toISOString();
  const coverage = await stores.coverage.read(trackedOnly, result.leaderboard);
  return notStored({ generatedAt, source: result.source, trackedOnly, coverage });
};
