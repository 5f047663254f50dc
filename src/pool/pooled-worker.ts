import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread, as the pool uses it. It emits `message`, `error` and `exit`. */
export interface PooledWorker {
  events: EventEmitter;
  post: (message: unknown) => void;
  /** Whether the worker keeps the process alive. */
  ref: () => void;
  unref: () => void;
  /** Ends it at once, in the middle of a task too. */
  end: () => Promise<unknown>;
}

const STACK_MB = 4;
const YOUNG_GENERATION_MB = 16;

/**
 * Starts a thread that runs a compiled module, with an empty environment: ours may hold tokens and passwords. `maxHeapMb` bounds
 * its heap; its buffers are bounded by what it reads.
 */
export function startThread(script: URL, maxHeapMb: number): PooledWorker {
  const thread = new Worker(script, {
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      stackSizeMb: STACK_MB,
    },
  });
  return {
    events: thread,
    post: (message) => thread.postMessage(message),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: () => thread.terminate(),
  };
}
