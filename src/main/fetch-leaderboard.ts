import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { getLeaderboards, type Fetch } from '../../generated/catalog/client/index.js';
import type {
  LeaderboardResult,
  FetchLeaderboard,
} from '../../handlers/aggregator/common/catalog-leaderboard.js';
import { traceHeaders } from '../http/trace.js';

/** How long what the catalog said is good for, in milliseconds. */
export const KEPT_MS = 2000;

/** It suffices, so that the response is as small for a million players as for one. */
const SUMMARY_ONLY = { overallLimit: 1, includeMaps: false, includeBuckets: false, includeMedals: false };

/** A hundred times what the catalog responds. */
const LIMIT_BYTES = 1024 * 1024;

/** A request to the catalog that is under way. */
interface UnderWay {
  result: Promise<LeaderboardResult>;
  abort: () => void;
  /** Callers that wait for it. */
  waiting: number;
}

/**
 * Returns a function that reads the size of the catalog's leaderboard at its public URL, within a timeout. That URL may lead to it from
 * outside only, as from a container: where nothing can be reached, the catalog of this process is asked, if it has one. One request is
 * under way at a time, whose result is that of all who ask meanwhile and, unless it failed, for a short time after: to the catalog they
 * are one client.
 */
export function createFetchLeaderboard(
  publicUrl: string,
  ownUrl: string | undefined,
  now: () => number = () => performance.now(),
): FetchLeaderboard {
  let underWay: UnderWay | null = null;
  let kept: { result: LeaderboardResult; until: number } | null = null;

  const request = async (signal: AbortSignal): Promise<LeaderboardResult> => {
    const result = await ask(publicUrl, signal);
    const asksOwn = result.outcome === 'unreachable' && ownUrl !== undefined && ownUrl !== publicUrl;
    return asksOwn ? ask(ownUrl, signal) : result;
  };

  const ask = async (baseUrl: string, signal: AbortSignal): Promise<LeaderboardResult> => {
    try {
      const response = await getLeaderboards(
        { baseUrl, fetch: fetchLimited },
        { query: SUMMARY_ONLY },
        { signal, headers: traceHeaders() },
      );
      // It may be missing: the catalog may have another version.
      const body: { summary?: Partial<Record<string, unknown>> | null } | null =
        response.status === 200 ? response.body : null;
      const { totalPlayers: players, mapsWithRecord: maps } = body?.summary ?? {};
      if (!isCount(players) || !isCount(maps)) return { outcome: 'invalid' };
      const source = `${baseUrl}/api/v1/alterations/leaderboards`;
      return { outcome: 'received', source, leaderboard: { players, maps } };
    } catch (error) {
      // Fetch throws a TypeError when nothing listens; a SyntaxError is for invalid JSON, or too much of it.
      return { outcome: error instanceof SyntaxError ? 'invalid' : 'unreachable' };
    }
  };

  const start = (): UnderWay => {
    const abort = new AbortController();
    const started: UnderWay = { result: request(abort.signal), abort: () => abort.abort(), waiting: 0 };
    void started.result.then((result) => {
      // Nobody waits for one that was aborted.
      if (underWay !== started) return;
      underWay = null;
      if (result.outcome === 'received') kept = { result, until: now() + KEPT_MS };
    });
    return started;
  };

  return async (timeoutMs) => {
    if (kept && now() < kept.until) return kept.result;
    const joined = (underWay ??= start());
    joined.waiting += 1;
    const late = new AbortController();
    try {
      return await Promise.race([
        joined.result,
        setTimeout(timeoutMs, { outcome: 'late' } as const, { signal: late.signal }),
      ]);
    } finally {
      late.abort();
      joined.waiting -= 1;
      if (joined.waiting === 0 && underWay === joined) {
        underWay = null;
        joined.abort();
      }
    }
  };
}

/** Whatever CATALOG_URL leads to, what it sends is not held in memory without a limit. */
const fetchLimited: Fetch = async (url, init) => {
  const response = await fetch(url, init);
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length;
        if (bytes <= LIMIT_BYTES) controller.enqueue(chunk);
        else controller.error(new SyntaxError(`The response has more than ${LIMIT_BYTES} bytes.`));
      },
    }),
  );
  return new Response(counted ?? null, response);
};

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
