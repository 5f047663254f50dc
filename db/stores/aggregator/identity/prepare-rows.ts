import type { Database, DialectSql } from '../../../database.js';

/**
 * Returns a function that reads rows by a prepared statement. `from` is all that follows `SELECT columns`. On SQLite the rows
 * come as one text: handing them over property by property takes this thread longer than parsing does.
 */
export function prepareRows<Row>(
  database: Database,
  columns: readonly string[],
  from: DialectSql,
): (values: unknown[]) => Promise<Row[]> {
  const pairs = columns.map((column) => `'${column}', ${column}`).join(', ');
  const names = columns.map((column) => `r.${column}`).join(', ');
  const select = database.prepare({
    sqlite: `SELECT json_group_array(json_object(${pairs})) AS found FROM (SELECT ${names} ${from.sqlite})`,
    postgres: `SELECT ${names} ${from.postgres}`,
  });
  if (database.kind === 'postgres') return async (values) => (await select(values)) as Row[];
  return async (values) => {
    const [row] = await select(values);
    return JSON.parse(String(row?.found ?? '[]')) as Row[];
  };
}
