import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { toOutage } from '../../db/connection/outage.js';
import { createSampledLog } from '../http/sampled-log.js';

/** A task that runs at once and then periodically. */
export interface PeriodicTask {
  start: () => void;
  /** Resolves when it no longer runs. */
  stop: () => Promise<void>;
}

interface PeriodicTaskOptions {
  /** Between the end of one run and the next. */
  everyMs: number;
  logger: Logger;
  /** What failed, for the log: `Ended quotas could not be removed`. */
  fault: string;
}

/**
 * Returns a task that runs `work` periodically. When it rejects, the fault is logged, and the next run tries again. Long work should
 * end early when its signal is aborted, which the stop does.
 */
export function createPeriodicTask(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, logger, fault }: PeriodicTaskOptions,
): PeriodicTask {
  const logFault = createFaultLog(logger);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const stopping = new AbortController();
  const { signal } = stopping;
  const runOnce = async (): Promise<void> => {
    try {
      await work(signal);
    } catch (error) {
      logFault(`${fault}; the next run tries again.`, error);
    }
    if (!signal.aborted) timer = setTimeout(start, everyMs).unref();
  };
  const start = (): void => {
    running = runOnce();
  };
  return {
    start,
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}

/** Logs the failure of background work, which is tried again. */
type FaultLog = (message: string, error: unknown) => void;

/**
 * Returns a log that has a stack for each fault, and one line a second without a stack for failures of the database or the disk,
 * which fail every try until they pass.
 */
export function createFaultLog(logger: Logger): FaultLog {
  const logOutage = createSampledLog(logger, () => performance.now(), 'error');
  return (message, error) => {
    const outage = toOutage(error);
    if (outage) logOutage({ reason: outage.reason, code: outage.code }, message);
    else logger.warn({ err: error }, message);
  };
}
