import type { Knex } from 'knex';
import { jsonRows, type JsonColumnType } from './json-rows.js';
import { rowsOf } from './raw-rows.js';

/** Inserts any number of rows in one statement and returns the rows of `RETURNING`, in no particular order. */
export async function insertRows<Row>(
  trx: Knex.Transaction,
  {
    table,
    columns,
    rows,
    suffix = '',
  }: {
    table: string;
    columns: Readonly<Record<string, JsonColumnType>>;
    rows: readonly object[];
    /** What follows, such as `ON CONFLICT … DO …` or `RETURNING …`. */
    suffix?: string;
  },
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns).join(', ');
  // Without WHERE, SQLite takes ON CONFLICT for the ON of a join.
  const sql = `INSERT INTO ${table} (${names}) SELECT ${names} FROM ? WHERE true ${suffix}`;
  return rowsOf<Row>(await trx.raw(sql, [jsonRows(trx, 'r', columns, rows)]));
}
