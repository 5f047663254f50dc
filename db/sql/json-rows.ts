import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';

export type JsonColumnType = 'text' | 'integer' | 'bigint' | 'real';

/**
 * Returns what may stand after FROM, USING or JOIN for rows that a program has at hand: one bound JSON text, whatever their
 * number, named `alias` and with these columns. A field that is null or missing is NULL; a boolean is 1 or 0. Write
 * statements on it instead of one statement per row.
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
      JSON.stringify(rows.map((row) => withNumbers(row))),
    ]);
  }
  const picked = names.map((name) => `value ->> '$.${name}' AS ${name}`).join(', ');
  return knex.raw(`(SELECT ${picked} FROM json_each(?)) AS ${alias}`, [JSON.stringify(rows)]);
}

/** PostgreSQL takes no true or false for a number. */
function withNumbers(row: object): object {
  const entries = Object.entries(row) as [string, unknown][];
  if (entries.every(([, value]) => typeof value !== 'boolean')) return row;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );
}
