import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';

/** The rows of one table in two databases. */
interface ComparedTable {
  rows: number;
  /** The key of the first row that differs, or is in one of them only; null when all are equal. */
  differsAt: unknown[] | null;
}

type Row = Record<string, unknown>;

const ROWS_AT_ONCE = 5000;
const PRIMARY_KEY = `SELECT a.attname AS name
  FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, place), pg_attribute a
  WHERE i.indrelid = ?::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = k.number
  ORDER BY k.place`;

/** Compares every column of every row of a table in SQLite and PostgreSQL, a page at a time in the order of the primary key. */
export async function compareRows(sqlite: Knex, postgres: Knex, table: string): Promise<ComparedTable> {
  const { rows: columns } = await postgres.raw<{ rows: { name: string }[] }>(PRIMARY_KEY, [table]);
  const key = columns.map(({ name }) => name);
  if (key.length === 0) throw new Error(`The table ${table} has no primary key to compare its rows by.`);
  const toKey = (row: Row | undefined): unknown[] | undefined => row && key.map((name) => row[name]);
  let rows = 0;
  for (let after: unknown[] | undefined; ;) {
    const [left, right] = await Promise.all([
      readPage(sqlite, table, key, after),
      readPage(postgres, table, key, after),
    ]);
    const differing = left.findIndex((row, place) => !isDeepStrictEqual({ ...row }, { ...right[place] }));
    const place = differing === -1 && right.length > left.length ? left.length : differing;
    if (place !== -1) return { rows, differsAt: toKey(left[place] ?? right[place]) ?? [] };
    rows += left.length;
    after = toKey(left.at(-1));
    if (left.length < ROWS_AT_ONCE || after === undefined) return { rows, differsAt: null };
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
