import type { Figures } from './measure.js';

/** Point reads and first pages. */
const LIMIT_MS = 25;
/** Searches, sums, deep pages and responses over 100 KiB. */
const COSTLY_LIMIT_MS = 150;
const LARGE_BYTES = 100 * 1024;
/** The title of a read that looks for a text, adds up many rows, or skips many. */
const COSTLY =
  /, q |searchDisplayNames|findDisplayNames|filters|getMetricsTimeseries|with counts|, (?:deep|middle|last|page 50)/;

/** Returns the longest that p99 of a read with one client may be, in milliseconds. */
export function limitOf(title: string, { bytes }: Pick<Figures, 'bytes'>): number {
  return COSTLY.test(title) || bytes > LARGE_BYTES ? COSTLY_LIMIT_MS : LIMIT_MS;
}

/** Whether a read failed or takes longer than its limit. */
export function isTooSlow(title: string, figures: Figures): boolean {
  return figures.p99 === null || figures.p99 >= limitOf(title, figures);
}
