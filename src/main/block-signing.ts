import { setTimeout as pause } from 'node:timers/promises';
import { signBlocks } from '../../db/rollups/sign-blocks.js';
import { createPeriodicTask, type PeriodicTask } from './periodic-task.js';
import type { TaskDependencies } from './service-parts.js';

const SIGN_EVERY_MS = 60_000;
/** Between two blocks, so that requests come first. */
const PAUSE_MS = 50;

/** Returns the periodic task that signs complete blocks of events whose signatures lack some: each block is looked at once. */
export function createBlockSigning({
  database,
  logger,
}: Pick<TaskDependencies, 'database' | 'logger'>): PeriodicTask {
  let next = 0;
  const sign = async (signal: AbortSignal): Promise<void> => {
    next = await signBlocks(database, next, async () => {
      await pause(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      return !signal.aborted;
    });
  };
  return createPeriodicTask(sign, {
    everyMs: SIGN_EVERY_MS,
    logger,
    fault: 'Blocks of events could not be signed',
  });
}
