import type { Logger } from 'pino';
import type { Unavailability } from '../contract.js';
import type { Metrics } from './metrics.js';
import { createStateOpener, type RequestState, type ServiceMiddleware } from './request-state.js';
import { ClientGone, OutageProblem } from './response/problem.js';
import { createSampledLog } from './sampled-log.js';
import { readTraceId } from './trace.js';

/** What is called when a request begins and ends, for the log and the metrics. */
export interface RequestObserver {
  /** Called when it has arrived. */
  began: () => void;
  /**
   * Called once its response has been written; the status is 0 where the client went away before. `error` is the fault behind a 500, or
   * an OutageProblem; `unavailability` is the reason of any other 502 or 503.
   */
  ended: (state: RequestState, status: number, error?: unknown, unavailability?: Unavailability) => void;
}

/** A client that takes nothing of its response for so long is disconnected. */
const STALLED_MS = 30_000;

/** Returns the outermost middleware: it creates the state of the request, and reports its outcome. */
export function observeRequests({
  observe,
  readAddress,
  now,
}: {
  observe: RequestObserver;
  readAddress: (request: RequestState['request']) => string;
  now: () => number;
}): ServiceMiddleware {
  const open = createStateOpener(readAddress, now);
  return async (ctx, next) => {
    const state = open(ctx);
    ctx.state = state;
    observe.began();
    try {
      await next();
    } catch (error) {
      state.error = error;
      throw error;
    } finally {
      // Koa writes the response first.
      setImmediate(() => {
        if (ctx.res.headersSent && !ctx.res.writableFinished) ctx.res.setTimeout(STALLED_MS);
        const status = state.error instanceof ClientGone ? 0 : ctx.res.statusCode;
        observe.ended(state, status, state.error, state.unavailability);
      });
    }
  };
}

/** Longer paths are cut: a path of 128 KiB would be logged whole. */
const MAX_PATH = 300;

/**
 * Returns the observer that logs and counts a service's requests. A line has the path, and the id of the caller's trace, but never
 * the query string, other headers or the body: those may hold tokens and names. Of the requests that succeed, one in `sample` has a
 * line. Requests over the rate limit, failures of the database or the disk, and other 502 and 503 have one line a second, without a
 * stack. The failures are errors; the others are warnings with their reason, or information where the client caused them.
 */
export function createObserver(
  service: string,
  logger: Logger,
  metrics: Metrics,
  now: () => number,
  sample: number,
): RequestObserver {
  const outages = metrics.counter(
    'http_outages_total',
    'Requests that the database or the disk could not serve, by service, operation and reason.',
    ['service', 'operation', 'reason'],
  );
  const unavailables = metrics.counter(
    'http_unavailable_total',
    'Requests with a 502 or 503, by service and operation, except where the client set too short a time limit.',
    ['service', 'operation'],
  );
  let succeeded = 0;
  const isInfo = logger.isLevelEnabled('info');
  const logLimited = createSampledLog(logger, now);
  const logOutage = createSampledLog(logger, now, 'error');
  const logUnavailable = createSampledLog(logger, now, 'warn');
  const logCausedByClient = createSampledLog(logger, now);
  metrics.inFlight(service, 0);
  const ended: RequestObserver['ended'] = (state, status, error, unavailability) => {
    metrics.inFlight(service, -1);
    const { request, requestId, path, operationId, startedAt } = state;
    const milliseconds = now() - startedAt;
    const operation = operationId || 'none';
    metrics.request(service, operationId, status, milliseconds / 1000);
    if (status >= 500)
      metrics.failure({
        at: new Date().toISOString(),
        service,
        requestId,
        operation,
        status,
        reason: error instanceof OutageProblem ? error.reason : (unavailability?.reason ?? 'see the log'),
      });
    if (!isInfo && status < 500) return;
    if (status > 0 && status < 400 && (succeeded += 1) % sample !== 0) return;
    const line = {
      service,
      requestId,
      traceId: readTraceId(request),
      method: request.method,
      path: path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path,
      operation: operationId || undefined,
      status,
      ms: Math.round(milliseconds * 10) / 10,
    };
    if (error instanceof OutageProblem) {
      const { reason, cause } = error;
      outages({ service, operation, reason });
      unavailables({ service, operation });
      logOutage({ ...line, reason, cause }, 'database or disk unavailable');
    } else if (status >= 500 && unavailability && error === undefined) {
      const { reason, isCausedByClient = false } = unavailability;
      if (!isCausedByClient) unavailables({ service, operation });
      (isCausedByClient ? logCausedByClient : logUnavailable)({ ...line, reason }, 'unavailable');
    } else if (status >= 500) logger.error({ ...line, err: error }, 'request failed');
    else if (status === 429) logLimited(line, 'request');
    else logger.info(line, status === 0 ? 'client gone' : 'request');
  };
  return { began: () => metrics.inFlight(service, 1), ended };
}
