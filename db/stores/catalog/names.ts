import type { Database } from '../../connection/database.js';
import { readRows } from '../../bulk.js';
import { parseAccountId } from '../../rules/account-ids.js';

interface NameRow {
  account_id: string;
  display_name: string;
}

/** Names of accounts. */
export type Names = ReturnType<typeof createNames>;

/** Returns the catalog's store of names. */
export function createNames(database: Database) {
  return {
    /** Returns distinct ids in their normalized form; malformed ones are kept as they are. */
    distinct: (accountIds: readonly string[]): string[] => [
      ...new Set(accountIds.map((id) => parseAccountId(id) ?? id)),
    ],
    /**
     * Returns the names of accounts by each requested spelling of their ids, without accounts that have none; the number of
     * accounts with a name, and of distinct requested accounts, malformed ids included.
     */
    resolve: async (
      accountIds: readonly string[],
    ): Promise<{ names: Record<string, string>; found: number; requested: number }> => {
      const stored = new Map(accountIds.map((id) => [id, parseAccountId(id)]));
      const valid = new Set([...stored.values()].filter((id) => id !== null));
      const rows = await readRows<NameRow>(
        database.read,
        'display_names',
        ['account_id', 'display_name'],
        ['account_id'],
        [...valid].map((account_id) => ({ account_id })),
      );
      const found = new Map(rows.map((row) => [row.account_id, row.display_name]));
      const names = [...stored].flatMap(([spelling, id]): [string, string][] => {
        const name = found.get(id ?? '');
        return name === undefined ? [] : [[spelling, name]];
      });
      const malformed = [...stored.values()].filter((id) => id === null).length;
      return { names: Object.fromEntries(names), found: found.size, requested: valid.size + malformed };
    },
  };
}
