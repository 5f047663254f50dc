import { fork } from 'node:child_process';
import { once, type EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread or process, as the pool uses it. It emits `message`, `error` and `exit`. */
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

/**
 * Starts a process that runs a compiled module with our environment. Unlike a thread it may use the database: a thread that
 * ends in the middle of a statement of node-sqlite3 ends the whole process, while a process only loses its own transaction.
 */
export function startProcess(script: URL, maxHeapMb: number): PooledWorker {
  const child = fork(fileURLToPath(script), [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${maxHeapMb}`],
    serialization: 'advanced',
  });
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  return {
    events: child,
    post: (message) => {
      if (child.connected) child.send(message as object, () => undefined);
    },
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    end: async () => {
      // A process that could not be started has no number, and no end.
      if (hasEnded || child.pid === undefined) return;
      child.ref();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
