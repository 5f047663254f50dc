import type { Response, Send } from '../contract/http-client.js';
import { NotReached } from '../scenarios/scenario.js';

/** A sender that respects a rate limit. */
export interface Throttle {
  send: Send;
  /** The total time of all waits so far, in milliseconds. */
  waitedMs: () => number;
}

interface ThrottleOptions {
  /** Waits; passed in for tests. */
  sleep: (milliseconds: number) => Promise<void>;
  /** Called for each wait, to explain the delay. */
  log: (sentence: string) => void;
}

/** Rate limits count by the minute; a longer Retry-After is a quota that a run cannot wait for. */
const MAX_WAIT_SECONDS = 120;
const MAX_TRIES = 6;

/**
 * Returns a sender that respects a server's rate limit: after a 429, all requests wait for the seconds of its
 * Retry-After, and the refused one is sent again. A longer Retry-After throws NotReached, because a used-up quota proves
 * nothing about the contract; a 429 without a usable one is returned.
 */
export function createThrottle(send: Send, { sleep, log }: ThrottleOptions): Throttle {
  let rest: Promise<void> = Promise.resolve();
  let isResting = false;
  let waitedMs = 0;
  const restFor = (seconds: number): Promise<void> => {
    if (isResting) return rest;
    isResting = true;
    log(`The rate limit requires a wait of ${seconds} seconds (429).`);
    rest = sleep(seconds * 1000).then(() => {
      isResting = false;
      waitedMs += seconds * 1000;
    });
    return rest;
  };
  return {
    waitedMs: () => waitedMs,
    send: async (request) => {
      for (let tries = 1; ; tries++) {
        await rest;
        const response = await send(request);
        const seconds = secondsToWait(response);
        if (seconds === null || tries === MAX_TRIES) return response;
        if (seconds > MAX_WAIT_SECONDS) throw new NotReached(refusal(request.method, request.url, seconds));
        await restFor(seconds);
      }
    },
  };
}

function secondsToWait({ status, headers }: Response): number | null {
  const text = headers['retry-after'] ?? '';
  return status === 429 && /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : null;
}

function refusal(method: string, url: string, seconds: number): string {
  return `${method} ${new URL(url).pathname} was refused for ${seconds} seconds more (429): a quota is used up.`;
}
