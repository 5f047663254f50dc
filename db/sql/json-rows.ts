import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';

export type JsonColumnType = 'text' | 'integer' | 'bigint' | 'real';

/**
 * Returns a table expression for FROM, USING or JOIN with given rows: one bound JSON text, named `alias`, with these
 * columns. Null and absent fields are NULL; booleans are 1 or 0. Use it instead of one statement per row.
 */
export function jsonRows(
  knex: Knex,
  alias: string,
  columns: Readonly<Record<string, JsonColumnType>>,
  rows: readonly object[],
): Knex.Raw {
  const names = Object.keys(columns);
  if (kindOf(knex) === 'postgres') {
    const typed = names.map((name) => `${name} ${columns[name] ?? 'text'}`).join(', ');
    return knex.raw(`jsonb_to_recordset(?::jsonb) AS ${alias}(${typed})`, [
      JSON.stringify(rows.map((row) => withNumbers(row as Readonly<Record<string, unknown>>, names))),
    ]);
  }
  // Rows as arrays: SQLite finds a value by its place in half the time that it takes by its name. Each in SQLite's binary form: of
  // json_each it would be a text, which each operator looks up in a cache and the first parses again.
  const [only] = names;
  const isSingle = names.length === 1 && only !== undefined;
  const picked = isSingle
    ? `value AS ${only}`
    : names.map((name, index) => `value ->> ${index} AS ${name}`).join(', ');
  const values = (rows as readonly Readonly<Record<string, unknown>>[]).map((row) =>
    isSingle ? row[only] : names.map((name) => row[name]),
  );
  const each = isSingle ? 'json_each' : 'jsonb_each';
  return knex.raw(`(SELECT ${picked} FROM ${each}(?)) AS ${alias}`, [JSON.stringify(values)]);
}

/** Returns the table expression `k` with one column, of the given values. */
export function keyRows(
  knex: Knex,
  column: string,
  type: JsonColumnType,
  values: readonly (string | number)[],
): Knex.Raw {
  const rows = values.map((value) => ({ [column]: value }));
  return jsonRows(knex, 'k', { [column]: type }, rows);
}

/** PostgreSQL does not convert booleans to numbers. */
function withNumbers(row: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  // Looked for by name: entries of each row would be most of the work.
  if (!names.some((name) => typeof row[name] === 'boolean')) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );
}
