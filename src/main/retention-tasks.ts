import { setTimeout as pause } from 'node:timers/promises';
import { createRetention, RETENTION_KINDS, type RetentionKind } from '../../db/operate/retention.js';
import { createQuotas } from '../../db/writes/quotas.js';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';
import type { ProcessDependencies } from './service-parts.js';

const SWEEP_EVERY_MS = 3_600_000;
const QUOTAS_EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
/** Between two batches, so that requests come first. */
const PAUSE_MS = 50;

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
}: Pick<ProcessDependencies, 'config' | 'database' | 'logger' | 'now' | 'mayRemove'>): PeriodicTask[] {
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
