import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { insertRows } from '../../../db/bulk.js';
import type { Database, Row } from '../../../db/connection/database.js';

/** Bounds the memory: rows may have many KiB. */
const ROWS_AT_ONCE = 1000;
const PRIMARY_KEY = `SELECT a.attname AS name
  FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, place), pg_attribute a
  WHERE i.indrelid = ?::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = k.number
  ORDER BY k.place`;

/**
 * Replaces the rows of a PostgreSQL table by those that SQLite has, a page at a time in the order of the primary key, and compares every
 * column of each with what is stored then. Returns their number; rejects with a sentence that has the key of a row that differs.
 */
export async function copyRows(source: Database, target: Database, table: string): Promise<number> {
  const { rows: columns } = await target.read.raw<{ rows: { name: string }[] }>(PRIMARY_KEY, [table]);
  const key = columns.map(({ name }) => name);
  const toKey = (row: Row | undefined): unknown[] => key.map((name) => row?.[name]);
  await target.write((trx) => trx(table).delete());
  let rows = 0;
  for (let after: unknown[] | undefined; ;) {
    const page = await readPage(source.read, table, key, after);
    if (page.length === 0) return rows;
    await target.write((trx) => insertRows(trx, table, page));
    const copied = await readPage(target.read, table, key, after);
    const other = page.find((row, place) => !isDeepStrictEqual({ ...row }, { ...copied[place] }));
    if (other)
      throw new Error(
        `${table} is not the same on both sides, first at ${JSON.stringify(toKey(other))}; create the database again and repeat the move.`,
      );
    rows += page.length;
    after = toKey(page.at(-1));
  }
}

function readPage(
  database: Knex,
  table: string,
  key: readonly string[],
  after: unknown[] | undefined,
): Promise<Row[]> {
  const page = database(table)
    .select<Row[]>('*')
    .orderBy([...key])
    .limit(ROWS_AT_ONCE);
  if (after === undefined) return page;
  const marks = key.map(() => '?').join(', ');
  const names = key.map(() => '??').join(', ');
  return page.whereRaw(`(${names}) > (${marks})`, [...key, ...after] as Knex.Value[]);
}
