import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { readFields } from './read-rows.js';

/** What is read of rows that are found by ids. */
interface RowsOfIds<Row> {
  /** In the fields, joins and the condition it is `t`. */
  table: string;
  /** The column of the ids. */
  id: string;
  /** Another condition, with its values. */
  where?: [sql: string, ...values: (string | number)[]];
  /** The expressions of the fields. */
  fields: Readonly<Record<keyof Row & string, string>>;
  joins?: string;
}

/** Returns the rows of a page of a list in the order of their ids, which `field` has; ids without a row are left out. */
export async function readListed<Row>(
  read: Knex,
  ids: readonly (string | number)[],
  { field, ...wanted }: RowsOfIds<Row> & { field: keyof Row },
): Promise<Row[]> {
  return inOrder<unknown, Row>(ids, await readByIds(read, ids, wanted), (row) => row[field]);
}

/** Returns the rows that have one of some ids, in no particular order. */
export async function readByIds<Row>(
  read: Knex,
  ids: readonly (string | number)[],
  { table, id, where: [where, ...values] = ['1 = 1'], fields, joins = '' }: RowsOfIds<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const type = typeof ids[0] === 'number' ? 'bigint' : 'text';
  // CROSS JOIN lets SQLite look up each id, and not scan the table.
  return kindOf(read) === 'postgres'
    ? readFields(read, fields, `FROM ${table} AS t ${joins} WHERE t.${id} = ANY(?::${type}[]) AND ${where}`, [
        ids.map(String),
        ...values,
      ])
    : readFields(
        read,
        fields,
        `FROM json_each(?) AS k CROSS JOIN ${table} AS t ${joins} WHERE t.${id} = k.value AND ${where}`,
        [JSON.stringify(ids), ...values],
      );
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
