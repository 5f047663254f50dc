import type { Knex } from 'knex';
import { closeItems, type QueueStatus } from './queue-close.js';
import { insertItems, readOpenItems, type ItemRow, type NewQueueItem } from './queue-rows.js';

export type { QueueStatus } from './queue-close.js';
export type { NewQueueItem, ReasonCode } from './queue-rows.js';

/** The item that stands for a reported one: a new one, or the open one of the same project, map and reason. */
export interface QueuedItem {
  queueId: number;
  requestId: string | null;
  status: QueueStatus;
  createdAt: string;
  isNew: boolean;
}

/**
 * Queues items and returns what stands for them, in the order of the list. There is one open item per project, map and
 * reason: reporting it again changes nothing. Takes the lock of the event sequence: call it after everything else that locks
 * rows which other transactions lock before it.
 */
export async function queueItems(
  trx: Knex.Transaction,
  items: readonly NewQueueItem[],
): Promise<QueuedItem[]> {
  if (items.length === 0) return [];
  const waiting = await readOpenItems(
    trx,
    items.map(({ mapUid }) => mapUid),
  );
  const open = new Map(waiting.map((row) => [keyOfRow(row), row]));
  const missing = new Map<string, NewQueueItem>();
  for (const item of items) {
    const key = keyOf(item);
    if (!open.has(key) && !missing.has(key)) missing.set(key, item);
  }
  const inserted = await insertItems(trx, [...missing.values()]);
  for (const row of inserted) open.set(keyOfRow(row), row);
  const isNew = new Set(inserted.map((row) => row.queue_id));
  return items.map((item) => {
    const row = open.get(keyOf(item));
    if (!row) throw new Error(`The queue item of map ${item.mapUid} was not stored.`);
    const { queue_id: queueId, request_id: requestId, status, created_at: createdAt } = row;
    // Only the first of equal ones in the list is the new one.
    return { queueId, requestId, status, createdAt, isNew: isNew.delete(queueId) };
  });
}

function keyOf({ projectKey, mapUid, reasonCode }: NewQueueItem): string {
  return `${projectKey} ${mapUid} ${reasonCode}`;
}

function keyOfRow({ project_key, map_uid, reason_code }: ItemRow): string {
  return `${project_key} ${map_uid} ${reason_code}`;
}

/**
 * Resolves the open items of some maps, of all projects and reasons; returns how many. Takes the lock of the event sequence,
 * as `queueItems` does.
 */
export async function resolveItems(
  trx: Knex.Transaction,
  { mapUids, at }: { mapUids: readonly string[]; at: string },
): Promise<number> {
  if (mapUids.length === 0) return 0;
  const open = await readOpenItems(trx, mapUids);
  return closeItems(
    trx,
    open.map((row) => row.queue_id),
    'resolved',
    at,
  );
}
