import type { Knex } from 'knex';

/** The catalog's totals by name; one without a row is 0. */
export type CatalogCounts = (name: string) => number;

/** Returns the totals. */
export async function readCounts(read: Knex): Promise<CatalogCounts> {
  const rows = await read<{ name: string; value: number }>('catalog_counts');
  const counts = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => counts.get(name) ?? 0;
}
