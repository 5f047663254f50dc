import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { outageOf } from '../../db/connection/outage.js';
import { createSampledLog } from '../http/sampled-log.js';

/** Logs the failure of background work, which is tried again. */
export type FaultLog = (message: string, error: unknown) => void;

/**
 * Returns a log that has a stack for each fault, and one line a second without a stack for failures of the database or the disk,
 * which fail every try until they pass.
 */
export function createFaultLog(logger: Logger): FaultLog {
  const logOutage = createSampledLog(logger, () => performance.now(), 'error');
  return (message, error) => {
    const outage = outageOf(error);
    if (outage) logOutage({ reason: outage.reason, code: outage.code }, message);
    else logger.warn({ err: error }, message);
  };
}
