import { setTimeout } from 'node:timers/promises';

/**
 * Polls until a condition holds, with pauses that double up to `maxPauseMs`; rejects with a description after the
 * deadline.
 */
export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  {
    deadlineMs = 20_000,
    pauseMs = 40,
    maxPauseMs = pauseMs,
    now = () => performance.now(),
  }: { deadlineMs?: number; pauseMs?: number; maxPauseMs?: number; now?: () => number } = {},
): Promise<void> {
  const deadline = now() + deadlineMs;
  for (let pause = pauseMs; !(await isTrue()); pause = Math.min(2 * pause, maxPauseMs)) {
    if (now() > deadline) throw new Error(`Timed out after ${deadlineMs} ms: ${what}.`);
    await setTimeout(pause);
  }
}

/**
 * Applies a function to all items, `atOnce` of them concurrently, and returns the results in the order of the items.
 */
export async function mapConcurrently<T, R>(
  items: T[],
  atOnce: number,
  apply: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await apply(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
