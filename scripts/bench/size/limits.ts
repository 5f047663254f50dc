import type { Figures } from './measure.js';

type Measured = Pick<Figures, 'p50' | 'p99' | 'bytes'>;

const LIMIT_MS = 25;
const LARGE_BYTES = 100 * 1024;
const LARGE_LIMIT_MS = 100;
/** Responses of about the same size can be compared. */
const MAX_LARGER = 1.1;
export const MAX_GROWTH = 1.5;

/** Returns the longest that p99 of a read with one client may be, in milliseconds. */
export function limitOf({ bytes }: Measured): number {
  return bytes > LARGE_BYTES ? LARGE_LIMIT_MS : LIMIT_MS;
}

/** Whether a read failed or takes longer than its limit. */
export function isTooSlow(figures: Measured): boolean {
  return figures.p99 === null || figures.p99 >= limitOf(figures);
}

/** Returns how many times longer p50 is than on small data, or null where the response is larger or a request failed. */
export function growthOf(small: Measured | undefined, large: Measured): number | null {
  if (!small?.p50 || !large.p50 || large.bytes > small.bytes * MAX_LARGER) return null;
  return large.p50 / small.p50;
}

/** Whether a read takes longer on more data though its response is no larger. */
export function growsTooMuch(small: Measured | undefined, large: Measured): boolean {
  return (growthOf(small, large) ?? 0) > MAX_GROWTH;
}
