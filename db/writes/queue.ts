import type { Knex } from 'knex';
import { asTable, insertRows, updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';
import { searchText } from '../rules/search-text.js';

export type QueueStatus = 'queued' | 'processing' | 'resolved' | 'ignored';
export type ReasonCode = 'wr_baseline_missing' | 'wr_holder_missing' | 'update_request';

/** A map whose world record lacks something, or that somebody wants checked. */
export interface NewQueueItem {
  project_key: string;
  map_uid: string;
  map_name: string | null;
  reason_code: ReasonCode;
  /** Id of the catalog's update request. */
  request_id: string | null;
  old_wr_time: number | null;
  new_wr_time: number | null;
  note: string | null;
  created_at: string;
  /** Set for an item that is stored as resolved. */
  resolved_at: string | null;
}

/** A stored item. */
export interface QueueItem extends NewQueueItem {
  queue_id: number;
  status: QueueStatus;
}

/** Returns the open items of some maps, of all projects. */
export async function readOpenItems(trx: Knex.Transaction, mapUids: readonly string[]): Promise<QueueItem[]> {
  const maps = mapUids.map((map_uid) => ({ map_uid }));
  const sql = `SELECT q.* FROM ? CROSS JOIN wr_baseline_queue q
    WHERE q.map_uid = r.map_uid AND q.status IN ('queued', 'processing')`;
  return rowsOf<QueueItem>(await trx.raw(sql, [asTable(trx, 'wr_baseline_queue', ['map_uid'], maps)]));
}

/** Stores items. There is at most one open item per project, map and reason: see `readOpenItems`. */
export async function insertItems(trx: Knex.Transaction, items: readonly NewQueueItem[]): Promise<void> {
  if (items.length > 0) await noteChanges(trx, 'queue');
  const rows = items.map((item) => ({
    ...item,
    status: item.resolved_at === null ? 'queued' : 'resolved',
    updated_at: item.created_at,
    search_text: toSearchText(item),
  }));
  await insertRows(trx, 'wr_baseline_queue', rows);
}

/** The text begins with the name: a search leaves it out where the map has a name of its own. */
function toSearchText({ map_name, map_uid, project_key, reason_code, note }: NewQueueItem): string {
  return searchText([map_name ?? '', map_uid, project_key, reason_code, note ?? '']);
}

/** Replaces the name and the note of an open item by those that are not null; returns its name. */
export async function updateQueued(
  trx: Knex.Transaction,
  item: QueueItem,
  { mapName, note }: { mapName: string | null; note: string | null },
  at: string,
): Promise<string | null> {
  const changed = { map_name: mapName ?? item.map_name, note: note ?? item.note };
  if (changed.map_name === item.map_name && changed.note === item.note) return item.map_name;
  await noteChanges(trx, 'queue');
  const search_text = toSearchText({ ...item, ...changed });
  await trx('wr_baseline_queue')
    .where({ queue_id: item.queue_id })
    .update({ ...changed, search_text, updated_at: at });
  return changed.map_name;
}

/** Resolves the open items of some maps, of all projects and reasons. */
export async function resolveItems(
  trx: Knex.Transaction,
  { mapUids, at }: { mapUids: readonly string[]; at: string },
): Promise<void> {
  const items = await readOpenItems(trx, mapUids);
  const ids = items.map(({ queue_id }) => queue_id);
  await closeItems(trx, ids, 'resolved', at);
}

/** Closes open items. */
export async function closeItems(
  trx: Knex.Transaction,
  ids: readonly number[],
  status: 'resolved' | 'ignored',
  at: string,
): Promise<void> {
  if (ids.length > 0) await noteChanges(trx, 'queue');
  const rows = ids.map((queue_id) => ({ queue_id, status, updated_at: at, resolved_at: at }));
  await updateRows(trx, 'wr_baseline_queue', ['queue_id'], rows);
}
