import type { Knex } from 'knex';

/** A table whose rows retention removes in the order of their ids. */
export type RemovedByAge = 'events' | 'runs' | 'traffic_samples';

/**
 * Returns the key of the setting that has the id up to which retention has removed rows of a table. Sums of the table still count removed
 * rows. World records up to that id stay, and retention does not read them again.
 */
export function lastRemovedKey(table: string): string {
  return `retention.${table}.last_id`;
}

/** Returns the id up to which retention has removed rows of a table; null if it has removed none. */
export async function readLastRemoved(read: Knex, table: RemovedByAge): Promise<number | null> {
  const row = await read('settings')
    .where({ key: lastRemovedKey(table) })
    .first<{ value: string } | undefined>('value');
  return row ? Number(row.value) : null;
}
