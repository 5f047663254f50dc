import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';

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

/**
 * Stores that accounts were seen, so that those without a name become candidates. Idempotent. Names are looked up for new accounts
 * only: they are all over a large index.
 */
export async function saveSeenAccounts(
  trx: Knex.Transaction,
  accounts: readonly SeenAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  await noteChanges(trx, 'names');
  const reported = jsonRows(trx, 'sent', COLUMNS, merge(accounts));
  // Not EXISTS, for which PostgreSQL might read all accounts.
  const isKnown = '(SELECT 1 FROM accounts_seen AS a WHERE a.account_id = sent.account_id) IS NOT NULL';
  const isNamed = '(SELECT 1 FROM display_names AS n WHERE n.account_id = sent.account_id) IS NOT NULL';
  const named = `CASE WHEN ${isKnown} THEN NULL WHEN ${isNamed} THEN 1 ELSE 0 END`;
  await trx.raw(
    `INSERT INTO accounts_seen (account_id, named, reasons, first_seen_at, last_seen_at)
    SELECT sent.account_id, COALESCE(${named}, 0), sent.reasons, sent.first_seen_at, sent.last_seen_at FROM ? WHERE true
    ON CONFLICT (account_id) DO UPDATE SET reasons = accounts_seen.reasons | excluded.reasons,
      first_seen_at = CASE WHEN excluded.first_seen_at < accounts_seen.first_seen_at THEN excluded.first_seen_at ELSE accounts_seen.first_seen_at END,
      last_seen_at = CASE WHEN excluded.last_seen_at > accounts_seen.last_seen_at THEN excluded.last_seen_at ELSE accounts_seen.last_seen_at END
    WHERE accounts_seen.reasons | excluded.reasons <> accounts_seen.reasons OR excluded.last_seen_at > accounts_seen.last_seen_at
      OR excluded.first_seen_at < accounts_seen.first_seen_at`,
    [reported],
  );
}

/** Marks accounts as named. */
export async function markNamed(trx: Knex.Transaction, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await trx.raw(
    'UPDATE accounts_seen SET named = 1 FROM ? WHERE accounts_seen.account_id = k.account_id AND accounts_seen.named = 0',
    [keyRows(trx, 'account_id', 'text', accountIds)],
  );
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
