import { performance } from 'node:perf_hooks';
import { TooManyReads } from './outage.js';

/** Costly reads that may wait for others at a gate of one process; more are refused, since they would wait too long. */
export const MAX_WAITING = 32;

/** How long the time that a client has used counts in full; after each further one half of it does. */
export const HALF_LIFE_MS = 10_000;

/** Less than this is forgotten, so that the clients that are remembered are bounded by what can run. */
const MIN_USED_MS = 1;

let client = '';

/**
 * Calls `work` on behalf of a client, an address, so that gates share their places fairly between clients. It is known until `work`
 * returns or waits for the first time, which is when a handler has entered its gate: what follows a request through all it waits
 * for (AsyncLocalStorage) would slow every request down.
 */
export function runForClient<T>(address: string, work: () => T): T {
  const before = client;
  client = address;
  try {
    return work();
  } finally {
    client = before;
  }
}

/** Returns the client that the running work is for; "" where no request causes it. */
export function currentClient(): string {
  return client;
}

/** Runs work, when it is its turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

interface Entry {
  enter: () => void;
  giveWay: (error: Error) => void;
}

/**
 * Returns a gate that runs so much work at once and lets so much wait. The next turn is that of the client whose work has taken the
 * least time. Where more would wait, the newest entry of the longest line gives way with an outage; of equally long lines, that of
 * the client whose work has taken the most time. `now` is a clock in milliseconds.
 */
export function createGate(
  maxRunning: number,
  maxWaiting: number,
  now: () => number = () => performance.now(),
): Gate {
  // The work that waits, by client.
  const lines = new Map<string, Entry[]>();
  // Milliseconds.
  const used = new Map<string, number>();
  let halvedAt = now();
  let running = 0;
  let waiting = 0;

  // One for all: the stack of each would take longer than the rest of a refusal.
  const refusal = new TooManyReads(maxWaiting);

  const usedBy = (client: string): number => used.get(client) ?? 0;

  /** Ends the waiting of an entry that was taken from its line. */
  const endWait = (client: string, entry: Entry | undefined): Entry | undefined => {
    if (lines.get(client)?.length === 0) lines.delete(client);
    waiting -= 1;
    return entry;
  };

  const wait = (client: string): Promise<void> =>
    new Promise((enter, giveWay) => {
      const line = lines.get(client) ?? [];
      line.push({ enter, giveWay });
      lines.set(client, line);
      waiting += 1;
      if (waiting > maxWaiting) refuseOne();
    });

  const refuseOne = (): void => {
    // Written out: floods are refused here, and a copy of the lines takes longer than to look at them.
    let last = { client: '', line: [] as Entry[], used: 0 };
    for (const [client, line] of lines) {
      if (line.length < last.line.length) continue;
      const one = { client, line, used: usedBy(client) };
      if (line.length > last.line.length || one.used >= last.used) last = one;
    }
    endWait(last.client, last.line.pop())?.giveWay(refusal);
  };

  /** Counts the time of work that has ended, and hands its place over. */
  const leave = (client: string, startedAt: number): void => {
    const time = now();
    const halves = Math.floor((time - halvedAt) / HALF_LIFE_MS);
    if (halves > 0) {
      halvedAt += halves * HALF_LIFE_MS;
      for (const [one, ms] of used) {
        const left = ms / 2 ** halves;
        if (left < MIN_USED_MS) used.delete(one);
        else used.set(one, left);
      }
    }
    used.set(client, usedBy(client) + time - startedAt);
    if (lines.size === 0) {
      running -= 1;
      return;
    }
    const [next, line] = [...lines].reduce((found, one) => (usedBy(one[0]) < usedBy(found[0]) ? one : found));
    endWait(next, line.shift())?.enter();
  };

  return async (work) => {
    const client = currentClient();
    if (running < maxRunning) running += 1;
    else await wait(client);
    const startedAt = now();
    try {
      return await work();
    } finally {
      leave(client, startedAt);
    }
  };
}
