import type { Kind } from './results.js';

/** What a read is outside of. */
export type Limit = 'p99' | 'growth';

/** Reads that are outside a limit for a known reason. */
export interface Exception {
  /** The databases on which they are. */
  kinds: readonly Kind[];
  limits: readonly Limit[];
  /** Matches the titles of the reads. */
  reads: RegExp;
  reason: string;
}

/** Returns the reason why a read is outside a limit, by the first exception that matches, or null. */
export function reasonOf(
  exceptions: readonly Exception[],
  { kind, limit, title }: { kind: Kind; limit: Limit; title: string },
): string | null {
  const found = exceptions.find(
    ({ kinds, limits, reads }) => kinds.includes(kind) && limits.includes(limit) && reads.test(title),
  );
  return found?.reason ?? null;
}

/** What the design does not bring under a limit, the more specific first. */
export const EXCEPTIONS: readonly Exception[] = [];
