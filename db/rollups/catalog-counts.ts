import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';

/** Adds to the catalog's kept counts. The caller holds the lock of the event sequence. */
export async function addCounts(
  trx: Knex.Transaction,
  changes: readonly (readonly [name: string, by: number])[],
): Promise<void> {
  const sums = new Map<string, number>();
  for (const [name, by] of changes) sums.set(name, (sums.get(name) ?? 0) + by);
  const rows = [...sums].filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value }));
  const then = 'ON CONFLICT (name) DO UPDATE SET value = catalog_counts.value + excluded.value';
  const columns = { name: 'text', value: 'bigint' } as const;
  await insertRows(trx, { table: 'catalog_counts', columns, rows, then });
}
