import type { Database, DialectSql, ReadOptions } from '../connection/database.js';
import { createRowReader, parseJsonLists, toJsonListsSql, type RowReader } from './read-rows.js';

/**
 * Returns a function that reads rows by a prepared statement; `from` follows `SELECT columns`. Searches have
 * the option `isCostly`. `read` is for the hottest reads: what makes rows of one kind only takes less time.
 */
export function prepareRows<Row>(
  database: Database,
  columns: readonly string[],
  from: DialectSql,
  { read = createRowReader<Row>(columns), ...options }: ReadOptions & { read?: RowReader<Row> } = {},
): (values: unknown[]) => Promise<Row[]> {
  const names = columns.map((column) => `r.${column}`).join(', ');
  const select = database.prepare(
    {
      sqlite: `SELECT ${toJsonListsSql(columns)} AS found FROM (SELECT ${names} ${from.sqlite})`,
      postgres: `SELECT ${names} ${from.postgres}`,
    },
    options,
  );
  if (database.kind === 'postgres') return async (values) => (await select(values)) as Row[];
  return async (values) => {
    const [row] = await select(values);
    return parseJsonLists(read, row?.found);
  };
}

/** Returns a function that finds the rows with any of some keys, by a prepared statement, in no particular order. */
export function createFindByKeys<Row>(
  database: Database,
  {
    table,
    key,
    columns,
    read,
  }: { table: string; key: string; columns: readonly string[]; read?: RowReader<Row> },
): (keys: readonly string[]) => Promise<Row[]> {
  const from = {
    sqlite: `FROM json_each(?) AS k JOIN ${table} AS r ON r.${key} = k.value`,
    postgres: `FROM ${table} AS r WHERE r.${key} = ANY($1::text[])`,
  };
  const select = prepareRows<Row>(database, columns, from, read && { read });
  return (keys) => select([database.kind === 'postgres' ? keys : JSON.stringify(keys)]);
}
