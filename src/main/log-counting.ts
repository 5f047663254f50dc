import { countListChanges } from '../../db/rollups/list-terms.js';
import { countFacetChanges } from '../../db/rollups/map-facets.js';
import { addBlockChanges } from '../../db/rollups/row-blocks.js';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const COUNT_EVERY_MS = 10_000;

/** Returns the periodic task that adds logged changes to rollups, as long as there are any. */
export function createLogCounting({ database, logger }: TaskDependencies): PeriodicTask {
  let isStopped = false;
  const count = async (): Promise<void> => {
    for (const part of [countListChanges, countFacetChanges, addBlockChanges]) {
      // In parts, so that contributions do not wait for all of it.
      while (!isStopped && (await database.write((trx) => part(trx))) > 0);
    }
  };
  const task = createPeriodicTask(count, {
    everyMs: COUNT_EVERY_MS,
    logger,
    fault: 'Logged changes could not be counted',
  });
  return {
    start: task.start,
    stop: () => {
      isStopped = true;
      return task.stop();
    },
  };
}
