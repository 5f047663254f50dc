import { createFinder, listOperations, type Operation } from '../contract/document.js';
import type { WireRequest } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

/** Where a request goes: to a service, its path there, and one of its operations, if it is one. */
interface Location {
  service: string;
  path: string;
  operation: Operation | undefined;
}

/** Returns a function that locates a request; null where it goes to none of the services. */
export function createLocator(
  suites: Pick<ServiceSuite, 'service' | 'document'>[],
  urls: Readonly<Record<string, string>>,
): (request: Pick<WireRequest, 'method' | 'url'>) => Location | null {
  const services = suites.flatMap(({ service, document }) => {
    const base = urls[service]?.replace(/\/$/, '');
    return base === undefined ? [] : [{ service, base, find: createFinder(listOperations(document)) }];
  });
  return ({ method, url }) => {
    const found = services.find(({ base }) => url.startsWith(`${base}/`));
    if (!found) return null;
    const path = url.slice(found.base.length);
    // HEAD is handled like GET.
    return { service: found.service, path, operation: found.find(method === 'HEAD' ? 'GET' : method, path) };
  };
}
