import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from './raw-rows.js';
import { createRowReader, toJsonListsSql, parseJsonLists } from './json-lists.js';

/**
 * Returns some columns of rows, for reads of up to thousands of rows: SQLite sends them as one JSON text, which costs less than
 * fields one by one. `columns` may name their table (`m.name` is the field `name`); `from` is the statement after them.
 */
export function readRows<Row>(
  trx: Knex,
  columns: readonly string[],
  from: string,
  bindings: readonly Knex.RawBinding[],
): Promise<Row[]> {
  const fields = columns.map((column) => [column.slice(column.indexOf('.') + 1), column] as const);
  return readFields<Row>(trx, Object.fromEntries(fields), from, bindings);
}

/** Does the same; `fields` are the expressions of columns by their names. */
export async function readFields<Row>(
  trx: Knex,
  fields: Readonly<Record<string, string>>,
  from: string,
  bindings: readonly Knex.RawBinding[],
): Promise<Row[]> {
  const columns = Object.entries(fields).map(([name, expression]) => `${expression} AS "${name}"`);
  const select = `SELECT ${columns.join(', ')} ${from}`;
  if (kindOf(trx) === 'postgres') return rowsOf<Row>(await trx.raw(select, bindings));
  const names = Object.keys(fields);
  const lists = toJsonListsSql(names.map((name) => `"${name}"`));
  const [row] = rowsOf<{ found: string }>(
    await trx.raw(`SELECT ${lists} AS found FROM (${select})`, bindings),
  );
  return parseJsonLists(createRowReader<Row>(names), row?.found);
}
