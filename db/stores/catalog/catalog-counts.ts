import type { Knex } from 'knex';

/** Kept counts of the catalog by name; a count that was never told of is 0. */
export type CatalogCounts = (name: string) => number;

/** Reads the kept counts. */
export async function readCounts(read: Knex): Promise<CatalogCounts> {
  const rows = await read<{ name: string; value: number }>('catalog_counts');
  const counts = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => counts.get(name) ?? 0;
}
