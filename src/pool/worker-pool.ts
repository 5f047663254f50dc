import { once } from 'node:events';
import type { PooledWorker } from './pooled-worker.js';

/** How workers are started and bounded. */
export type WorkerPoolOptions = {
  start: () => PooledWorker;
  maxWorkers: number;
  /** How long one task may take before its worker is ended. */
  timeLimitMs: number;
  /** The error of a task that took too long. */
  timeoutError: (timeLimitMs: number) => Error;
  /** How long a worker waits for its next task before it is ended. */
  idleMs: number;
};

/** What a worker sends back for a task. */
export type WorkerReport = {
  result?: unknown;
  error?: WorkerError;
  /** The worker takes no further task. */
  isLast: boolean;
};

/** What of an error can be sent between workers. */
type WorkerError = { message: string; name?: string; code?: string; stack?: string };

export type RunOptions = {
  /** Ends a task that waits or runs. */
  signal?: AbortSignal;
};

/** Runs tasks in other threads, so that they never hold up this one. */
export type WorkerPool = {
  /**
   * Runs one task and resolves with its result. Tasks beyond the number of workers wait. Rejects with the error of the
   * task, with the timeout error after the time limit, when the worker ends, and when `signal` aborts.
   */
  run: (task: unknown, options?: RunOptions) => Promise<unknown>;
  /** Ends all workers; tasks under way and those that wait reject. */
  close: () => Promise<void>;
};

/**
 * A pool of workers that are started when they are needed. Node's own threads suffice: a task is ended by
 * ending its worker, which a library does in the same way.
 */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const idle = new Map<PooledWorker, NodeJS.Timeout>();
  const workers = new Set<PooledWorker>();
  const waiting = new Set<() => void>();
  let busy = 0;
  let isClosed = false;

  const acquire = async (signal: AbortSignal | undefined): Promise<PooledWorker> => {
    if (busy >= options.maxWorkers) await waitForTurn(waiting, signal);
    else busy += 1;
    if (isClosed) {
      passTurnOn();
      throw new Error('The workers have been ended.');
    }
    const [known] = idle.keys();
    if (known) {
      clearTimeout(idle.get(known));
      idle.delete(known);
      return known;
    }
    const worker = startWorker();
    workers.add(worker);
    // An idle worker does not keep the process alive. Its errors reject the task that it runs.
    worker.unref();
    worker.events.on('error', () => undefined);
    worker.events.on('exit', () => {
      workers.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
    });
    return worker;
  };
  /** The system may have no room for a further thread or process: then the place is free for the next task. */
  const startWorker = (): PooledWorker => {
    try {
      return options.start();
    } catch (error) {
      passTurnOn();
      throw error;
    }
  };
  /** The next task that waits takes the place over, so that `busy` stays as it is. */
  const passTurnOn = (): void => {
    const [next] = waiting;
    if (next) next();
    else busy -= 1;
  };
  const release = (worker: PooledWorker, isReusable: boolean): void => {
    if (isReusable && !isClosed) keepIdle(worker);
    else void worker.end();
    passTurnOn();
  };
  const keepIdle = (worker: PooledWorker): void => {
    const timer = setTimeout(() => {
      idle.delete(worker);
      void worker.end();
    }, options.idleMs);
    idle.set(worker, timer.unref());
  };

  return {
    run: async (task, { signal } = {}) => {
      signal?.throwIfAborted();
      const worker = await acquire(signal);
      let isReusable = false;
      try {
        const report = await runTask(worker, task, signal, options);
        isReusable = !report.isLast;
        if (report.error) throw toError(report.error);
        return report.result;
      } finally {
        release(worker, isReusable);
      }
    },
    close: async () => {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}

/** Waits until `release` hands a place over; an aborted task leaves the queue. */
function waitForTurn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(take);
      reject(signal?.reason as Error);
    };
    const take = (): void => {
      waiting.delete(take);
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    waiting.add(take);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

/** Returns what of an error can be sent between workers. */
export function describeError(error: unknown): WorkerError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, name, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { message, name, ...code, ...(stack === undefined ? {} : { stack }) };
}

/** Returns the error that `describeError` has described. */
export function toError({ message, ...rest }: WorkerError): Error {
  return Object.assign(new Error(message), rest);
}

async function runTask(
  worker: PooledWorker,
  task: unknown,
  signal: AbortSignal | undefined,
  { timeLimitMs, timeoutError }: WorkerPoolOptions,
): Promise<WorkerReport> {
  const { events, post } = worker;
  const ended = new AbortController();
  const onExit = (code: number): void => ended.abort(new Error(`The worker ended with code ${code}.`));
  const onError = (error: Error): void => ended.abort(error);
  const timer = setTimeout(() => ended.abort(timeoutError(timeLimitMs)), timeLimitMs);
  const signals = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])]);
  events.once('exit', onExit).once('error', onError);
  try {
    worker.ref();
    const reported = once(events, 'message', { signal: signals });
    post(task);
    return ((await reported) as [WorkerReport])[0];
  } catch (error) {
    // `once` rejects with an AbortError of its own.
    throw signals.aborted ? signals.reason : error;
  } finally {
    clearTimeout(timer);
    worker.unref();
    events.off('exit', onExit).off('error', onError);
  }
}
