import { listOperations } from '../contract/document.js';
import type { Response, Send } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { waitUntil } from '../testing/concurrency.js';

const AT_ONCE = 16;
/** The next request would pass in a new window. */
const MIN_REMAINING_SECONDS = 3;

/**
 * Returns a function that uses up the rate limit of an address at a service, with enough time left in its window. It
 * sends as many cheap reads as a window allows, so that a window is used up once for all scenarios.
 */
export function createRateLimitExhauster(
  send: Send,
  urls: Readonly<Record<string, string>>,
  limit: number,
  address: string,
): (suite: ServiceSuite) => Promise<string> {
  let queue: Promise<unknown> = Promise.resolve();
  return (suite) => {
    const sendCheap = (): Promise<Response> => send(cheapRequest(suite, urls, address));
    const result = queue.then(() => exhaust(sendCheap, limit)).then(() => address);
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
  // The limit counts it like a GET, whose body would take longer than all else.
  return { ...toWireRequest(url, operation, {}, { address, token: null }), method: 'HEAD' };
}

async function exhaust(sendCheap: () => Promise<Response>, limit: number): Promise<void> {
  const isUsedUpForAWhile = async (): Promise<boolean> => {
    const { status, headers } = await sendCheap();
    if (status !== 429) await flood(sendCheap, limit);
    else if (Number(headers['retry-after']) >= MIN_REMAINING_SECONDS) return true;
    return false;
  };
  await waitUntil('the rate limit refuses an address', isUsedUpForAWhile, {
    deadlineMs: 10_000,
    pauseMs: 250,
  });
}

/** Sends as many requests as a window allows; stops early once one is refused. */
async function flood(sendCheap: () => Promise<Response>, limit: number): Promise<void> {
  let left = limit;
  const sendOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if ((await sendCheap()).status === 429) left = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
}
