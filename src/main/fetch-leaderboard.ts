import { getLeaderboards } from '../../generated/catalog/client/index.js';
import type { Leaderboard } from '../../db/stores/aggregator/metrics/coverage.js';
import type {
  LeaderboardResult,
  FetchLeaderboard,
} from '../../handlers/aggregator/common/catalog-leaderboard.js';

const PAGE = 1000;
/** Far more players than the game has; a catalog with more pages is invalid. */
const MAX_PAGES = 1000;

/** Returns a function that reads the catalog's leaderboard at a base URL, page by page, within one timeout. */
export function createFetchLeaderboard(catalogUrl: string): FetchLeaderboard {
  const source = `${catalogUrl}/api/v1/alterations/leaderboards`;
  return async (timeoutMs): Promise<LeaderboardResult> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const leaderboard = await readAll(catalogUrl, signal);
      return leaderboard ? { outcome: 'received', source, leaderboard } : { outcome: 'invalid' };
    } catch (error) {
      // Fetch throws a TypeError when nothing listens, and a SyntaxError for invalid JSON.
      return { outcome: error instanceof SyntaxError && !signal.aborted ? 'invalid' : 'unreachable' };
    }
  };
}

async function readAll(baseUrl: string, signal: AbortSignal): Promise<Leaderboard | null> {
  const sum = { rows: 0, records: 0, players: 0 };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { overallLimit: PAGE, overallOffset: page * PAGE, perBucketLimit: 1 };
    const parts = { includeMaps: false, includeBuckets: false, includeMedals: false };
    const response = await getLeaderboards({ baseUrl }, { query: { ...query, ...parts } }, { signal });
    const read = response.status === 200 ? readPage(response.body) : null;
    if (!read) return null;
    sum.rows += read.totals.length;
    sum.records += read.totals.reduce((all, total) => all + total, 0);
    sum.players = read.players;
    if (read.totals.length < PAGE) return sum;
  }
  return null;
}

/** Returns the used part of a page, or null when it is missing: the catalog may have another version. */
function readPage(body: unknown): { totals: number[]; players: number } | null {
  const { summary, overall } = (body ?? {}) as {
    summary?: { totalPlayers?: unknown } | null;
    overall?: unknown;
  };
  const players = summary?.totalPlayers;
  if (!isCount(players) || !Array.isArray(overall)) return null;
  const totals = overall.map((row: unknown) => (row as { totalWrs?: unknown } | null)?.totalWrs);
  return totals.every(isCount) ? { totals, players } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
