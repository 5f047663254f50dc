import { createQueue } from '../../db/stores/aggregator/tracking/queue.js';
import type { PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';
import { createSweep } from './sweep.js';

const SWEEP_EVERY_MS = 3_600_000;

/** Returns the periodic task that ignores queue entries older than 30 days. */
export function createQueueSweep({ database, logger, now }: TaskDependencies): PeriodicTask {
  const queue = createQueue(database);
  const sweep = async (): Promise<void> => {
    const ignored = await queue.sweep(now());
    if (ignored > 0) logger.info({ ignored }, 'queue items ignored after 30 days');
  };
  return createSweep(sweep, { everyMs: SWEEP_EVERY_MS, logger, removes: 'Old items of the queue' });
}
