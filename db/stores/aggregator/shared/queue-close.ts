import type { Knex } from 'knex';
import { insertRows, rowsOf } from '../../../insert-rows.js';
import { jsonRows } from '../../../json-rows.js';

export type QueueStatus = 'queued' | 'processing' | 'resolved' | 'ignored';

/** Gives open items their last status; returns how many were still open. The caller holds the lock of the event sequence. */
export async function closeItems(
  trx: Knex.Transaction,
  queueIds: number[],
  status: 'resolved' | 'ignored',
  at: string,
): Promise<number> {
  if (queueIds.length === 0) return 0;
  const ids = jsonRows(
    trx,
    'k',
    { queue_id: 'bigint' },
    queueIds.map((queue_id) => ({ queue_id })),
  );
  const sql = `SELECT q.project_key, q.status, count(*) AS items FROM ? CROSS JOIN wr_baseline_queue q
    WHERE q.queue_id = k.queue_id AND q.status IN ('queued', 'processing') GROUP BY q.project_key, q.status`;
  const before = rowsOf<{ project_key: string; status: QueueStatus; items: number }>(
    await trx.raw(sql, [ids]),
  );
  // lower() keeps SQLite from walking through all open items for each one that is closed.
  await trx.raw(
    `UPDATE wr_baseline_queue SET status = ?, updated_at = ?, resolved_at = ? FROM ?
      WHERE wr_baseline_queue.queue_id = k.queue_id AND lower(status) IN ('queued', 'processing')`,
    [status, at, at, ids],
  );
  await countItems(
    trx,
    before.flatMap(({ project_key: projectKey, status: was, items }) => [
      { projectKey, status: was, items: -items },
      { projectKey, status, items },
    ]),
  );
  return before.reduce((sum, { items }) => sum + items, 0);
}

const COUNT_COLUMNS = { project_key: 'text', status: 'text', items: 'bigint' } as const;

/** Adds to the kept numbers of items. The caller holds the lock of the event sequence, since projects' numbers change together. */
export async function countItems(
  trx: Knex.Transaction,
  changes: readonly { projectKey: string; status: QueueStatus; items: number }[],
): Promise<void> {
  const sums = new Map<string, { project_key: string; status: string; items: number }>();
  for (const { projectKey, status, items } of changes) {
    const id = `${projectKey} ${status}`;
    const row = sums.get(id) ?? { project_key: projectKey, status, items: 0 };
    row.items += items;
    sums.set(id, row);
  }
  await insertRows(trx, {
    table: 'queue_counts',
    columns: COUNT_COLUMNS,
    rows: [...sums.values()],
    then: 'ON CONFLICT (project_key, status) DO UPDATE SET items = queue_counts.items + excluded.items',
  });
}
