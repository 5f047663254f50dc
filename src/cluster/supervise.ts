/** A process that the supervisor has started. */
export interface WorkerProcess {
  pid: number | undefined;
  /** Resolves when it serves; rejects with the reason when it cannot. */
  ready: Promise<void>;
  /** Resolves with a description when it has ended: `code 1`, `signal SIGKILL`. */
  ended: Promise<string>;
}

export interface SupervisorOptions {
  /** Starts worker `number`, from 1. */
  start: (number: number) => WorkerProcess;
  count: number;
  /** Called when a worker has ended that should not have. */
  onEnded: (worker: { number: number; pid: number | undefined; how: string; restartMs: number }) => void;
  onRestarted: (worker: { number: number; pid: number | undefined }) => void;
}

export interface Supervisor {
  /** Rejects when a worker cannot start. Once all have, those that end are replaced. */
  start: () => Promise<void>;
  /** Lets workers end without replacing them. */
  stop: () => void;
  /** Returns how many workers serve. */
  countReady: () => number;
}

const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;
/** A worker that has served for this long has started well. */
const STABLE_MS = 60_000;

/** Returns a supervisor of workers. One that ends is replaced after a pause that doubles from 0.1 s to 30 s while they end early. */
export function createSupervisor({ start, count, onEnded, onRestarted }: SupervisorOptions): Supervisor {
  let isStopped = false;
  let ready = 0;
  const pauses = new Map<number, NodeJS.Timeout>();

  /** Follows a worker that serves until it ends, and replaces it. */
  const follow = async (number: number, worker: WorkerProcess, earlyEnds: number): Promise<void> => {
    const startedAt = performance.now();
    ready += 1;
    const how = await worker.ended;
    ready -= 1;
    const isEarly = performance.now() - startedAt < STABLE_MS;
    replaceLater(number, worker, { how, earlyEnds: isEarly ? earlyEnds + 1 : 1 });
  };
  const replaceLater = (
    number: number,
    { pid }: WorkerProcess,
    { how, earlyEnds }: { how: string; earlyEnds: number },
  ): void => {
    if (isStopped) return;
    const restartMs = Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** (earlyEnds - 1));
    onEnded({ number, pid, how, restartMs });
    pauses.set(
      number,
      setTimeout(() => void replace(number, earlyEnds), restartMs),
    );
  };
  const replace = async (number: number, earlyEnds: number): Promise<void> => {
    const worker = start(number);
    try {
      await worker.ready;
      if (isStopped) return;
      onRestarted({ number, pid: worker.pid });
    } catch (error) {
      await worker.ended;
      const how = error instanceof Error ? error.message : String(error);
      return replaceLater(number, worker, { how, earlyEnds: earlyEnds + 1 });
    }
    await follow(number, worker, earlyEnds);
  };

  return {
    start: async () => {
      const workers = Array.from({ length: count }, (_, index) => start(index + 1));
      await Promise.all(workers.map((worker) => worker.ready));
      for (const [index, worker] of workers.entries()) void follow(index + 1, worker, 0);
    },
    stop: () => {
      isStopped = true;
      for (const pause of pauses.values()) clearTimeout(pause);
    },
    countReady: () => ready,
  };
}
