import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { VerifierTimeout } from './verdict.js';

/** How threads are started and bounded. */
export type ThreadPoolOptions = {
  /** The compiled module of a thread, which responds to each message with one `ThreadReport`. */
  script: URL;
  maxThreads: number;
  /** How long one task may take before its thread is ended. */
  timeLimitMs: number;
  /** How long a thread waits for its next task before it ends. */
  idleMs: number;
  /** Bounds the heap of a thread; its buffers are bounded by the reader's caps. */
  maxHeapMb: number;
};

/** What a thread sends back for a task. */
export type ThreadReport = {
  result?: unknown;
  error?: { message: string; code?: string };
  /** The thread takes no further task. */
  isLast: boolean;
};

/** Runs tasks in threads, so that they never hold up the main one. */
export type ThreadPool = {
  /**
   * Runs one task and resolves with its result. Tasks beyond the number of threads wait. Rejects with the error of the
   * task, with `VerifierTimeout` after the time limit, when the thread ends, and when `signal` aborts.
   */
  run: (task: unknown, signal?: AbortSignal) => Promise<unknown>;
  /** Ends all threads; tasks under way reject. */
  close: () => Promise<void>;
};

const STACK_MB = 4;
const YOUNG_GENERATION_MB = 16;

/**
 * A pool of threads that are started when they are needed. Node's own threads suffice: a task is ended by ending its
 * thread, which a library does in the same way.
 */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const threads = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let isClosed = false;

  const acquire = async (): Promise<Worker> => {
    if (busy >= options.maxThreads) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    const [known] = idle.keys();
    if (known) {
      clearTimeout(idle.get(known));
      idle.delete(known);
      return known;
    }
    const thread = startThread(options);
    threads.add(thread);
    thread.on('exit', () => threads.delete(thread));
    return thread;
  };
  /** The next task that waits takes the place over, so that `busy` stays as it is. */
  const release = (thread: Worker, isReusable: boolean): void => {
    if (isReusable && !isClosed) keepIdle(thread);
    else void thread.terminate();
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  const keepIdle = (thread: Worker): void => {
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.terminate();
    }, options.idleMs);
    idle.set(thread, timer.unref());
  };

  return {
    run: async (task, signal) => {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The threads have been ended.');
      const thread = await acquire();
      let isReusable = false;
      try {
        const report = await runTask(thread, task, options.timeLimitMs, signal);
        isReusable = !report.isLast;
        if (report.error) throw Object.assign(new Error(report.error.message), { code: report.error.code });
        return report.result;
      } finally {
        release(thread, isReusable);
      }
    },
    close: async () => {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** What of an error can be sent between threads. */
export function describeError(error: unknown): NonNullable<ThreadReport['error']> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { message: error.message, ...code };
}

function startThread({ script, maxHeapMb }: ThreadPoolOptions): Worker {
  const thread = new Worker(script, {
    // Verifying needs nothing of the environment, which may hold tokens and passwords.
    env: {},
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      stackSizeMb: STACK_MB,
    },
  });
  // An idle thread does not keep the process alive. Its errors reject the task that it runs.
  thread.unref();
  thread.on('error', () => undefined);
  return thread;
}

async function runTask(
  thread: Worker,
  task: unknown,
  timeLimitMs: number,
  signal: AbortSignal | undefined,
): Promise<ThreadReport> {
  const ended = new AbortController();
  const timer = setTimeout(() => {
    ended.abort(new VerifierTimeout(`The verifier took longer than ${timeLimitMs} ms.`));
  }, timeLimitMs);
  const onExit = (code: number): void =>
    ended.abort(new Error(`The verifier's thread ended with code ${code}.`));
  thread.once('exit', onExit);
  const signals = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
  try {
    thread.ref();
    const reported = once(thread, 'message', { signal: signals });
    thread.postMessage(task);
    return ((await reported) as [ThreadReport])[0];
  } catch (error) {
    // `once` rejects with an AbortError of its own, and with the error of a thread that has too little memory, say.
    throw error instanceof Error && error.name === 'AbortError' ? signals.reason : error;
  } finally {
    clearTimeout(timer);
    thread.unref();
    thread.off('exit', onExit);
  }
}
