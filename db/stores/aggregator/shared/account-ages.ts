import type { Knex } from 'knex';

/**
 * Adds to the counts of accounts by the hour in which their name was last observed (`2026-10-06T08`, or '' for those
 * without a name). They tell how many names are older than any age without a walk through all of them.
 */
export async function addAges(trx: Knex.Transaction, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes]
    .filter(([, accounts]) => accounts !== 0)
    .map(([hour, accounts]) => ({ hour, accounts }))
    .sort((a, b) => (a.hour < b.hour ? -1 : 1));
  const LARGEST_INSERT = 200;
  for (let index = 0; index < rows.length; index += LARGEST_INSERT) {
    await trx('account_age_hours')
      .insert(rows.slice(index, index + LARGEST_INSERT))
      .onConflict('hour')
      .merge({ accounts: trx.raw('account_age_hours.accounts + excluded.accounts') });
  }
}

/** Returns the hour of a UTC timestamp as the counts name it. */
export function hourOf(at: string): string {
  return at.slice(0, 13);
}
