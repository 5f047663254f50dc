import type { Logger } from 'pino';

const PERIOD_MS = 1000;

/** Writes a line, or only counts it. */
type SampledLog = (fields: Record<string, unknown>, message: string) => void;

/**
 * Returns a log for lines that many requests would repeat: one line a second, with the number of lines omitted since the one
 * before as `skipped`.
 */
export function createSampledLog(
  logger: Logger,
  now: () => number,
  level: 'info' | 'warn' | 'error' = 'info',
): SampledLog {
  let nextAt = -Infinity;
  let skipped = 0;
  return (fields, message) => {
    const time = now();
    if (time < nextAt) {
      skipped += 1;
      return;
    }
    logger[level](skipped === 0 ? fields : { ...fields, skipped }, message);
    nextAt = time + PERIOD_MS;
    skipped = 0;
  };
}
