/** Something that is done at once and then again and again. */
export interface PeriodicTask {
  start: () => void;
  /** Resolves when it is not under way any more. */
  stop: () => Promise<void>;
}

/** Returns a repetition of `work` with `pauseMs` between the end of one run and the next. `work` must not reject. */
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
