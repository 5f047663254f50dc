import type { Knex } from 'knex';

/** A statement of a write may run as many times longer than one of a read. */
export const WRITE_FACTOR = 5;
/** How long a write waits for those before it. */
export const WRITE_WAIT_MS = 20_000;
/** The longest that a statement of readiness and metrics may run. */
export const MONITOR_LIMIT_MS = 1500;

/** Silences knex: errors are thrown and logged by their handlers. */
export const silentLogger: Knex.Logger = { warn: ignore, error: ignore };

function ignore(): void {
  // Nothing to do.
}

/** Returns the numbers of used, idle and pending connections of some pools. */
export function countConnections(...sources: Knex[]): { used: number; free: number; pending: number } {
  const counts = { used: 0, free: 0, pending: 0 };
  for (const source of sources) {
    const { pool } = source.client as {
      pool: { numUsed: () => number; numFree: () => number; numPendingAcquires: () => number };
    };
    counts.used += pool.numUsed();
    counts.free += pool.numFree();
    counts.pending += pool.numPendingAcquires();
  }
  return counts;
}
