import type { Database } from '../../../connection/database.js';
import { readRows } from '../../../bulk.js';
import { createFirstPage, createNameRead } from '../../../hot-reads.js';
import { parseAccountId } from '../../../rules/account-ids.js';
import { normalizeName } from '../../../rules/display-names.js';
import { listMatchingNames } from '../../../search/names.js';
import {
  compareNewest,
  missingName,
  NAME_COLUMNS,
  NAME_FIELDS,
  toDisplayName,
  type DisplayName,
  type StoredName,
} from '../../../rules/name-row.js';
import { readFields } from '../../../sql/read-rows.js';

/** A requested name and the accounts that have it. */
interface NameMatches {
  displayName: string;
  normalizedDisplayName: string;
  matches: DisplayName[];
}

/** The names of accounts, by account and by name. Ages are those at the time of the call. */
export type NameDirectory = ReturnType<typeof createNameDirectory>;

const MAX_MATCHES = 100;

/** Returns the directory of display names. */
export function createNameDirectory(database: Database, now: () => Date) {
  const readName = createNameRead(database);
  const newest = 'FROM display_names AS r ORDER BY r.observed_at DESC, r.account_id LIMIT $1';
  const readNewest = createFirstPage<StoredName>(database, NAME_FIELDS, newest);
  const { read } = database;
  return {
    /** Returns the stored form of an account id, or null for an invalid one. */
    parseAccountId,
    /** Returns the row of an account, by any spelling of its id, with `missing` set if it has no name. */
    find: async (sentId: string, maxAge?: number): Promise<DisplayName> => {
      const accountId = parseAccountId(sentId) ?? sentId;
      const row = await readName(accountId);
      return row ? toDisplayName(row, now().getTime(), maxAge) : missingName(accountId);
    },
    /** Returns a row for each of many distinct accounts, in their order, also for those without a name. */
    findMany: async (accountIds: readonly string[], maxAge?: number): Promise<DisplayName[]> => {
      const keys = accountIds.map((account_id) => ({ account_id }));
      const found = await readRows<StoredName>(read, 'display_names', NAME_COLUMNS, ['account_id'], keys);
      const rows = new Map(found.map((row) => [row.account_id, row]));
      const at = now().getTime();
      return accountIds.map((id) => {
        const row = rows.get(id);
        return row ? toDisplayName(row, at, maxAge) : missingName(id);
      });
    },
    /** Returns the names that contain a text, or whose account id does, newest first; all for a blank text. */
    listMatching: async (text: string, limit: number, maxAge?: number): Promise<DisplayName[]> => {
      const rows = await (normalizeName(text) === ''
        ? readNewest(limit)
        : database.snapshot((trx) => listMatchingNames(trx, text, limit), { isCostly: true }));
      return rows.map((row) => toDisplayName(row, now().getTime(), maxAge));
    },
    /** Returns the accounts with each of some names, newest first, at most 100 per name. */
    findByNames: async (names: readonly string[], maxAge?: number): Promise<NameMatches[]> => {
      const normalized = names.map(normalizeName);
      const byName = new Map(normalized.map((name): [string, StoredName[]] => [name, []]));
      for (const row of (await readMatches(database, [...byName.keys()])).sort(compareNewest))
        byName.get(row.normalized_display_name)?.push(row);
      const at = now().getTime();
      return names.map((displayName, index) => {
        const normalizedDisplayName = normalized[index] ?? '';
        const found = byName.get(normalizedDisplayName) ?? [];
        const matches = found.map((row) => toDisplayName(row, at, maxAge));
        return { displayName, normalizedDisplayName, matches };
      });
    },
  };
}

/** Reads the newest matches of each name from an index, so that a common name costs no more than a rare one. */
function readMatches({ read, kind }: Database, names: readonly string[]): Promise<StoredName[]> {
  const isMatch = `r.name_id IN (SELECT b.name_id FROM display_names AS b WHERE b.normalized_display_name = k.value
    ORDER BY b.observed_at DESC, b.account_id LIMIT ${MAX_MATCHES})`;
  const from = {
    sqlite: `FROM json_each(?) AS k CROSS JOIN display_names AS r ON ${isMatch}`,
    postgres: `FROM unnest(?::text[]) AS k(value) CROSS JOIN LATERAL (SELECT * FROM display_names AS b
      WHERE b.normalized_display_name = k.value ORDER BY b.observed_at DESC, b.account_id LIMIT ${MAX_MATCHES}) AS r`,
  };
  return readFields(read, NAME_FIELDS, from[kind], [
    kind === 'postgres' ? [...names] : JSON.stringify(names),
  ]);
}
