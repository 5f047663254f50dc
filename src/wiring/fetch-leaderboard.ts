import type {
  FetchLeaderboard,
  LeaderboardResult,
} from '../../handlers/aggregator/common/catalog-leaderboard.js';
import { fetchJson } from '../http/fetch-json.js';

/** The summary suffices: the response is as small for a million players as for one. */
const PATH = '/api/v1/alterations/leaderboards';
const SUMMARY_ONLY = '?overallLimit=1&includeMaps=false&includeBuckets=false&includeMedals=false';
/** A hundred times what the catalog responds. */
const LIMIT_BYTES = 1024 * 1024;

/**
 * Returns a function that reads the size of the catalog's leaderboard at its public URL. That URL may lead to it from outside only, as from
 * a container: where nothing can be reached, the catalog of this process is asked, if it has one.
 */
export function createFetchLeaderboard(publicUrl: string, ownUrl: string | undefined): FetchLeaderboard {
  return async (timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const result = await ask(publicUrl, signal);
    const asksOwn = result.outcome === 'unreachable' && ownUrl !== undefined && ownUrl !== publicUrl;
    return asksOwn ? ask(ownUrl, signal) : result;
  };
}

async function ask(baseUrl: string, signal: AbortSignal): Promise<LeaderboardResult> {
  const source = baseUrl + PATH;
  try {
    const { status, body } = await fetchJson(source + SUMMARY_ONLY, { signal }, LIMIT_BYTES);
    // It may be missing: the catalog may have another version.
    const { summary } = (body ?? {}) as { summary?: Partial<Record<string, unknown>> | null };
    const { totalPlayers: players, mapsWithRecord: maps } = summary ?? {};
    if (status !== 200 || !isCount(players) || !isCount(maps)) return { outcome: 'invalid' };
    return { outcome: 'received', source, leaderboard: { players, maps } };
  } catch {
    return { outcome: signal.aborted ? 'late' : 'unreachable' };
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
