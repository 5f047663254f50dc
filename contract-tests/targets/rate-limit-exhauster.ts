import { setTimeout } from 'node:timers/promises';
import { listOperations } from '../contract/document.js';
import type { Send } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

const AT_ONCE = 16;
const PAUSE_MS = 250;
/** The next request would pass in a new window. */
const MIN_REMAINING_SECONDS = 3;

/**
 * Returns a function that uses up the rate limit of an address at a service by cheap reads, with enough time left in its window; one call
 * after the other, so that a window is used up once for all scenarios.
 */
export function createRateLimitExhauster(
  send: Send,
  urls: Readonly<Record<string, string>>,
  address: string,
): (suite: ServiceSuite) => Promise<string> {
  let queue: Promise<unknown> = Promise.resolve();
  return ({ service, document, cheapOperation }) => {
    const operation = listOperations(document).find(({ id }) => id === cheapOperation);
    const url = urls[service];
    if (!operation || !url)
      throw new Error(`The suite of ${service} names no cheap operation or has no URL.`);
    // The limit counts it like a GET, whose body would take longer than all else.
    const request = {
      ...toWireRequest(url, operation, {}, { address, token: null }),
      method: 'HEAD',
    };
    const exhaust = async (): Promise<string> => {
      for (;;) {
        const { status, headers } = await send(request);
        if (status === 429 && Number(headers['retry-after']) >= MIN_REMAINING_SECONDS) return address;
        if (status === 429) await setTimeout(PAUSE_MS);
        else await Promise.all(Array.from({ length: AT_ONCE }, () => send(request)));
      }
    };
    const result = queue.then(exhaust);
    queue = result.catch(() => undefined);
    return result;
  };
}
