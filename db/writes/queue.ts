import type { Knex } from 'knex';
import { noteChanges } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';
import { keyRows } from '../sql/json-rows.js';
import { searchText } from '../rules/search-text.js';
import { insertRows } from '../sql/insert-rows.js';

/** Resolves the open items of some maps, of all projects and reasons. */
export async function resolveItems(
  trx: Knex.Transaction,
  { mapUids, at }: { mapUids: readonly string[]; at: string },
): Promise<void> {
  const items = await readOpenItems(trx, mapUids);
  await closeItems(
    trx,
    items.map((item) => item.queue_id),
    'resolved',
    at,
  );
}

export type ReasonCode = 'wr_baseline_missing' | 'wr_holder_missing' | 'update_request';

/** A map whose world record lacks something. */
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
  /** Set for an item that is stored as resolved. */
  resolvedAt?: string | null;
}

/** The columns of a stored item that callers use. */
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
  const columns = RETURNED.split(', ').map((column) => `q.${column}`);
  const uids = [...new Set(mapUids)];
  const sql = `SELECT ${columns.join(', ')} FROM ? CROSS JOIN wr_baseline_queue q
    WHERE q.map_uid = k.map_uid AND q.status IN ('queued', 'processing')`;
  return rowsOf<ItemRow>(await trx.raw(sql, [keyRows(trx, 'map_uid', 'text', uids)]));
}

/** Stores items. There is at most one open item per project, map and reason: see `readOpenItems`. */
export async function insertItems(trx: Knex.Transaction, items: readonly NewQueueItem[]): Promise<void> {
  if (items.length > 0) await noteChanges(trx, 'queue');
  await insertRows(trx, { table: 'wr_baseline_queue', columns: COLUMNS, rows: items.map(toItemRow) });
}

function toItemRow(item: NewQueueItem): Record<keyof typeof COLUMNS, string | number | null> {
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
    search_text: toSearchText({
      map_uid: item.mapUid,
      map_name: item.mapName,
      project_key: item.projectKey,
      reason_code: item.reasonCode,
      note: item.note,
    }),
  };
}

/** The text begins with the name: a search leaves it out where the map has a name of its own. */
function toSearchText(row: {
  map_uid: string;
  map_name: string | null;
  project_key: string;
  reason_code: string;
  note: string | null;
}): string {
  const { map_uid: uid, map_name: name, project_key: key, reason_code: reason, note } = row;
  return searchText([name ?? '', uid, key, reason, note ?? '']);
}

/** Replaces the name and the note of an open item by those that are not null; returns its name. */
export async function updateQueued(
  trx: Knex.Transaction,
  queueId: number,
  { mapName, note }: { mapName: string | null; note: string | null },
  at: string,
): Promise<string | null> {
  const item = trx('wr_baseline_queue').where({ queue_id: queueId });
  const row = await item.clone().first<{
    map_uid: string;
    map_name: string | null;
    project_key: string;
    reason_code: string;
    note: string | null;
  }>('map_uid', 'map_name', 'project_key', 'reason_code', 'note');
  const changed = { map_name: mapName ?? row.map_name, note: note ?? row.note };
  if (changed.map_name === row.map_name && changed.note === row.note) return row.map_name;
  const search_text = toSearchText({ ...row, ...changed });
  await noteChanges(trx, 'queue');
  await item.update({ ...changed, search_text, updated_at: at });
  return changed.map_name;
}

export type QueueStatus = 'queued' | 'processing' | 'resolved' | 'ignored';

/** Closes open items. */
export async function closeItems(
  trx: Knex.Transaction,
  queueIds: readonly number[],
  status: 'resolved' | 'ignored',
  at: string,
): Promise<void> {
  if (queueIds.length === 0) return;
  await noteChanges(trx, 'queue');
  await trx.raw(
    `UPDATE wr_baseline_queue SET status = ?, updated_at = ?, resolved_at = ?
      WHERE queue_id IN (SELECT k.queue_id FROM ?)`,
    [status, at, at, keyRows(trx, 'queue_id', 'bigint', queueIds)],
  );
}
