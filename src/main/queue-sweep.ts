import { createQueue } from '../../db/stores/aggregator/tracking/queue.js';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const SWEEP_EVERY_MS = 3_600_000;

/** Returns the periodic task that ignores queue entries older than 30 days. */
export function createQueueSweep({ database, logger, now }: TaskDependencies): PeriodicTask {
  const queue = createQueue(database);
  const sweep = async (): Promise<void> => {
    const ignored = await queue.sweep(now());
    if (ignored > 0) logger.info({ ignored }, 'queue items ignored after 30 days');
  };
  return createPeriodicTask(sweep, {
    everyMs: SWEEP_EVERY_MS,
    logger,
    fault: 'The queue could not be swept',
  });
}
