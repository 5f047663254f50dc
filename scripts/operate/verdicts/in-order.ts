/**
 * Works on each item, `size` at a time, starting them in their order. `work` gets what ends with the work on all items before: what has to
 * be in order waits for it.
 */
export async function inOrder<T>(
  items: readonly T[],
  size: number,
  work: (item: T, previous: Promise<unknown>) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let last: Promise<unknown> = Promise.resolve();
  const runOne = async (): Promise<void> => {
    for (const item of left) await (last = Promise.all([last, work(item, last)]));
  };
  await Promise.all(Array.from({ length: size }, runOne));
}
