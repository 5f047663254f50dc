import { TooManyReads } from './outage.js';

/** Costly reads of one process that may wait for others; more are refused. */
export const MAX_WAITING_READS = 32;

/** Runs work, when it is its turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a gate that runs so much work at once and lets so much wait; more is refused with an outage. */
export function createGate(maxRunning: number, maxWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < maxRunning) running += 1;
    else {
      if (waiting.length >= maxWaiting) throw new TooManyReads(maxWaiting);
      // Who ends hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
