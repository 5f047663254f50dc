import type { Database } from '../connection/database.js';

/** Returns a function that finds the rows with any of some keys, by a prepared statement, in no particular order. */
export function createFindByKeys<Row>(
  database: Database,
  { table, key, columns }: { table: string; key: string; columns: readonly string[] },
): (keys: readonly string[]) => Promise<Row[]> {
  // SQLite returns all rows as one text: its driver needs longer to return them field by field than we need to parse
  // them.
  const pairs = columns.map((column) => `'${column}', r.${column}`).join(', ');
  const select = database.prepare({
    sqlite: `SELECT json_group_array(json_object(${pairs})) AS found FROM json_each(?) AS k JOIN ${table} AS r ON r.${key} = k.value`,
    postgres: `SELECT ${columns.map((column) => `r.${column}`).join(', ')} FROM ${table} AS r WHERE r.${key} = ANY($1::text[])`,
  });
  if (database.kind === 'postgres') return async (keys) => (await select([keys])) as Row[];
  return async (keys) => {
    const [row] = await select([JSON.stringify(keys)]);
    return JSON.parse(String(row?.found ?? '[]')) as Row[];
  };
}
