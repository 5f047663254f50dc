import { getLeaderboards } from '../../generated/catalog/client/index.js';
import type { Leaderboard } from '../../db/stores/aggregator/metrics/coverage.js';
import type { AskedCatalog, FetchLeaderboard } from '../../handlers/aggregator/common/catalog-leaderboard.js';

const PAGE = 1000;
/** Far more players than the game has; a catalog that goes on and on is answering badly. */
const MAX_PAGES = 1000;

/** Returns what asks the records catalog at a base URL, page by page, all within one time limit. */
export function createFetchLeaderboard(catalogUrl: string): FetchLeaderboard {
  const source = `${catalogUrl}/api/v1/alterations/leaderboards`;
  return async (timeoutMs): Promise<AskedCatalog> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const leaderboard = await readAll(catalogUrl, signal);
      return leaderboard ? { outcome: 'answered', source, leaderboard } : { outcome: 'bad' };
    } catch (error) {
      // Fetch says TypeError for an address without a server, and a body that is no JSON is a SyntaxError.
      return { outcome: error instanceof SyntaxError && !signal.aborted ? 'bad' : 'unreachable' };
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

/** Returns the part of a page that is used, or null when it is not there: the catalog may be of another version. */
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
