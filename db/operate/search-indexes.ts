import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import type { Comparison, Recount } from './recount.js';

interface SearchIndex {
  name: string;
  column: string;
  /** The table whose texts it has, and its key. */
  table: string;
  id: string;
  /** The row id and the text of each row, as the triggers of the table write them. */
  row: string;
}

const INDEXES: readonly SearchIndex[] = [
  {
    name: 'event_search',
    column: 'text',
    table: 'events',
    id: 'event_id',
    row: 'event_id, search_text',
  },
  {
    name: 'display_name_search',
    column: 'name',
    table: 'display_names',
    id: 'name_id',
    row: 'name_id, normalized_display_name',
  },
];

/** Bounds how long other writers wait for a part of an index. */
const ROWS_AT_ONCE = 2000;

/**
 * The text indexes of SQLite; PostgreSQL keeps its indexes itself. An index does not keep its texts, so neither they nor the
 * integrity of the index can be checked against the table: only the numbers of rows are compared.
 */
export const SEARCH_INDEXES: readonly Recount[] = INDEXES.map((index) => ({
  name: index.name,
  compare: async (read): Promise<Comparison> => {
    const [counted] = rowsOf<{ rows: number }>(await read.raw(`SELECT count(*) AS rows FROM ${index.table}`));
    const [kept, recounted] = [await countIndexed(read, index.name), counted?.rows ?? 0];
    if (kept === recounted) return { rows: recounted, differences: 0, shown: [] };
    const shown = [{ key: {}, kept: { rows: kept }, recounted: { rows: recounted } }];
    return { rows: recounted, differences: Math.abs(kept - recounted), shown };
  },
  repair: async (database) => {
    await database.write((trx) => begin(trx, index), { isUnlimited: true });
    for (let isDone = false; !isDone;) {
      const startedAt = performance.now();
      isDone = await database.write((trx) => addRows(trx, index));
      if (!isDone) await pause(performance.now() - startedAt);
    }
  },
}));

/** The setting with the key of the last row that an index has again. Triggers leave out the rows behind it. */
function progressOf(trx: Knex.Transaction, { name }: SearchIndex): Knex.QueryBuilder {
  return trx('settings').where({ key: `rebuilding ${name}` });
}

async function begin(trx: Knex.Transaction, index: SearchIndex): Promise<void> {
  if (await progressOf(trx, index).first('key')) return;
  await trx('settings').insert({ key: `rebuilding ${index.name}`, value: '0' });
  await trx.raw(`INSERT INTO ${index.name} (${index.name}) VALUES ('delete-all')`);
  await changeTriggers(trx, index, (sql) => {
    const row = sql.includes(' AFTER INSERT ') ? 'new' : 'old';
    const isIndexed = `${row}.${index.id} <= ${lastIndexed(index)}`;
    return sql.replace(' BEGIN ', ` ${sql.includes(' WHEN ') ? 'AND' : 'WHEN'} ${isIndexed} BEGIN `);
  });
}

function lastIndexed({ name }: SearchIndex): string {
  return `(SELECT CAST(value AS integer) FROM settings WHERE key = 'rebuilding ${name}')`;
}

/** Adds the next rows; without any the index is complete. Returns whether it is. */
async function addRows(trx: Knex.Transaction, index: SearchIndex): Promise<boolean> {
  const { name, column, table, id, row } = index;
  const next = `SELECT ${id} FROM ${table} WHERE ${id} > ${lastIndexed(index)} ORDER BY ${id} LIMIT ${ROWS_AT_ONCE}`;
  const [{ last } = { last: null }] = rowsOf<{ last: number | null }>(
    await trx.raw(`SELECT max(${id}) AS last FROM (${next})`),
  );
  if (last === null) {
    const isIndexed = new RegExp(` (?:AND|WHEN) \\w+\\.${id} <= \\(SELECT .*?'\\)`);
    await changeTriggers(trx, index, (sql) => sql.replace(isIndexed, ''));
    await progressOf(trx, index).delete();
    return true;
  }
  await trx.raw(
    `INSERT INTO ${name} (rowid, ${column}) SELECT ${row} FROM ${table} WHERE ${id} > ${lastIndexed(index)} AND ${id} <= ${last}`,
  );
  await progressOf(trx, index).update({ value: String(last) });
  return false;
}

async function changeTriggers(
  trx: Knex.Transaction,
  { table }: SearchIndex,
  change: (sql: string) => string,
): Promise<void> {
  const triggers = trx('sqlite_schema').where({ type: 'trigger', tbl_name: table });
  for (const { name, sql } of await triggers.select<{ name: string; sql: string }[]>('name', 'sql')) {
    await trx.raw(`DROP TRIGGER ${name}`);
    await trx.raw(change(sql));
  }
}

/** FTS5 stores the number of its rows as the first varint of the record with id 1: seven bits in each byte, the last below 128. */
async function countIndexed(read: Knex, name: string): Promise<number> {
  const [row] = rowsOf<{ block: Buffer }>(await read.raw(`SELECT block FROM ${name}_data WHERE id = 1`));
  let count = 0;
  for (const byte of row?.block ?? []) {
    count = count * 128 + (byte % 128);
    if (byte < 128) return count;
  }
  return count;
}
