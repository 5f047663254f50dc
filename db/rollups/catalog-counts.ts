import type { CatalogCount } from '../sql/catalog-counts.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import { addRows } from '../sql/insert-rows.js';

/** What follows the insertion of differences of totals. */
export const ADD_TO_COUNTS = 'ON CONFLICT (name) DO UPDATE SET value = catalog_counts.value + excluded.value';

/** A difference of one of the catalog's totals. */
export type CountChange = readonly [name: CatalogCount, by: number];

/** Adds to the catalog's totals. */
export function addCatalogCounts(writes: DeferredWrites, changes: readonly CountChange[]): void {
  const sums = new Map<CatalogCount, number>();
  for (const [name, by] of changes) sums.set(name, (sums.get(name) ?? 0) + by);
  const rows = [...sums].filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value }));
  const columns = { name: 'text', value: 'bigint' } as const;
  addRows(writes, { table: 'catalog_counts', columns, rows, suffix: ADD_TO_COUNTS });
}
