import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';

/** The rollup of accounts by the hour of their name's last observation. */
export const AGES = {
  table: 'account_age_hours',
  columns: { hour: 'text', accounts: 'bigint' },
  suffix: 'ON CONFLICT (hour) DO UPDATE SET accounts = account_age_hours.accounts + excluded.accounts',
} as const;

/**
 * Adds to the rollup of accounts by the hour of their name's last observation (`2026-10-06T08`; '' without a name). It
 * gives the number of names older than any age without a scan.
 */
export async function addAges(trx: Knex.Transaction, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes]
    .filter(([, accounts]) => accounts !== 0)
    .map(([hour, accounts]) => ({ hour, accounts }))
    .sort((a, b) => (a.hour < b.hour ? -1 : 1));
  await insertRows(trx, { ...AGES, rows });
}
