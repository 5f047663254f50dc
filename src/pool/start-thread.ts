import { Worker } from 'node:worker_threads';
import type { PooledWorker } from './worker-pool.js';

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
    post: (message, transfer) => thread.postMessage(message, transfer),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: () => thread.terminate(),
  };
}
