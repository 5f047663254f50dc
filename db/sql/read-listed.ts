import type { Knex } from 'knex';
import { asTable } from '../bulk.js';
import { inOrder } from './in-order.js';
import { readFields } from './read-rows.js';

/** What is read of each row of a list. */
interface ListedRows<Row> {
  /** In the fields and joins it is `t`. */
  table: string;
  /** The column of the ids, and the field that has it. */
  id: string;
  field: keyof Row;
  /** Values of other columns that all rows of the list have. */
  within?: Readonly<Record<string, string | number>>;
  /** The expressions of the fields. */
  fields: Readonly<Record<keyof Row & string, string>>;
  joins?: string;
}

/** Returns the rows of a page of a list in the order of their ids; ids without a row are left out. */
export async function readListed<Row>(
  read: Knex,
  ids: readonly (string | number)[],
  { table, id, field, within = {}, fields, joins = '' }: ListedRows<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const columns = [id, ...Object.keys(within)];
  const isEqual = columns.map((name) => `t.${name} = r.${name}`).join(' AND ');
  const keys = ids.map((value): Record<string, string | number> => ({ ...within, [id]: value }));
  const from = `FROM ? CROSS JOIN ${table} AS t ${joins} WHERE ${isEqual}`;
  const rows = await readFields<Row>(read, fields, from, [asTable(read, table, columns, keys)]);
  return inOrder<unknown, Row>(ids, rows, (row) => row[field]);
}
