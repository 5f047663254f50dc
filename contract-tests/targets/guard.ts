import { createFinder, listOperations } from '../contract/document.js';
import type { Send } from '../contract/http-client.js';
import { Skipped, type ServiceSuite } from '../scenarios/scenario.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns a sender that calls `onWritten` with the service of each request that has changed state. A run that only reads sends reads
 * alone: what the document marks as safe, each other GET unless it is marked as unsafe, and reads of undocumented routes. Anything else
 * throws Skipped and is not sent. No scenario can bypass this.
 */
export function createGuard(
  send: Send,
  suites: Pick<ServiceSuite, 'service' | 'document'>[],
  {
    urls,
    isReadOnly = false,
    onWritten = () => undefined,
  }: {
    urls: Readonly<Record<string, string>>;
    isReadOnly?: boolean;
    onWritten?: (service: string) => void;
  },
): Send {
  const services = suites.flatMap(({ service, document }) => {
    const base = urls[service]?.replace(/\/$/, '');
    return base === undefined ? [] : [{ service, base, find: createFinder(listOperations(document)) }];
  });
  return async (request) => {
    const { method, url } = request;
    const to = services.find(({ base }) => url.startsWith(`${base}/`));
    const path = url.slice(to?.base.length ?? 0);
    // HEAD is handled like GET.
    const operation = to?.find(method === 'HEAD' ? 'GET' : method, path);
    const isSafe = operation ? operation.isSafe : to !== undefined && READS.includes(method);
    if (isReadOnly && !isSafe)
      throw new Skipped(`${method} ${path} is not declared as safe on a live system.`);
    const response = await send(request);
    if (to && operation && !operation.isSafe && response.status === 200) onWritten(to.service);
    return response;
  };
}
