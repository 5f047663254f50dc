import type { Database, DialectSql, ReadOptions } from '../connection/database.js';

/**
 * Returns a function that reads rows by a prepared statement; `from` follows `SELECT columns`. On SQLite the rows
 * arrive as one text, which takes this thread less time than rows field by field. Searches are costly.
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
      sqlite: `SELECT ${jsonArrayOf(columns)} AS found FROM (SELECT ${names} ${from.sqlite})`,
      postgres: `SELECT ${names} ${from.postgres}`,
    },
    options,
  );
  if (database.kind === 'postgres') return async (values) => (await select(values)) as Row[];
  return async (values) => {
    const [row] = await select(values);
    return JSON.parse(String(row?.found ?? '[]')) as Row[];
  };
}

/** Returns SQLite's expression for rows as one JSON text. */
export function jsonArrayOf(columns: readonly string[]): string {
  return `json_group_array(json_object(${columns.map((column) => `'${column}', ${column}`).join(', ')}))`;
}
