import type { Knex } from 'knex';
import { jsonRows, type JsonColumnType } from './json-rows.js';

/** Rows for one table, whatever their number. */
export interface Insertion {
  table: string;
  columns: Readonly<Record<string, JsonColumnType>>;
  rows: readonly object[];
  /** What follows, such as `ON CONFLICT … DO …` or `RETURNING …`. */
  then?: string;
}

/** Inserts rows in one statement and returns what `RETURNING` asks for, in no particular order. */
export async function insertRows<Row>(
  trx: Knex.Transaction,
  { table, columns, rows, then = '' }: Insertion,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns).join(', ');
  // SQLite cannot tell ON CONFLICT from a join's ON without a WHERE before it.
  const sql = `INSERT INTO ${table} (${names}) SELECT ${names} FROM ? WHERE true ${then}`;
  return rowsOf<Row>(await trx.raw(sql, [jsonRows(trx, 'r', columns, rows)]));
}

/** Returns the rows that a raw statement gave: the drivers wrap them differently. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}
