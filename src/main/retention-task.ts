import { setTimeout as pause } from 'node:timers/promises';
import { createRetention, RETENTION_KINDS, type RetentionKind } from '../../db/retention/retention.js';
import { createFaultLog, runPeriodically, type PeriodicTask } from './periodic-task.js';
import type { Shared } from './service-parts.js';

const SWEEP_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Between two batches, so that requests come first. */
const PAUSE_MS = 50;

/** Returns the periodic task that removes rows older than RETENTION_…_DAYS, in small batches, and former names beyond a number. */
export function createRetentionTask({ config, database, logger, now }: Shared): PeriodicTask {
  const retention = createRetention(database);
  const logFault = createFaultLog(logger);

  const removeOld = async (kind: RetentionKind, days: number, signal: AbortSignal): Promise<void> => {
    const before = new Date(now().getTime() - days * DAY_MS);
    let total = 0;
    for (let hasMore = true; hasMore && !signal.aborted;) {
      const batch = await retention.removeBatch(kind, before, now());
      total += batch.removed;
      hasMore = batch.hasMore;
      if (hasMore) await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    if (total > 0) logger.info({ kind, removed: total, days }, 'old rows removed');
  };

  const capNames = async (signal: AbortSignal): Promise<void> => {
    const removed = await retention.removeFormerNames(signal);
    if (removed > 0) logger.info({ kind: 'names', removed }, 'former names removed');
  };

  const sweep = async (signal: AbortSignal): Promise<void> => {
    try {
      await capNames(signal);
    } catch (error) {
      logFault('Former names could not be removed; the next run tries again.', error);
    }
    for (const kind of RETENTION_KINDS) {
      const days = config.retentionDays[kind];
      if (days === undefined) continue;
      try {
        await removeOld(kind, days, signal);
      } catch (error) {
        // The other kinds are still removed.
        logFault(`Old rows of ${kind} could not be removed; the next run tries again.`, error);
      }
    }
  };

  return runPeriodically(sweep, SWEEP_EVERY_MS);
}
