import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';

/** The best medal that a record reaches. */
export type Medal = 'author' | 'gold' | 'silver' | 'bronze' | 'none';

/** Of tracked maps only: those with a record, those whose record has a holder, and the holders. */
type TrackedCount = `tracked ${'records' | 'held' | 'players'}`;

/**
 * The names of the catalog's totals (`catalog_counts`): of maps, of tracked ones, of those whose record has a holder; of changes of
 * world records, and of those that are not revoked; of players who hold a record, and of those with one that is not revoked; of records
 * by medal.
 */
export type CatalogCount =
  | 'maps'
  | 'tracked'
  | 'held'
  | 'records'
  | 'valid records'
  | 'players'
  | 'players with records'
  | TrackedCount
  | `medal ${Medal}`;

/** The catalog's totals by name; one without a row is 0. */
export type CatalogCounts = (name: CatalogCount) => number;

/** Returns the totals. */
export async function readCatalogCounts(read: Knex): Promise<CatalogCounts> {
  const rows = await read<{ name: string; value: number }>('catalog_counts');
  const counts = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => counts.get(name) ?? 0;
}

/** What follows the insertion of differences of totals. */
export const ADD_TO_COUNTS = 'ON CONFLICT (name) DO UPDATE SET value = catalog_counts.value + excluded.value';

/** A difference of one of the catalog's totals. */
export type CountChange = readonly [name: CatalogCount, by: number];

/** Adds to the catalog's totals. */
export async function addCatalogCounts(
  trx: Knex.Transaction,
  changes: readonly CountChange[],
): Promise<void> {
  const sums = new Map<CatalogCount, number>();
  for (const [name, by] of changes) sums.set(name, (sums.get(name) ?? 0) + by);
  const rows = [...sums].filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value }));
  const columns = { name: 'text', value: 'bigint' } as const;
  await insertRows(trx, { table: 'catalog_counts', columns, rows, suffix: ADD_TO_COUNTS });
}
