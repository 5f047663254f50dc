import { addLoggedChanges } from '../../db/rollups/logged-changes.js';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const COUNT_EVERY_MS = 10_000;

/** Returns the periodic task that adds logged changes to rollups, as long as there are any. */
export function createLogCounting({ database, logger }: TaskDependencies): PeriodicTask {
  const add = (signal: AbortSignal): Promise<void> => addLoggedChanges(database, () => signal.aborted);
  return createPeriodicTask(add, {
    everyMs: COUNT_EVERY_MS,
    logger,
    fault: 'Logged changes could not be added',
  });
}
