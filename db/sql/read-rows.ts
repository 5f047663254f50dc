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

/**
 * Returns SQLite's expression for rows as one JSON text: a list of each row's values, in the order of the columns. As one text,
 * since the driver needs longer to return rows field by field than this thread needs to parse them; as lists, since names that
 * are repeated in each row take a third of SQLite's time.
 */
export function toJsonListsSql(expressions: readonly string[]): string {
  return `json_group_array(json_array(${expressions.join(', ')}))`;
}

/** Makes a row of its values, in the order of the columns. */
export type RowReader<Row> = (values: readonly unknown[]) => Row;

/** Returns the reader of rows with the columns' names. */
export function createRowReader<Row>(columns: readonly string[]): RowReader<Row> {
  return (values) => {
    const row: Record<string, unknown> = {};
    // Written out: Object.fromEntries takes several times as long.
    for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
    return row as Row;
  };
}

/** Returns the rows of such a text; none for no text. */
export function parseJsonLists<Row>(read: RowReader<Row>, text: unknown): Row[] {
  const lists = JSON.parse(typeof text === 'string' ? text : '[]') as unknown[][];
  return lists.map((values) => read(values));
}
