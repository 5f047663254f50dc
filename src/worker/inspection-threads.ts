import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Inspection } from './inspect.js';
import type { InspectFiles } from './replay-track.js';
import { VerifierTimeout } from './verdict.js';

/** Threads that inspect files. */
export type InspectionThreads = {
  inspect: InspectFiles;
  /** How many files may be inspected at the same time; it is for the caller to keep to it. */
  size: number;
  /** Ends all threads; inspections under way reject. */
  close: () => Promise<void>;
};

/** One core is left to the event loop; more than a few threads would only take memory from each other. */
const MAX_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const TIME_LIMIT_MS = 5000;
const MAX_HEAP_MB = 96;
const SCRIPT = new URL('./inspect-thread.js', import.meta.url);

/**
 * Returns what inspects files in a thread of their own each, with an empty environment: ours may hold tokens and passwords. Unpacking
 * 16 MiB on the main thread would stop everything else meanwhile. An inspection rejects with its error, after the time limit, when its
 * thread ends, and when `signal` aborts.
 */
export function createInspectionThreads(script = SCRIPT, maxHeapMb = MAX_HEAP_MB): InspectionThreads {
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
  const closing = new AbortController();
  const threads = new Set<Promise<unknown>>();

  const inspect: InspectFiles = async (task, signal) => {
    const ending = new AbortController();
    const signals = AbortSignal.any([closing.signal, ending.signal, ...(signal ? [signal] : [])]);
    signals.throwIfAborted();
    const thread = new Worker(script, { env: {}, workerData: task, resourceLimits });
    const ended = once(thread, 'exit');
    threads.add(ended);
    const end = (error: Error): void => ending.abort(error);
    thread.once('exit', (code) => end(new Error(`The thread ended with code ${code}.`)));
    const limit = setTimeout(
      () => end(new VerifierTimeout(`The verifier took longer than ${TIME_LIMIT_MS} ms.`)),
      TIME_LIMIT_MS,
    );
    try {
      return ((await once(thread, 'message', { signal: signals })) as [Inspection])[0];
    } catch (error) {
      // `once` rejects with an AbortError of its own; a thread that fails ends, too.
      throw (error as Error).name === 'AbortError' ? signals.reason : error;
    } finally {
      clearTimeout(limit);
      thread.on('error', () => undefined);
      void thread.terminate();
      void ended.then(
        () => threads.delete(ended),
        () => threads.delete(ended),
      );
    }
  };

  return {
    inspect,
    size: MAX_THREADS,
    close: async () => {
      closing.abort(new Error('The threads have been ended.'));
      await Promise.allSettled(threads);
    },
  };
}
