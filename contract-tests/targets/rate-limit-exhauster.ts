import { listOperations } from '../contract/document.js';
import type { Response, Send } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { waitUntil } from '../testing/concurrency.js';

const AT_ONCE = 16;
/** A window that is about to end would let the next request through. */
const MIN_REMAINING_SECONDS = 3;

/**
 * Returns a function that makes sure that an address has used up its requests at a service, and for a while yet. What it
 * sends are cheap reads, as many as a window takes, so that a window is used up once for all scenarios.
 */
export function createRateLimitExhauster(
  send: Send,
  urls: Readonly<Record<string, string>>,
  limit: number,
  address: string,
): (suite: ServiceSuite) => Promise<string> {
  let queue: Promise<unknown> = Promise.resolve();
  return (suite) => {
    const ask = (): Promise<Response> => send(cheapRequest(suite, urls, address));
    const result = queue.then(() => exhaust(ask, limit)).then(() => address);
    queue = result.catch(() => undefined);
    return result;
  };
}

function cheapRequest(
  suite: ServiceSuite,
  urls: Readonly<Record<string, string>>,
  address: string,
): Parameters<Send>[0] {
  const operation = listOperations(suite.document).find(({ id }) => id === suite.cheapOperation);
  const url = urls[suite.service];
  if (!operation || !url)
    throw new Error(`The suite of ${suite.service} names no cheap operation or has no URL.`);
  return toWireRequest(url, operation, {}, { address, token: null });
}

async function exhaust(ask: () => Promise<Response>, limit: number): Promise<void> {
  const isUsedUpForAWhile = async (): Promise<boolean> => {
    const { status, headers } = await ask();
    if (status !== 429) await flood(ask, limit);
    else if (Number(headers['retry-after']) >= MIN_REMAINING_SECONDS) return true;
    return false;
  };
  await waitUntil('the rate limit refuses an address', isUsedUpForAWhile, {
    deadlineMs: 10_000,
    pauseMs: 250,
  });
}

/** Sends as many requests as a window takes; stops early once one is refused. */
async function flood(ask: () => Promise<Response>, limit: number): Promise<void> {
  let left = limit;
  const sendOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if ((await ask()).status === 429) left = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
}
