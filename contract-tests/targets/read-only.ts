import { createFinder, listOperations } from '../contract/document.js';
import type { Send } from '../contract/http-client.js';
import { Skipped, type ServiceSuite } from '../scenarios/scenario.js';

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
  const services = suites.flatMap(({ service, document }) => {
    const base = urls[service]?.replace(/\/$/, '');
    return base === undefined ? [] : [{ base, find: createFinder(listOperations(document)) }];
  });
  return async (request) => {
    const { method, url } = request;
    const of = services.find(({ base }) => url.startsWith(`${base}/`));
    const path = of ? url.slice(of.base.length) : '';
    // HEAD is handled like GET.
    const operation = of?.find(method === 'HEAD' ? 'GET' : method, path);
    const isSafe = operation ? operation.isSafe : of !== undefined && READS.includes(method);
    if (isSafe) return send(request);
    throw new Skipped(`${method} ${path || url} is not declared as safe on a live system.`);
  };
}
