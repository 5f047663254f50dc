import type { Database } from '../connection/database.js';
import { jsonListsOf, parseJsonLists } from './json-lists.js';

/** Returns a function that finds the rows with any of some keys, by a prepared statement, in no particular order. */
export function createFindByKeys<Row>(
  database: Database,
  { table, key, columns }: { table: string; key: string; columns: readonly string[] },
): (keys: readonly string[]) => Promise<Row[]> {
  const selected = columns.map((column) => `r.${column}`);
  const select = database.prepare({
    sqlite: `SELECT ${jsonListsOf(selected)} AS found FROM json_each(?) AS k JOIN ${table} AS r ON r.${key} = k.value`,
    postgres: `SELECT ${selected.join(', ')} FROM ${table} AS r WHERE r.${key} = ANY($1::text[])`,
  });
  if (database.kind === 'postgres') return async (keys) => (await select([keys])) as Row[];
  return async (keys) => {
    const [row] = await select([JSON.stringify(keys)]);
    return parseJsonLists<Row>(columns, row?.found);
  };
}
