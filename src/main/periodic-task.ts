/** A task that runs at once and then periodically. */
export interface PeriodicTask {
  start: () => void;
  /** Resolves when it no longer runs. */
  stop: () => Promise<void>;
}

/** Returns a task that runs `work` with `pauseMs` between the end of one run and the next. `work` must not reject. */
export function runPeriodically(work: () => Promise<void>, pauseMs: number): PeriodicTask {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const run = (): void => {
    running = work().finally(() => {
      if (!isStopped) timer = setTimeout(run, pauseMs).unref();
    });
  };
  return {
    start: run,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
