import { currentClient } from './current-client.js';
import { TooManyReads } from './outage.js';

/** Costly reads of one process that may wait for others; more are refused. */
export const MAX_WAITING_READS = 32;

/** Searches, which are shorter, that may wait. */
export const MAX_WAITING_SEARCHES = 128;

/** Runs work, when it is its turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns a gate that runs so much work at once and lets so much wait; more is refused with an outage. Clients that wait have
 * their turns one after the other, and one of them may have half of the waiting places.
 */
export function createGate(maxRunning: number, maxWaiting: number): Gate {
  // Clients in the order of their turns.
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const wait = (): Promise<void> => {
    const client = currentClient();
    const line = lines.get(client) ?? [];
    const isShare = client !== '' && line.length >= maxWaiting / 2;
    if (waiting >= maxWaiting || isShare) throw new TooManyReads(isShare ? line.length : waiting);
    lines.set(client, line);
    waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  };

  /** Hands the place of work that has ended over. */
  const leave = (): void => {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [client, line] = first;
    const next = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting -= 1;
    next?.();
  };

  return async (work) => {
    if (running < maxRunning) running += 1;
    else await wait();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
