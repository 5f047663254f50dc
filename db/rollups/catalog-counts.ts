import { insertRows } from '../sql/insert-rows.js';
import type { EventTransaction } from '../sql/event-lock.js';

/** Adds to the catalog's totals. */
export async function addCounts(
  trx: EventTransaction,
  changes: readonly (readonly [name: string, by: number])[],
): Promise<void> {
  const sums = new Map<string, number>();
  for (const [name, by] of changes) sums.set(name, (sums.get(name) ?? 0) + by);
  const rows = [...sums].filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value }));
  const then = 'ON CONFLICT (name) DO UPDATE SET value = catalog_counts.value + excluded.value';
  const columns = { name: 'text', value: 'bigint' } as const;
  await insertRows(trx, { table: 'catalog_counts', columns, rows, then });
}
