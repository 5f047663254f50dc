import type { Database } from '../connection/database.js';
import { createRowReader, toJsonListsSql, parseJsonLists, type RowReader } from './json-lists.js';

/**
 * Returns a function that finds the rows with any of some keys, by a prepared statement, in no particular order. `read` is for
 * the hottest reads: what makes rows of one kind only takes less time.
 */
export function createFindByKeys<Row>(
  database: Database,
  {
    table,
    key,
    columns,
    read = createRowReader<Row>(columns),
  }: { table: string; key: string; columns: readonly string[]; read?: RowReader<Row> },
): (keys: readonly string[]) => Promise<Row[]> {
  const selected = columns.map((column) => `r.${column}`);
  const select = database.prepare({
    sqlite: `SELECT ${toJsonListsSql(selected)} AS found FROM json_each(?) AS k JOIN ${table} AS r ON r.${key} = k.value`,
    postgres: `SELECT ${selected.join(', ')} FROM ${table} AS r WHERE r.${key} = ANY($1::text[])`,
  });
  if (database.kind === 'postgres') return async (keys) => (await select([keys])) as Row[];
  return async (keys) => {
    const [row] = await select([JSON.stringify(keys)]);
    return parseJsonLists(read, row?.found);
  };
}
