import type { Knex } from 'knex';
import { kindOf } from './connection/kind-of.js';
import { toParts } from './rules/parts.js';
import { readFields } from './sql/read-rows.js';

type Name<Row> = keyof Row & string;

/**
 * Returns columns of rows as a table expression `r` for FROM, typed like the columns of a table: any number of rows in one bound JSON
 * text. Absent fields are NULL. PostgreSQL refuses a boolean for a number.
 */
export function asTable<Row extends object>(
  trx: Knex,
  table: string,
  columns: readonly Name<Row>[],
  rows: readonly Row[],
): Knex.Raw {
  if (kindOf(trx) === 'postgres') {
    const text = JSON.stringify(rows, [...columns]);
    const set = `jsonb_populate_recordset(NULL::${table}, ?::jsonb)`;
    return trx.raw(`(SELECT ${columns.join(', ')} FROM ${set}) AS r`, [text]);
  }
  const picked = columns.map((name, index) => `value ->> ${index} AS ${name}`);
  // SQLite finds a value by its place, in its binary form, in half the time that it takes by its name.
  const lists = JSON.stringify(rows.map((row) => columns.map((name) => row[name])));
  return trx.raw(`(SELECT ${picked.join(', ')} FROM jsonb_each(?)) AS r`, [lists]);
}

/** Returns the rows whose key columns have one of some values, in no particular order. Like each function here, it takes 1,000 at once. */
export async function readRows<Row extends object>(
  trx: Knex,
  table: string,
  columns: readonly Name<Row>[],
  key: readonly Name<Row>[],
  keys: readonly Partial<Row>[],
): Promise<Row[]> {
  const fields = Object.fromEntries(columns.map((name) => [name, `t.${name}`]));
  const isEqual = key.map((name) => `t.${name} = r.${name}`).join(' AND ');
  const found: Row[][] = [];
  for (const part of toParts(keys)) {
    const wanted = asTable<Partial<Row>>(trx, table, key, part);
    // CROSS JOIN lets SQLite look up each key, and not scan the table.
    found.push(await readFields(trx, fields, `FROM ? CROSS JOIN ${table} AS t WHERE ${isEqual}`, [wanted]));
  }
  return found.flat();
}

/** Inserts rows with some columns, by default those of the first row; `suffix` is `ON CONFLICT … DO …`, for example. */
export async function insertRows(
  trx: Knex,
  table: string,
  rows: readonly object[],
  suffix = '',
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): Promise<void> {
  const names = columns.join(', ');
  for (const part of toParts(rows))
    // Without WHERE, SQLite takes ON CONFLICT for the ON of a join.
    await trx.raw(`INSERT INTO ${table} (${names}) SELECT ${names} FROM ? WHERE true ${suffix}`, [
      asTable(trx, table, columns as never[], part),
    ]);
}

/** Inserts rows, or gives the stored rows with their keys the values of their other columns. */
export async function saveRows<Row extends object>(
  trx: Knex,
  table: string,
  key: readonly Name<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const values = othersOf(key, rows).map((name) => `${name} = excluded.${name}`);
  await insertRows(trx, table, rows, `ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${values.join(', ')}`);
}

/** Gives the stored rows with the keys of `rows` the values of some columns, by default of the other ones of the first row. */
export async function updateRows<Row extends object>(
  trx: Knex,
  table: string,
  key: readonly Name<Row>[],
  rows: readonly Row[],
  columns: readonly string[] = othersOf(key, rows),
): Promise<void> {
  const others = columns as readonly Name<Row>[];
  const values = others.map((name) => `${name} = r.${name}`);
  const isEqual = key.map((name) => `${table}.${name} = r.${name}`);
  for (const part of toParts(rows))
    await trx.raw(`UPDATE ${table} SET ${values.join(', ')} FROM ? WHERE ${isEqual.join(' AND ')}`, [
      asTable(trx, table, [...key, ...others], part),
    ]);
}

/** Deletes the rows with some keys. */
export async function deleteRows<Row extends object>(
  trx: Knex,
  table: string,
  key: readonly Name<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const names = key.join(', ');
  for (const part of toParts(rows))
    await trx.raw(`DELETE FROM ${table} WHERE (${names}) IN (SELECT ${names} FROM ?)`, [
      asTable(trx, table, key, part),
    ]);
}

function othersOf<Row extends object>(key: readonly Name<Row>[], rows: readonly Row[]): Name<Row>[] {
  return (Object.keys(rows[0] ?? {}) as Name<Row>[]).filter((name) => !key.includes(name));
}
