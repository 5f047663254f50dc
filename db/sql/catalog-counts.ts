import type { Knex } from 'knex';

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
