import { countListChanges } from '../../db/rollups/list-terms.js';
import { addBlockChanges } from '../../db/rollups/row-blocks.js';
import { createFaultLog } from './fault-log.js';
import { runPeriodically, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const COUNT_EVERY_MS = 10_000;

/** Returns the periodic task that adds logged changes to kept counts, as long as there are any. */
export function createLogCounting({ database, logger }: TaskDependencies): PeriodicTask {
  const logFault = createFaultLog(logger);
  let isStopped = false;
  const count = async (): Promise<void> => {
    try {
      for (const part of [countListChanges, addBlockChanges]) {
        // In parts, so that contributions do not wait for all of it.
        while (!isStopped && (await database.write((trx) => part(trx))) > 0);
      }
    } catch (error) {
      logFault('Logged changes could not be counted; the next run tries again.', error);
    }
  };
  const task = runPeriodically(count, COUNT_EVERY_MS);
  return {
    start: task.start,
    stop: () => {
      isStopped = true;
      return task.stop();
    },
  };
}
