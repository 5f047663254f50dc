import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../connection/database.js';
import { noteChanges, TOPICS } from '../memo.js';

/**
 * Runs `work` for each part of a list, and waits after it for as long as it took, so that requests come first. What it has done stays when
 * the command is interrupted.
 */
export async function inBatches<T>(
  list: readonly T[],
  size: number,
  work: (part: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    const startedAt = performance.now();
    await work(list.slice(start, start + size));
    if (start + size < list.length) await pause(performance.now() - startedAt);
  }
}

/** Returns the same database for work of an operator, whose transactions may change anything. */
export function noteAllChanges(database: Database): Database {
  const write: Database['write'] = (work, options) =>
    database.write(async (trx) => {
      const result = await work(trx);
      await noteChanges(trx, ...TOPICS);
      return result;
    }, options);
  return { ...database, write };
}
