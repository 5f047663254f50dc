import type { Logger } from 'pino';
import { driverMessage } from '../driver-message.js';
import { isCutOff } from './connections.js';
import type { Metrics } from './metrics.js';
import { OutageProblem } from './response/problem.js';
import type { RequestObserver } from './response/responder.js';
import { createSampledLog } from './sampled-log.js';

/** Longer paths are cut: a path of 128 KiB would be logged whole. */
const MAX_PATH = 300;

/**
 * Returns the observer that logs and counts a service's requests. A line has the path but never the query string, headers or
 * body: those may hold tokens and names. Requests over the rate limit, failures of the database or the disk, and what else is
 * unavailable are logged once a second; the failures without a stack and at level error, the unavailable with the reason and as a
 * warning, or as information where the client brought it about.
 * A request that the stop of the server has cut off is a warning.
 */
export function createObserver(
  service: string,
  logger: Logger,
  metrics: Metrics,
  now: () => number,
): RequestObserver {
  const isInfo = logger.isLevelEnabled('info');
  const logLimited = createSampledLog(logger, now);
  const logOutage = createSampledLog(logger, now, 'error');
  const logUnavailable = createSampledLog(logger, now, 'warn');
  const logCausedByClient = createSampledLog(logger, now);
  return (context, status, error, unavailability) => {
    const milliseconds = now() - context.startedAt;
    metrics.request(service, context.operationId, status, milliseconds / 1000);
    const isCut = status === 0 && isCutOff(context.request.socket);
    if (!isInfo && !isCut && status < 500) return;
    const { path } = context;
    const line = {
      service,
      requestId: context.requestId,
      method: context.request.method,
      path: path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path,
      operation: context.operationId || undefined,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    };
    if (error instanceof OutageProblem) {
      const { reason, cause } = error;
      metrics.outage(service, context.operationId, reason);
      metrics.unavailable(service, context.operationId);
      logOutage({ ...line, reason, cause: describeCause(cause) }, 'database or disk unavailable');
    } else if (status >= 500 && unavailability && error === undefined) {
      const { reason, isCausedByClient = false } = unavailability;
      if (!isCausedByClient) metrics.unavailable(service, context.operationId);
      (isCausedByClient ? logCausedByClient : logUnavailable)({ ...line, reason }, 'unavailable');
    } else if (status >= 500) logger.error({ ...line, err: error }, 'request failed');
    else if (status === 429) logLimited(line, 'request');
    else if (isCut) logger.warn(line, 'cut off by the stop');
    else logger.info(line, status === 0 ? 'client gone' : 'request');
  };
}

function describeCause(cause: unknown): string {
  const { code } = cause as { code?: unknown };
  const text = driverMessage(cause as Error);
  return typeof code === 'string' && !text.includes(code) ? `${code}: ${text}` : text;
}
