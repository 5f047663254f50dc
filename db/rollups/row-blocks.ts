import type { Knex } from 'knex';
import { insertRows } from '../sql/insert-rows.js';
import { takeChanges } from '../sql/take-changes.js';

const MAX_AT_ONCE = 5000;
const COLUMNS = { table_name: 'text', block: 'integer', rows: 'bigint' } as const;

interface BlockChange {
  change_id: number;
  table_name: string;
  block: number;
  rows: number;
}

/**
 * Adds the oldest logged changes of blocks of rows to the numbers of their rows (`row_blocks`), and removes them from the log. Returns
 * how many; 0 if none is left, or another process adds them.
 */
export async function addBlockChanges(trx: Knex.Transaction): Promise<number> {
  const changes = await takeChanges<BlockChange>(trx, 'row_block_changes', {
    columns: ['table_name', 'block', 'rows'],
    limit: MAX_AT_ONCE,
  });
  const sums = new Map<string, BlockChange>();
  for (const change of changes) {
    const key = `${change.table_name} ${change.block}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, rows: known.rows + change.rows } : change);
  }
  // In one order, so that two processes do not wait for each other.
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const suffix = 'ON CONFLICT (table_name, block) DO UPDATE SET rows = row_blocks.rows + excluded.rows';
  await insertRows(trx, { table: 'row_blocks', columns: COLUMNS, rows: sorted, suffix });
  return changes.length;
}
