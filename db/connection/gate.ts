import { TooManyReads } from './outage.js';

/** Costly reads that may wait for others at a gate of one process; more are refused, because they would wait too long. */
export const MAX_WAITING = 32;

let client = '';

/**
 * Calls `work` on behalf of a client, an address, so that gates share their places fairly between clients. The address is known until `work`
 * returns or waits for the first time, so a handler enters its gate before it waits for anything else; after that, its reads wait in the
 * line of work without an address. AsyncLocalStorage would keep the address, but would slow every request down.
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
 * Returns a gate that runs so much work at once and lets so much wait. Each client, an address, has a line of its own, and the lines
 * take turns. Where more would wait, the newest entry of the longest line gives way with an outage.
 */
export function createGate(maxRunning: number, maxWaiting: number): Gate {
  // The work that waits, by client; the first line has the next turn.
  const lines = new Map<string, Entry[]>();
  let running = 0;
  let waiting = 0;

  // One for all: the stack of each would take longer than the rest of a refusal.
  const refusal = new TooManyReads(maxWaiting);

  const wait = (client: string): Promise<void> =>
    new Promise((enter, giveWay) => {
      const line = lines.get(client) ?? [];
      line.push({ enter, giveWay });
      lines.set(client, line);
      waiting += 1;
      if (waiting > maxWaiting) refuseOne();
    });

  const refuseOne = (): void => {
    const [client, line] = [...lines].reduce((longest, one) =>
      one[1].length >= longest[1].length ? one : longest,
    );
    waiting -= 1;
    line.pop()?.giveWay(refusal);
    if (line.length === 0) lines.delete(client);
  };

  /** Hands the place of work that has ended over. */
  const leave = (): void => {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [client, line] = next;
    waiting -= 1;
    line.shift()?.enter();
    // The others have their turns before its next one.
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
  };

  return async (work) => {
    if (running < maxRunning) running += 1;
    else await wait(currentClient());
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
