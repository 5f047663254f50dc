import { availableParallelism } from 'node:os';
import type { Inspection } from './inspect.js';
import type { InspectFiles } from './replay-track.js';
import { startThread } from '../pool/pooled-worker.js';
import { createWorkerPool } from '../pool/worker-pool.js';
import { VerifierTimeout } from './verdict.js';

/** Threads that inspect files. */
export type InspectionPool = {
  inspect: InspectFiles;
  /** How many files are inspected at the same time. */
  size: number;
  close: () => Promise<void>;
};

/** One core is left to the event loop; more than a few threads would only take memory from each other. */
const MAX_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const TIME_LIMIT_MS = 5000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 96;

/** Returns threads for inspecting files: unpacking one of 16 MiB on the main thread would stop everything else meanwhile. */
export function createInspectionPool(): InspectionPool {
  const threads = createWorkerPool({
    start: () => startThread(new URL('./inspect-thread.js', import.meta.url), MAX_HEAP_MB),
    maxWorkers: MAX_THREADS,
    timeLimitMs: TIME_LIMIT_MS,
    timeoutError: (limit) => new VerifierTimeout(`The verifier took longer than ${limit} ms.`),
    idleMs: IDLE_MS,
  });
  return {
    inspect: async (task, signal) => (await threads.run(task, signal ? { signal } : {})) as Inspection,
    size: MAX_THREADS,
    close: threads.close,
  };
}
