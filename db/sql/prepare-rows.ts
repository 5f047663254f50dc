import type { Database, DialectSql, ReadOptions } from '../connection/database.js';
import { createRowReader, toJsonListsSql, parseJsonLists } from './json-lists.js';

/**
 * Returns a function that reads rows by a prepared statement; `from` follows `SELECT columns`. Searches have
 * the option `isCostly`.
 */
export function prepareRows<Row>(
  database: Database,
  columns: readonly string[],
  from: DialectSql,
  options: ReadOptions = {},
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
  const read = createRowReader<Row>(columns);
  return async (values) => {
    const [row] = await select(values);
    return parseJsonLists(read, row?.found);
  };
}
