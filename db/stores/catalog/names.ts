import type { Database } from '../../connection/database.js';
import { createFindByKeys } from '../../sql/find-by-keys.js';
import { accountIdOf } from '../../rules/display-names.js';

/** Names of accounts. */
export interface Names {
  /** Returns distinct ids in their normalized form; malformed ones are kept as they are. */
  distinct: (accountIds: readonly string[]) => string[];
  /**
   * Returns the names of accounts by normalized id, without accounts that have none, and the number of distinct
   * requested ids.
   */
  resolve: (accountIds: readonly string[]) => Promise<{ names: Record<string, string>; requested: number }>;
}

/** Returns the catalog's store of names. */
export function createNames(database: Database): Names {
  const find = createFindByKeys<{ account_id: string; display_name: string }>(database, {
    table: 'display_names',
    key: 'account_id',
    columns: ['account_id', 'display_name'],
  });
  const distinct: Names['distinct'] = (accountIds) => [
    ...new Set(accountIds.map((id) => accountIdOf(id) ?? id)),
  ];
  return {
    distinct,
    resolve: async (accountIds) => {
      const ids = distinct(accountIds);
      const known = ids.filter((id) => accountIdOf(id) !== null);
      const found = new Map((await find(known)).map((row) => [row.account_id, row.display_name]));
      const named = known.flatMap((id): [string, string][] => {
        const name = found.get(id);
        return name === undefined ? [] : [[id, name]];
      });
      return { names: Object.fromEntries(named), requested: ids.length };
    },
  };
}
