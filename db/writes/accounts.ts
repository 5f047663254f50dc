import type { Knex } from 'knex';
import { jsonRows } from '../sql/json-rows.js';
import { rowsOf } from '../sql/insert-rows.js';
import { addAges } from '../rollups/account-ages.js';
import type { EventTransaction } from '../sql/event-lock.js';

/** Where an account was seen: one bit each. The directory itself needs none. */
export const SEEN_REASONS = {
  check: 1,
  club_member: 2,
  map_author: 4,
  record_holder: 8,
} as const;

export type SeenReason = keyof typeof SEEN_REASONS;

export interface SeenAccount {
  /** In its stored form. */
  accountId: string;
  reason: SeenReason;
  at: string;
}

interface SeenRow {
  account_id: string;
  reasons: number;
  first_seen_at: string;
  last_seen_at: string;
}

const COLUMNS = {
  account_id: 'text',
  reasons: 'integer',
  first_seen_at: 'text',
  last_seen_at: 'text',
} as const;

/** Stores that accounts were seen, so that those without a name become candidates. Idempotent. */
export async function saveSeenAccounts(
  trx: EventTransaction,
  accounts: readonly SeenAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  const reported = jsonRows(trx, 'sent', COLUMNS, merge(accounts));
  const inserted = await run<{ named: number }>(
    trx,
    `INSERT INTO accounts_seen (account_id, named, reasons, first_seen_at, last_seen_at)
    SELECT sent.account_id, CASE WHEN n.account_id IS NULL THEN 0 ELSE 1 END, sent.reasons, sent.first_seen_at, sent.last_seen_at
    FROM ? LEFT JOIN display_names AS n ON n.account_id = sent.account_id WHERE true
    ON CONFLICT (account_id) DO NOTHING RETURNING named`,
    reported,
  );
  await run(
    trx,
    `UPDATE accounts_seen SET reasons = accounts_seen.reasons | sent.reasons,
      first_seen_at = CASE WHEN sent.first_seen_at < accounts_seen.first_seen_at THEN sent.first_seen_at ELSE accounts_seen.first_seen_at END,
      last_seen_at = CASE WHEN sent.last_seen_at > accounts_seen.last_seen_at THEN sent.last_seen_at ELSE accounts_seen.last_seen_at END
    FROM ? WHERE accounts_seen.account_id = sent.account_id AND
      (accounts_seen.reasons | sent.reasons <> accounts_seen.reasons OR sent.last_seen_at > accounts_seen.last_seen_at
      OR sent.first_seen_at < accounts_seen.first_seen_at)`,
    reported,
  );
  await addAges(trx, new Map([['', inserted.filter(({ named }) => named === 0).length]]));
}

/** Marks accounts as named and returns how many of them had no name before. */
export async function markNamed(trx: EventTransaction, accountIds: readonly string[]): Promise<number> {
  if (accountIds.length === 0) return 0;
  const ids = accountIds.map((account_id) => ({ account_id }));
  const found = await run(
    trx,
    `UPDATE accounts_seen SET named = 1 FROM ? WHERE accounts_seen.account_id = sent.account_id AND accounts_seen.named = 0
    RETURNING accounts_seen.account_id`,
    jsonRows(trx, 'sent', { account_id: 'text' }, ids),
  );
  return found.length;
}

/** Returns one row per account, sorted by id. */
function merge(accounts: readonly SeenAccount[]): SeenRow[] {
  const rows = new Map<string, SeenRow>();
  for (const { accountId, reason, at } of accounts) {
    const row = rows.get(accountId);
    rows.set(accountId, {
      account_id: accountId,
      reasons: SEEN_REASONS[reason] | (row?.reasons ?? 0),
      first_seen_at: row && row.first_seen_at < at ? row.first_seen_at : at,
      last_seen_at: row && row.last_seen_at > at ? row.last_seen_at : at,
    });
  }
  return [...rows.values()].sort((a, b) => (a.account_id < b.account_id ? -1 : 1));
}

async function run<Row>(trx: EventTransaction, sql: string, rows: Knex.Raw): Promise<Row[]> {
  return rowsOf<Row>(await trx.raw(sql, [rows]));
}
