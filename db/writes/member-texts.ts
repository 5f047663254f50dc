import type { EventWrites } from '../sql/event-lock.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { kindOf } from '../connection/kind-of.js';

/**
 * The texts in which searches look for members: their normalized name and their id. Names and members are written by different
 * transactions, which do not wait for each other; their texts are last statements of both, under the lock of the events. So the
 * later one sees what the earlier one has stored.
 */
export function saveMemberTexts(writes: EventWrites, clubId: number, accountIds: readonly string[]): void {
  if (accountIds.length === 0) return;
  const separator = kindOf(writes.trx) === 'postgres' ? 'chr(31)' : 'char(31)';
  writes.add(
    `INSERT INTO member_texts (club_id, account_id, joined_at, search_text)
      SELECT m.club_id, m.account_id, m.joined_at, COALESCE(n.normalized_display_name, '') || ${separator} || lower(m.account_id)
      FROM ? CROSS JOIN club_members m LEFT JOIN display_names n ON n.account_id = m.account_id
      WHERE m.account_id = k.account_id AND m.club_id = ?
      ON CONFLICT (club_id, account_id) DO UPDATE SET joined_at = excluded.joined_at, search_text = excluded.search_text`,
    [keyRows(writes.trx, 'account_id', 'text', accountIds), clubId],
  );
}

/** Removes the texts of accounts that are members of a club no more. */
export function deleteMemberTexts(writes: EventWrites, clubId: number, accountIds: readonly string[]): void {
  if (accountIds.length === 0) return;
  writes.add('DELETE FROM member_texts WHERE club_id = ? AND account_id IN (SELECT k.account_id FROM ?)', [
    clubId,
    keyRows(writes.trx, 'account_id', 'text', accountIds),
  ]);
}

const NAMED = { account_id: 'text', normalized_display_name: 'text' } as const;

/** Updates the texts of members with new names. */
export function renameMembers(
  writes: EventWrites,
  names: readonly Record<keyof typeof NAMED, string>[],
): void {
  if (names.length === 0) return;
  const separator = kindOf(writes.trx) === 'postgres' ? 'chr(31)' : 'char(31)';
  writes.add(
    `UPDATE member_texts SET search_text = r.normalized_display_name || ${separator} || lower(r.account_id)
      FROM ? WHERE member_texts.account_id = r.account_id
        AND search_text <> r.normalized_display_name || ${separator} || lower(r.account_id)`,
    [jsonRows(writes.trx, 'r', NAMED, names)],
  );
}
