import type { Database } from '../../../connection/database.js';
import { createBatchedLookup } from '../../../sql/batched-lookup.js';
import { parseAccountId } from '../../../rules/account-ids.js';
import { normalizeName } from '../../../rules/display-names.js';
import { createListMatching } from '../../../search/names.js';
import {
  compareNewest,
  missingName,
  NAME_COLUMNS,
  readStoredName,
  toDisplayName,
  type DisplayName,
  type StoredName,
} from '../../../rules/name-row.js';
import { createFindByKeys, prepareRows } from '../../../sql/prepare-rows.js';

/** A requested name and the accounts that have it. */
interface NameMatches {
  displayName: string;
  normalizedDisplayName: string;
  matches: DisplayName[];
}

/** The names of accounts, by account and by name. Ages are those at the time of the call. */
export interface NameDirectory {
  /** Returns the stored form of an account id, or null for an invalid one. */
  parseAccountId: (text: string) => string | null;
  /** Returns the row of an account, by any spelling of its id, with `missing` set if it has no name. */
  find: (accountId: string, maxAgeSeconds?: number) => Promise<DisplayName>;
  /** Returns a row for each of many distinct accounts, in their order, also for those without a name. */
  findMany: (accountIds: readonly string[], maxAgeSeconds?: number) => Promise<DisplayName[]>;
  /** Returns the names that contain a text, or whose account id does, newest first; all for a blank text. */
  listMatching: (text: string, limit: number, maxAgeSeconds?: number) => Promise<DisplayName[]>;
  /** Returns the accounts with each of some names, newest first, at most 100 per name. */
  findByNames: (names: readonly string[], maxAgeSeconds?: number) => Promise<NameMatches[]>;
}

const MAX_MATCHES = 100;

/** Returns the directory of display names. */
export function createNameDirectory(database: Database, now: () => Date): NameDirectory {
  const findRows = createFindByKeys<StoredName>(database, {
    table: 'display_names',
    key: 'account_id',
    columns: NAME_COLUMNS,
    read: readStoredName,
  });
  const findRow = createBatchedLookup(findRows, (row) => row.account_id);
  const newest = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: 'FROM display_names AS r ORDER BY r.observed_at DESC, r.account_id LIMIT ?',
    postgres: 'FROM display_names AS r ORDER BY r.observed_at DESC, r.account_id LIMIT $1',
  });
  const matches = prepareMatches(database);
  const matching = createListMatching(database);
  return {
    parseAccountId,
    find: async (sentId, maxAge) => {
      const accountId = parseAccountId(sentId) ?? sentId;
      const row = await findRow(accountId);
      return row ? toDisplayName(row, now().getTime(), maxAge) : missingName(accountId);
    },
    findMany: async (accountIds, maxAge) => {
      const rows = new Map<string, StoredName>();
      for (const row of await findRows(accountIds)) rows.set(row.account_id, row);
      const at = now().getTime();
      return accountIds.map((id) => {
        const row = rows.get(id);
        return row ? toDisplayName(row, at, maxAge) : missingName(id);
      });
    },
    listMatching: async (text, limit, maxAge) => {
      const rows = await (normalizeName(text) === '' ? newest([limit]) : matching(text, limit));
      return rows.map((row) => toDisplayName(row, now().getTime(), maxAge));
    },
    findByNames: (names, maxAge) =>
      findByNames(names, matches, (row) => toDisplayName(row, now().getTime(), maxAge)),
  };
}

/** Reads the newest matches of each name from an index, so that a common name costs no more than a rare one. */
function prepareMatches(database: Database): (names: readonly string[]) => Promise<StoredName[]> {
  const isMatch = `r.name_id IN (SELECT b.name_id FROM display_names AS b WHERE b.normalized_display_name = k.value
    ORDER BY b.observed_at DESC, b.account_id LIMIT ${MAX_MATCHES})`;
  const select = prepareRows<StoredName>(database, NAME_COLUMNS, {
    sqlite: `FROM json_each(?) AS k CROSS JOIN display_names AS r ON ${isMatch}`,
    postgres: `FROM unnest($1::text[]) AS k(value) CROSS JOIN LATERAL (SELECT * FROM display_names AS b
      WHERE b.normalized_display_name = k.value ORDER BY b.observed_at DESC, b.account_id LIMIT ${MAX_MATCHES}) AS r`,
  });
  return (names) => select([database.kind === 'postgres' ? names : JSON.stringify(names)]);
}

async function findByNames(
  names: readonly string[],
  matches: (names: readonly string[]) => Promise<StoredName[]>,
  show: (row: StoredName) => DisplayName,
): Promise<NameMatches[]> {
  const normalized = names.map(normalizeName);
  const rows = await matches([...new Set(normalized)]);
  const byName = new Map<string, StoredName[]>();
  for (const row of rows.sort(compareNewest)) {
    const matchesOfName = byName.get(row.normalized_display_name);
    if (matchesOfName) matchesOfName.push(row);
    else byName.set(row.normalized_display_name, [row]);
  }
  return names.map((displayName, index) => {
    const normalizedDisplayName = normalized[index] ?? '';
    const matches = (byName.get(normalizedDisplayName) ?? []).map(show);
    return { displayName, normalizedDisplayName, matches };
  });
}
