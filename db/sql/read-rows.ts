import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { rowsOf } from './raw-rows.js';
import { createRowReader, jsonListsOf, parseJsonLists } from './json-lists.js';

/**
 * Returns rows with some columns, of which there may be thousands; `from` follows `SELECT columns`, where `k` or `m.k` is the
 * column k.
 */
export async function readRows<Row>(
  trx: Knex,
  columns: readonly string[],
  from: string,
  bindings: readonly Knex.RawBinding[],
): Promise<Row[]> {
  const select = `SELECT ${columns.join(', ')} ${from}`;
  if (kindOf(trx) === 'postgres') return rowsOf<Row>(await trx.raw(select, bindings));
  const names = columns.map((column) => column.slice(column.indexOf('.') + 1));
  const [row] = rowsOf<{ found: string }>(
    await trx.raw(`SELECT ${jsonListsOf(names)} AS found FROM (${select})`, bindings),
  );
  return parseJsonLists(createRowReader<Row>(names), row?.found);
}
