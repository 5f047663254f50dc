import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from './raw-rows.js';

/**
 * Returns rows, for reads of up to thousands of rows: SQLite sends them as one JSON text, which costs less than fields one by one.
 * `fields` are the expressions of columns by their names; `from` is the statement after them.
 */
export async function readFields<Row>(
  trx: Knex,
  fields: Readonly<Record<string, string>>,
  from: string,
  bindings: readonly Knex.RawBinding[] | Readonly<Record<string, Knex.RawBinding>>,
): Promise<Row[]> {
  const columns = Object.entries(fields).map(([name, expression]) => `${expression} AS "${name}"`);
  const select = `SELECT ${columns.join(', ')} ${from}`;
  if (kindOf(trx) === 'postgres') return rowsOf<Row>(await trx.raw(select, bindings));
  const names = Object.keys(fields);
  // As lists, because names that are repeated in each row take a third of SQLite's time.
  const list = `json_group_array(json_array(${names.map((name) => `"${name}"`).join(', ')}))`;
  const [row] = rowsOf<{ found: string }>(
    await trx.raw(`SELECT ${list} AS found FROM (${select})`, bindings),
  );
  const lists = JSON.parse(row?.found ?? '[]') as unknown[][];
  return lists.map((values) => toRow(names, values) as Row);
}

/** Returns the row with some values, in the order of the names of its columns. */
export function toRow(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  // Written out: Object.fromEntries takes several times as long.
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
  return row;
}
