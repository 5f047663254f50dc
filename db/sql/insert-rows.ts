import type { Knex } from 'knex';
import type { DeferredRows } from '../connection/deferred-statements.js';
import type { DeferredWrites } from './deferred-writes.js';
import { jsonRows, type JsonColumnType } from './json-rows.js';
import { rowsOf } from './raw-rows.js';

/** Any number of rows for one table. */
interface Insertion {
  table: string;
  columns: Readonly<Record<string, JsonColumnType>>;
  rows: readonly object[];
  /** What follows, such as `ON CONFLICT … DO …` or `RETURNING …`. */
  suffix?: string;
}

/** Expressions for columns that are more than the row's value, which is `r.` and the column's name. */
type Expressions = Readonly<Record<string, string>>;

/** Inserts rows in one statement and returns the rows of `RETURNING`, in no particular order. */
export async function insertRows<Row>(trx: Knex.Transaction, insertion: Insertion): Promise<Row[]> {
  if (insertion.rows.length === 0) return [];
  return rowsOf<Row>(await trx.raw(insertSql(insertion), [rowsToInsert(trx, insertion)]));
}

/** Adds the same to the statements that run under the event lock. */
export function addRows<Row>(
  writes: DeferredWrites,
  insertion: Insertion,
  expressions?: Expressions,
): DeferredRows<Row> {
  if (insertion.rows.length === 0) return () => [];
  return writes.add<Row>(insertSql(insertion, expressions), [rowsToInsert(writes.trx, insertion)]);
}

function insertSql({ table, columns, suffix = '' }: Insertion, expressions: Expressions = {}): string {
  const names = Object.keys(columns);
  const values = names.map((name) => expressions[name] ?? `r.${name}`);
  // Without WHERE, SQLite takes ON CONFLICT for the ON of a join.
  return `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ? WHERE true ${suffix}`;
}

function rowsToInsert(trx: Knex.Transaction, { columns, rows }: Insertion): Knex.Raw {
  return jsonRows(trx, 'r', columns, rows);
}
