const MANY_ROWS = 500;
const MANY_SKIPPED = 1000;

/** Whether a page has, or skips, so many rows that it waits for other costly reads. */
export function isLargePage({ limit, offset }: { limit: number; offset: number }): boolean {
  return limit > MANY_ROWS || offset > MANY_SKIPPED;
}
