import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/connection/database.js';
import { toOutage } from '../../db/connection/outage.js';
import { createRetention, RETENTION_KINDS, type RetentionKind } from '../../db/operate/retention.js';
import { createQuotas } from '../../db/writes/quotas.js';
import type { Config } from '../config.js';
import { createSampledLog } from '../http/sampled-log.js';

const SWEEP_EVERY_MS = 3_600_000;
const QUOTAS_EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
/** Between two batches, so that requests come first. */
const PAUSE_MS = 50;

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

interface RetentionOptions {
  config: Pick<Config, 'retentionDays'>;
  database: Database;
  logger: Logger;
  now: () => Date;
  /** Whether the clock lets rows be removed. */
  mayRemove: () => Promise<boolean>;
}

/**
 * Returns the periodic tasks that remove rows of each kind older than RETENTION_…_DAYS, in small batches, former names beyond a number,
 * and quotas of hours that are over.
 */
export function createRetentionTasks({
  config,
  database,
  logger,
  now,
  mayRemove,
}: RetentionOptions): PeriodicTask[] {
  const retention = createRetention(database);

  const removeOld = async (kind: RetentionKind, days: number, signal: AbortSignal): Promise<void> => {
    if (!(await mayRemove())) return;
    const before = new Date(now().getTime() - days * DAY_MS);
    let total = 0;
    let hasMore: boolean;
    do {
      const batch = await retention.removeBatch(kind, before);
      total += batch.removed;
      hasMore = batch.hasMore;
      if (hasMore) await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    } while (hasMore && !signal.aborted);
    if (total > 0) logger.info({ kind, removed: total, days }, 'old rows removed');
  };

  const capNames = async (signal: AbortSignal): Promise<void> => {
    if (!(await mayRemove())) return;
    const removed = await retention.removeFormerNames(signal);
    if (removed > 0) logger.info({ kind: 'names', removed }, 'former names removed');
  };

  const tasks = RETENTION_KINDS.flatMap((kind) => {
    const days = config.retentionDays[kind];
    if (days === undefined) return [];
    const fault = `Old rows of ${kind} could not be removed`;
    return createPeriodicTask((signal) => removeOld(kind, days, signal), {
      everyMs: SWEEP_EVERY_MS,
      logger,
      fault,
    });
  });
  return [
    createPeriodicTask(capNames, {
      everyMs: SWEEP_EVERY_MS,
      logger,
      fault: 'Former names could not be removed',
    }),
    ...tasks,
    createPeriodicTask(createQuotas(database, {}, now).sweep, {
      everyMs: QUOTAS_EVERY_MS,
      logger,
      fault: 'Ended quotas could not be removed',
    }),
  ];
}
