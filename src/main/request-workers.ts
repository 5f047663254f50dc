import type { Database } from '../../db/connection/database.js';
import type { AnyResponse, Caller } from '../contract.js';
import type { LargeRequests } from '../http/operation-middleware.js';
import { OutageProblem, RequestProblem, type Problem } from '../http/response/problem.js';
import type { ReceivedRequest } from '../http/run-operation.js';
import { startProcess } from '../pool/pooled-worker.js';
import { createWorkerPool } from '../pool/worker-pool.js';
import { createTurns } from './write-in-turn.js';

/** What a request worker is sent after the parts of the body. */
export interface RequestTask {
  operationId: string;
  request: Omit<ReceivedRequest, 'body' | 'caller'>;
  caller: Omit<Caller, 'isLocal'> & { isLocal: boolean };
  /** The time of the clock of everything stored, in milliseconds. */
  now: number;
}

/** What a request worker sends back: a response, whose body is the JSON text, or the problem of an invalid request. */
export type RequestOutcome =
  | { response: AnyResponse }
  | { problem: Problem; outage?: { reason: string; cause: string } };

const SCRIPT = new URL('./request-worker.js', import.meta.url);

/** One is busy with a large body while another takes the next. */
const MAX_WORKERS = 2;
/** Enough for 32 MiB of the most values that are taken. */
const MAX_HEAP_MB = 512;
const IDLE_MS = 60_000;
const TIME_LIMIT_MS = 240_000;

/**
 * Serves requests with large bodies in other processes: parsing, validating and storing 32 MiB takes seconds, in which nobody
 * else would be served. A process rather than a thread, see `startProcess`.
 */
export function createRequestWorkers(
  database: Database,
  now: () => Date,
): LargeRequests & { close: () => Promise<void> } {
  const pool = createWorkerPool({
    start: () => startProcess(SCRIPT, MAX_HEAP_MB),
    maxWorkers: MAX_WORKERS,
    timeLimitMs: TIME_LIMIT_MS,
    timeoutError,
    idleMs: IDLE_MS,
  });
  return {
    serve: async (operationId, { body, caller: { address, access, isLocal }, ...request }, signal) => {
      const caller = { address, access, isLocal: isLocal() };
      const task: RequestTask = { operationId, request, caller, now: now().getTime() };
      // The worker writes to PostgreSQL by itself; on SQLite it asks for its turn.
      if (database.kind === 'postgres') await database.exclusively(() => Promise.resolve());
      const turns = createTurns(database);
      try {
        const outcome = (await pool.run(task, {
          parts: (body as readonly Uint8Array[]).map((part) => ({ part })),
          waitSignal: signal,
          calls: turns.calls,
        })) as RequestOutcome;
        if ('response' in outcome) return outcome.response;
        const { problem, outage } = outcome;
        if (!outage) throw new RequestProblem(problem);
        throw new OutageProblem(problem, outage.reason, outage.cause);
      } finally {
        turns.end();
      }
    },
    close: pool.close,
  };
}

function timeoutError(timeLimitMs: number): Error {
  return new RequestProblem({
    status: 503,
    message: `The request took longer than ${timeLimitMs / 1000} seconds; whether it was stored is unknown. What has a time or a key of its own is stored once, however often it is sent.`,
    headers: { 'Retry-After': '60' },
  });
}
