import { getLeaderboards } from '../../generated/catalog/client/index.js';
import type { Leaderboard } from '../../db/stores/aggregator/metrics/coverage.js';
import type {
  LeaderboardResult,
  FetchLeaderboard,
} from '../../handlers/aggregator/common/catalog-leaderboard.js';

/** Returns a function that reads the size of the catalog's leaderboard at a base URL in one request, within a timeout. */
export function createFetchLeaderboard(catalogUrl: string): FetchLeaderboard {
  const source = `${catalogUrl}/api/v1/alterations/leaderboards`;
  return async (timeoutMs): Promise<LeaderboardResult> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const leaderboard = await readLeaderboard(catalogUrl, signal);
      return leaderboard ? { outcome: 'received', source, leaderboard } : { outcome: 'invalid' };
    } catch (error) {
      if (signal.aborted) return { outcome: 'late' };
      // Fetch throws a TypeError when nothing listens, and a SyntaxError for invalid JSON.
      return { outcome: error instanceof SyntaxError ? 'invalid' : 'unreachable' };
    }
  };
}

/** The summary suffices, so that the response is as small for a million players as for one. */
async function readLeaderboard(baseUrl: string, signal: AbortSignal): Promise<Leaderboard | null> {
  const query = { overallLimit: 1, includeMaps: false, includeBuckets: false, includeMedals: false };
  const response = await getLeaderboards({ baseUrl }, { query }, { signal });
  return response.status === 200 ? readSummary(response.body) : null;
}

/** Returns what the summary says, or null when it is missing: the catalog may have another version. */
function readSummary(body: unknown): Leaderboard | null {
  const { summary } = (body ?? {}) as {
    summary?: { totalPlayers?: unknown; mapsWithRecord?: unknown } | null;
  };
  const { totalPlayers: players, mapsWithRecord: maps } = summary ?? {};
  return isCount(players) && isCount(maps) ? { players, maps } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
