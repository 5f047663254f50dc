import type { Logger } from 'pino';
import { createFaultLog } from './fault-log.js';
import { runPeriodically, type PeriodicTask } from './periodic-task.js';

export interface SweepOptions {
  /** Between the end of one sweep and the next. */
  everyMs: number;
  logger: Logger;
  /** What it removes, such as `Ended quotas`, for the log of a sweep that failed. */
  removes: string;
}

/** Returns a periodic task that removes what is no longer needed. A fault is logged, and the next sweep tries again. */
export function createSweep(
  sweep: () => Promise<unknown>,
  { everyMs, logger, removes }: SweepOptions,
): PeriodicTask {
  const logFault = createFaultLog(logger);
  return runPeriodically(async () => {
    try {
      await sweep();
    } catch (error) {
      logFault(`${removes} could not be removed; the next sweep tries again.`, error);
    }
  }, everyMs);
}
