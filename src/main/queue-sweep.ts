import { createQueue } from '../../db/stores/aggregator/tracking/queue.js';
import { createFaultLog } from './fault-log.js';
import { runPeriodically, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const SWEEP_EVERY_MS = 3_600_000;

/** Returns the periodic task that ignores queue entries older than 30 days. */
export function createQueueSweep({ database, logger, now }: TaskDependencies): PeriodicTask {
  const queue = createQueue(database);
  const logFault = createFaultLog(logger);
  const sweep = async (): Promise<void> => {
    try {
      const ignored = await queue.sweep(now());
      if (ignored > 0) logger.info({ ignored }, 'queue items ignored after 30 days');
    } catch (error) {
      logFault('The queue could not be swept; the next sweep tries again.', error);
    }
  };
  return runPeriodically(sweep, SWEEP_EVERY_MS);
}
