import type { Send } from '../contract/http-client.js';
import { Skipped, type ServiceSuite } from '../scenarios/scenario.js';
import { createLocator } from './locate-operation.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns a sender that forwards only requests that change nothing: operations that their document declares as
 * `x-contract-safe`, and reads outside of the operations. The last of several safeguards, and one that no scenario
 * can bypass. Anything else throws Skipped, unsent.
 */
export function createReadOnlySender(
  send: Send,
  suites: Pick<ServiceSuite, 'service' | 'document'>[],
  urls: Readonly<Record<string, string>>,
): Send {
  const locate = createLocator(suites, urls);
  return async (request) => {
    const { method, url } = request;
    const to = locate(request);
    const isSafe = to?.operation ? to.operation.isSafe : to !== null && READS.includes(method);
    if (isSafe) return send(request);
    throw new Skipped(`${method} ${to?.path ?? url} is not declared as safe on a live system.`);
  };
}
