import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import type { RequestObserver } from './responder.js';

/**
 * Returns what writes a service's request lines and counts its requests. A line has the path but never the query string,
 * headers or body: those may hold tokens and names.
 */
export function createObserver(
  service: string,
  logger: Logger,
  metrics: Metrics,
  now: () => number,
): RequestObserver {
  const isInfo = logger.isLevelEnabled('info');
  return (context, status, error) => {
    const milliseconds = now() - context.startedAt;
    metrics.request(service, context.operationId, status, milliseconds / 1000);
    if (!isInfo && status < 500) return;
    const line = {
      service,
      requestId: context.requestId,
      method: context.request.method,
      path: context.path,
      operation: context.operationId || undefined,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    };
    if (status >= 500) logger.error({ ...line, err: error }, 'request failed');
    else logger.info(line, status === 0 ? 'client gone' : 'request');
  };
}
