import type { Response, Send } from '../contract/http-client.js';
import { Skipped } from '../scenarios/scenario.js';

/** A sender that waits when it is asked to. */
export interface Throttle {
  send: Send;
  /** How long all its waits together took so far, in milliseconds. */
  waitedMs: () => number;
}

export interface ThrottleOptions {
  /** Waits; passed in so that tests need not. */
  sleep: (milliseconds: number) => Promise<void>;
  /** Told of each wait, for people who wonder why nothing happens. */
  say: (sentence: string) => void;
}

/** Rate limits count by the minute; who asks for more than this has a quota that a run cannot wait for. */
const MAX_WAIT_SECONDS = 120;
const MAX_TRIES = 6;

/**
 * Returns a sender that keeps to a server's rate limit: a request that is answered with 429 is sent again after as many seconds
 * as the answer's Retry-After says, and until then no other request is sent either. A 429 that asks for too long a wait
 * throws LeftOut, since a used-up quota says nothing about the contract; one without a usable Retry-After is returned.
 */
export function createThrottle(send: Send, { sleep, say }: ThrottleOptions): Throttle {
  let rest: Promise<void> = Promise.resolve();
  let isResting = false;
  let waitedMs = 0;
  const restFor = (seconds: number): Promise<void> => {
    if (isResting) return rest;
    isResting = true;
    say(`The server asks for a pause of ${seconds} seconds (429).`);
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
        if (seconds > MAX_WAIT_SECONDS) throw new Skipped(refusal(request.method, request.url, seconds));
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
