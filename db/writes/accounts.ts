import type { Knex } from 'knex';
import { readRows, saveRows } from '../bulk.js';
import { noteChanges } from '../memo.js';

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
  named: number;
  reasons: number;
  first_seen_at: string;
  last_seen_at: string;
}

const COLUMNS = ['account_id', 'named', 'reasons', 'first_seen_at', 'last_seen_at'] as const;

/**
 * Stores that accounts were seen, so that those without a name become candidates. Idempotent. Names are looked up for new accounts
 * only: they are all over a large index.
 */
export async function saveSeenAccounts(
  trx: Knex.Transaction,
  accounts: readonly SeenAccount[],
): Promise<void> {
  const keys = [...new Set(accounts.map(({ accountId }) => accountId))].map((account_id) => ({ account_id }));
  const stored = await readRows<SeenRow>(trx, 'accounts_seen', COLUMNS, ['account_id'], keys);
  const seen = new Map(stored.map((row) => [row.account_id, row]));
  const missing = keys.filter(({ account_id }) => !seen.has(account_id));
  const names = await readRows<{ account_id: string }>(
    trx,
    'display_names',
    ['account_id'],
    ['account_id'],
    missing,
  );
  const named = new Set(names.map(({ account_id }) => account_id));
  const changed = new Map<string, SeenRow>();
  for (const { accountId: account_id, reason, at } of accounts) {
    const known = seen.get(account_id);
    const row = {
      account_id,
      named: known?.named ?? Number(named.has(account_id)),
      reasons: (known?.reasons ?? 0) | SEEN_REASONS[reason],
      first_seen_at: known && known.first_seen_at < at ? known.first_seen_at : at,
      last_seen_at: known && known.last_seen_at > at ? known.last_seen_at : at,
    };
    if (known && COLUMNS.every((name) => row[name] === known[name])) continue;
    seen.set(account_id, row);
    changed.set(account_id, row);
  }
  if (changed.size > 0) await noteChanges(trx, 'names');
  await saveRows(trx, 'accounts_seen', ['account_id'], [...changed.values()]);
}
