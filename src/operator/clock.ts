/** What the clock of a process says, and what it is compared with. */
export interface ClockMoments {
  now: Date;
  /** The clock of the PostgreSQL server; null on SQLite. */
  databaseNow: Date | null;
  /** When the last of all that is stored was received; null when nothing is. */
  newestReceipt: Date | null;
  /** The newest receipt that was known before; null at a start. A later receipt may have the time of a clock that has just jumped. */
  knownReceipt: Date | null;
}

/**
 * `right`: the clock may be trusted. `apart` from PostgreSQL's clock or `behind` the newest receipt: it is refused, for a reason. `ahead`
 * of the newest receipt: either nothing was received for long, or all that is stored would look old, so that nothing may be removed.
 */
export type ClockState =
  | { is: 'right' }
  | { is: 'ahead'; receipt: Date }
  | { is: 'apart' | 'behind'; reason: string };

const MINUTE_MS = 60_000;
const MAX_APART_MS = MINUTE_MS;
const MAX_BEHIND_MS = 60 * MINUTE_MS;
const MAX_AHEAD_MS = 30 * 24 * 60 * MINUTE_MS;

/** Returns how far the clock of a process can be trusted. */
export function judgeClock({ now, databaseNow, newestReceipt, knownReceipt }: ClockMoments): ClockState {
  if (databaseNow !== null && Math.abs(now.getTime() - databaseNow.getTime()) > MAX_APART_MS)
    return {
      is: 'apart',
      reason: `the clock says ${now.toISOString()}, and the clock of PostgreSQL ${databaseNow.toISOString()}`,
    };
  if (newestReceipt === null) return { is: 'right' };
  if (newestReceipt.getTime() - now.getTime() > MAX_BEHIND_MS)
    return {
      is: 'behind',
      reason: `the clock says ${now.toISOString()}, and something was received at ${newestReceipt.toISOString()}`,
    };
  const receipt = knownReceipt !== null && knownReceipt < newestReceipt ? knownReceipt : newestReceipt;
  return now.getTime() - receipt.getTime() > MAX_AHEAD_MS ? { is: 'ahead', receipt } : { is: 'right' };
}
