import type { Knex } from 'knex';
import { insertRows, rowsOf } from '../../../insert-rows.js';
import { jsonRows } from '../../../json-rows.js';
import { lockEvents } from './event-sequence.js';
import { closeItems, countItems, type QueueStatus } from './queue-close.js';

export type { QueueStatus } from './queue-close.js';
export type ReasonCode = 'wr_baseline_missing' | 'wr_holder_missing' | 'update_request';

/** A map about whose world record something is missing. */
export interface NewQueueItem {
  projectKey: string;
  mapUid: string;
  mapName: string | null;
  reasonCode: ReasonCode;
  /** Id of the catalog's update request. */
  requestId: string | null;
  oldWrTime: number | null;
  newWrTime: number | null;
  note: string | null;
  createdAt: string;
}

/** The item that stands for a reported one: a new one, or the open one of the same project, map and reason. */
export interface QueuedItem {
  queueId: number;
  requestId: string | null;
  status: QueueStatus;
  createdAt: string;
  isNew: boolean;
}

interface ItemRow {
  queue_id: number;
  project_key: string;
  map_uid: string;
  reason_code: string;
  request_id: string | null;
  status: QueueStatus;
  created_at: string;
}

const COLUMNS = {
  project_key: 'text',
  map_uid: 'text',
  map_name: 'text',
  reason_code: 'text',
  status: 'text',
  request_id: 'text',
  old_wr_time: 'integer',
  new_wr_time: 'integer',
  created_at: 'text',
  updated_at: 'text',
  note: 'text',
} as const;

const RETURNED = 'queue_id, project_key, map_uid, reason_code, request_id, status, created_at';

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
  await lockEvents(trx);
  const open = new Map((await readOpen(trx, items)).map((row) => [keyOf(row), row]));
  const missing = new Map<string, ReturnType<typeof toRow>>();
  for (const row of items.map(toRow)) {
    const key = keyOf(row);
    if (!open.has(key) && !missing.has(key)) missing.set(key, row);
  }
  const rows = [...missing.values()];
  const then = `RETURNING ${RETURNED}`;
  const inserted = await insertRows<ItemRow>(trx, {
    table: 'wr_baseline_queue',
    columns: COLUMNS,
    rows,
    then,
  });
  for (const row of inserted) open.set(keyOf(row), row);
  await countItems(
    trx,
    inserted.map((row) => ({ projectKey: row.project_key, status: row.status, items: 1 })),
  );
  const isNew = new Set(inserted.map((row) => row.queue_id));
  return items.map((item) => {
    const row = open.get(keyOf(toRow(item)));
    if (!row) throw new Error(`The queue item of map ${item.mapUid} was not stored.`);
    // Only the first of equal ones in the list is the new one.
    const first = isNew.delete(row.queue_id);
    return {
      queueId: row.queue_id,
      requestId: row.request_id,
      status: row.status,
      createdAt: row.created_at,
      isNew: first,
    };
  });
}

function keyOf(row: { project_key: string; map_uid: string; reason_code: string }): string {
  return `${row.project_key} ${row.map_uid} ${row.reason_code}`;
}

function toRow(item: NewQueueItem): Record<keyof typeof COLUMNS, string | number | null> & {
  project_key: string;
  map_uid: string;
  reason_code: string;
} {
  return {
    project_key: item.projectKey,
    map_uid: item.mapUid,
    map_name: item.mapName,
    reason_code: item.reasonCode,
    status: 'queued',
    request_id: item.requestId,
    old_wr_time: item.oldWrTime,
    new_wr_time: item.newWrTime,
    created_at: item.createdAt,
    updated_at: item.createdAt,
    note: item.note,
  };
}

async function readOpen(trx: Knex.Transaction, items: readonly NewQueueItem[]): Promise<ItemRow[]> {
  const columns = RETURNED.split(', ').map((column) => `q.${column}`);
  const uids = [...new Set(items.map(({ mapUid }) => mapUid))].map((map_uid) => ({ map_uid }));
  const sql = `SELECT ${columns.join(', ')} FROM ? JOIN wr_baseline_queue q ON q.map_uid = k.map_uid
    WHERE q.status IN ('queued', 'processing')`;
  return rowsOf<ItemRow>(await trx.raw(sql, [jsonRows(trx, 'k', { map_uid: 'text' }, uids)]));
}

/**
 * Resolves the open items of some maps, of all projects and reasons; returns how many. Takes the lock of the event sequence,
 * as `queueItems` does.
 */
export async function resolveItems(
  trx: Knex.Transaction,
  { mapUids, at }: { mapUids: readonly string[]; at: string },
): Promise<number> {
  const uids = [...new Set(mapUids)].map((map_uid) => ({ map_uid }));
  if (uids.length === 0) return 0;
  await lockEvents(trx);
  const sql = `SELECT q.queue_id FROM ? JOIN wr_baseline_queue q ON q.map_uid = k.map_uid
    WHERE q.status IN ('queued', 'processing')`;
  const found: unknown = await trx.raw(sql, [jsonRows(trx, 'k', { map_uid: 'text' }, uids)]);
  return closeItems(
    trx,
    rowsOf<{ queue_id: number }>(found).map((row) => row.queue_id),
    'resolved',
    at,
  );
}
