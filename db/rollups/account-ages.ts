import { insertRows } from '../sql/insert-rows.js';
import type { EventTransaction } from '../writes/event-lock.js';

/**
 * Adds to the counts of accounts by the hour in which their name was last observed (`2026-10-06T08`, or '' for those
 * without a name). They tell how many names are older than any age without a walk through all of them.
 */
export async function addAges(trx: EventTransaction, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes]
    .filter(([, accounts]) => accounts !== 0)
    .map(([hour, accounts]) => ({ hour, accounts }))
    .sort((a, b) => (a.hour < b.hour ? -1 : 1));
  await insertRows(trx, {
    table: 'account_age_hours',
    columns: { hour: 'text', accounts: 'bigint' },
    rows,
    then: 'ON CONFLICT (hour) DO UPDATE SET accounts = account_age_hours.accounts + excluded.accounts',
  });
}

/** Returns the hour of a UTC timestamp as the counts name it. */
export function ageHourOf(at: string): string {
  return at.slice(0, 13);
}
