import type { Send } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { createLocator } from './locate-operation.js';

/** Returns a sender that reports the service of each request that has changed state. */
export function createNotingSender(
  send: Send,
  suites: Pick<ServiceSuite, 'service' | 'document'>[],
  urls: Readonly<Record<string, string>>,
  onWritten: (service: string) => void,
): Send {
  const locate = createLocator(suites, urls);
  return async (request) => {
    const response = await send(request);
    const to = locate(request);
    if (to?.operation && !to.operation.isSafe && response.status === 200) onWritten(to.service);
    return response;
  };
}
