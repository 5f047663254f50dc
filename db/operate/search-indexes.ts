import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import type { Comparison, Recount } from './rebuild.js';

interface SearchIndex {
  name: string;
  column: string;
  /** The table whose texts it has. */
  table: string;
  /** The id and the text of each row, as the triggers of the table write them. */
  rows: string;
}

const INDEXES: readonly SearchIndex[] = [
  {
    name: 'event_search',
    column: 'text',
    table: 'events',
    rows: 'SELECT event_id, search_text FROM events',
  },
  {
    name: 'display_name_search',
    column: 'name',
    table: 'display_names',
    rows: 'SELECT (name_length << 40) | name_id, char(2, 2) || normalized_display_name FROM display_names',
  },
];

/**
 * The text indexes of SQLite; those of PostgreSQL are the engine's own. An index does not keep its texts, so neither they nor the
 * integrity of the index can be checked against the table: only the numbers of rows are compared.
 */
export const SEARCH_INDEXES: readonly Recount[] = INDEXES.map(({ name, column, table, rows }) => ({
  name,
  compare: async (read): Promise<Comparison> => {
    const [counted] = rowsOf<{ rows: number }>(await read.raw(`SELECT count(*) AS rows FROM ${table}`));
    const [kept, recounted] = [await countIndexed(read, name), counted?.rows ?? 0];
    if (kept === recounted) return { rows: recounted, differences: 0, shown: [] };
    const shown = [{ key: {}, kept: { rows: kept }, recounted: { rows: recounted } }];
    return { rows: recounted, differences: Math.abs(kept - recounted), shown };
  },
  // In one transaction: in parts, it would add rows again that others had changed meanwhile.
  repair: (database) =>
    database.write(
      async (trx) => {
        await trx.raw(`INSERT INTO ${name} (${name}) VALUES ('delete-all')`);
        await trx.raw(`INSERT INTO ${name} (rowid, ${column}) ${rows}`);
      },
      { isUnlimited: true },
    ),
}));

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
