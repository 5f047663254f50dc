import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { readFields } from './read-rows.js';

/** What is read of each row of a list. */
interface ListedRows<Row> {
  /** In the fields and joins it is `t`. */
  table: string;
  /** The column of the ids, and the field that has it. */
  id: string;
  field: keyof Row;
  /** Another condition, with its values. */
  where?: [sql: string, ...values: (string | number)[]];
  /** The expressions of the fields. */
  fields: Readonly<Record<keyof Row & string, string>>;
  joins?: string;
}

/** Returns the rows of a page of a list in the order of their ids; ids without a row are left out. */
export async function readListed<Row>(
  read: Knex,
  ids: readonly (string | number)[],
  { table, id, field, where: [where, ...values] = ['1 = 1'], fields, joins = '' }: ListedRows<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const isPostgres = kindOf(read) === 'postgres';
  const type = typeof ids[0] === 'number' ? 'bigint' : 'text';
  // CROSS JOIN lets SQLite look up each id, and not scan the table.
  const from = isPostgres
    ? `FROM ${table} AS t ${joins} WHERE t.${id} = ANY(?::${type}[]) AND ${where}`
    : `FROM json_each(?) AS k CROSS JOIN ${table} AS t ${joins} WHERE t.${id} = k.value AND ${where}`;
  const rows = await readFields<Row>(read, fields, from, [
    isPostgres ? ids.map(String) : JSON.stringify(ids),
    ...values,
  ]);
  return inOrder<unknown, Row>(ids, rows, (row) => row[field]);
}

/** Returns rows in the order of their keys; keys without a row are left out. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
