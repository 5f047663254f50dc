import type { Knex } from 'knex';
import { insertRows, rowsOf } from '../../../insert-rows.js';
import { jsonRows } from '../../../json-rows.js';
import { withoutColourCodes } from '../../shared/map-name.js';
import { searchText } from './event-row.js';
import { lockEvents } from './event-sequence.js';
import { countItems, type QueueStatus } from './queue-close.js';

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
  /** Of an item that was resolved as soon as it was reported. */
  resolvedAt?: string | null;
}

/** What is told of a stored item. */
export interface ItemRow {
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
  resolved_at: 'text',
  search_text: 'text',
} as const;

const RETURNED = 'queue_id, project_key, map_uid, reason_code, request_id, status, created_at';

/** Returns the open items of some maps, of all projects. */
export async function readOpenItems(trx: Knex.Transaction, mapUids: readonly string[]): Promise<ItemRow[]> {
  await lockEvents(trx);
  const columns = RETURNED.split(', ').map((column) => `q.${column}`);
  const uids = [...new Set(mapUids)].map((map_uid) => ({ map_uid }));
  const sql = `SELECT ${columns.join(', ')} FROM ? CROSS JOIN wr_baseline_queue q
    WHERE q.map_uid = k.map_uid AND q.status IN ('queued', 'processing')`;
  return rowsOf<ItemRow>(await trx.raw(sql, [jsonRows(trx, 'k', { map_uid: 'text' }, uids)]));
}

/**
 * Stores items of which the caller knows that none of them stands beside an open one (see `readOpenItems`); returns them in no
 * particular order.
 */
export async function insertItems(trx: Knex.Transaction, items: readonly NewQueueItem[]): Promise<ItemRow[]> {
  if (items.length === 0) return [];
  await lockEvents(trx);
  const inserted = await insertRows<ItemRow>(trx, {
    table: 'wr_baseline_queue',
    columns: COLUMNS,
    rows: items.map(toRow),
    then: `RETURNING ${RETURNED}`,
  });
  await countItems(
    trx,
    inserted.map((row) => ({ projectKey: row.project_key, status: row.status, items: 1 })),
  );
  return inserted;
}

function toRow(item: NewQueueItem): Record<keyof typeof COLUMNS, string | number | null> {
  return {
    project_key: item.projectKey,
    map_uid: item.mapUid,
    map_name: item.mapName,
    reason_code: item.reasonCode,
    status: (item.resolvedAt ?? null) === null ? 'queued' : 'resolved',
    request_id: item.requestId,
    old_wr_time: item.oldWrTime,
    new_wr_time: item.newWrTime,
    created_at: item.createdAt,
    updated_at: item.createdAt,
    note: item.note,
    resolved_at: item.resolvedAt ?? null,
    search_text: searchText([
      withoutColourCodes(item.mapName ?? ''),
      item.mapUid,
      item.projectKey,
      item.reasonCode,
      item.note ?? '',
    ]),
  };
}
