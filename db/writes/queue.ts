import type { Knex } from 'knex';
import { rowsOf } from '../sql/raw-rows.js';
import { keyRows } from '../sql/json-rows.js';
import { searchText } from '../rules/search-text.js';
import type { DeferredWrites } from '../sql/deferred-writes.js';
import { addRows } from '../sql/insert-rows.js';

/**
 * Resolves the open items of some maps, of all projects and reasons. Which ones are open is looked up under the lock: an update
 * request locks no map, so one may have been committed since this transaction began.
 */
export function resolveItems(
  writes: DeferredWrites,
  { mapUids, at }: { mapUids: readonly string[]; at: string },
): void {
  closeItems(writes, keyRows(writes.trx, 'map_uid', 'text', mapUids.toSorted()), mapUids.length, {
    key: 'map_uid',
    status: 'resolved',
    at,
  });
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

/** Stores items of a locked project. There is at most one open item per project, map and reason: see `readOpenItems`. */
export function insertItems(writes: DeferredWrites, items: readonly NewQueueItem[]): void {
  if (items.length === 0) return;
  const rows = items.map(toItemRow);
  addRows(writes, { table: 'wr_baseline_queue', columns: COLUMNS, rows });
  addQueueCounts(
    writes,
    rows.map((row) => ({ projectKey: row.project_key, status: row.status, items: 1 })),
  );
}

function toItemRow(
  item: NewQueueItem,
): Record<keyof typeof COLUMNS, string | number | null> & { project_key: string; status: QueueStatus } {
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
  writes: DeferredWrites,
  queueId: number,
  { mapName, note }: { mapName: string | null; note: string | null },
  at: string,
): Promise<string | null> {
  const row = await writes.trx('wr_baseline_queue').where({ queue_id: queueId }).first<{
    map_uid: string;
    map_name: string | null;
    project_key: string;
    reason_code: string;
    note: string | null;
  }>('map_uid', 'map_name', 'project_key', 'reason_code', 'note');
  const changed = { map_name: mapName ?? row.map_name, note: note ?? row.note };
  if (changed.map_name === row.map_name && changed.note === row.note) return row.map_name;
  const search_text = toSearchText({ ...row, ...changed });
  writes.add(
    'UPDATE wr_baseline_queue SET map_name = ?, note = ?, search_text = ?, updated_at = ? WHERE queue_id = ?',
    [changed.map_name, changed.note, search_text, at, queueId],
  );
  return changed.map_name;
}

export type QueueStatus = 'queued' | 'processing' | 'resolved' | 'ignored';

/** Closes those of some items that are open, without having served them. */
export function ignoreItems(writes: DeferredWrites, queueIds: number[], at: string): void {
  const ids = queueIds.toSorted((a, b) => a - b);
  closeItems(writes, keyRows(writes.trx, 'queue_id', 'bigint', ids), ids.length, {
    key: 'queue_id',
    status: 'ignored',
    at,
  });
}

function closeItems(
  writes: DeferredWrites,
  keys: Knex.Raw,
  count: number,
  { key, status, at }: { key: 'queue_id' | 'map_uid'; status: 'resolved' | 'ignored'; at: string },
): void {
  if (count === 0) return;
  const open = `FROM ? CROSS JOIN wr_baseline_queue q
    WHERE q.${key} = k.${key} AND q.status IN ('queued', 'processing')`;
  for (const [name, items, group] of [
    [`'${status}'`, 'COUNT(*)', 'q.project_key'],
    ['q.status', '-COUNT(*)', 'q.project_key, q.status'],
  ])
    writes.add(
      `/* plan: open queue items of maps */
      INSERT INTO queue_counts (project_key, status, items) SELECT q.project_key, ${name}, ${items} ${open} GROUP BY ${group} ${ADD}`,
      [keys],
    );
  writes.add(
    `UPDATE wr_baseline_queue SET status = ?, updated_at = ?, resolved_at = ?
      WHERE queue_id IN (SELECT q.queue_id ${open})`,
    [status, at, at, keys],
  );
}

const COUNT_COLUMNS = { project_key: 'text', status: 'text', items: 'bigint' } as const;

const ADD = 'ON CONFLICT (project_key, status) DO UPDATE SET items = queue_counts.items + excluded.items';

/** Adds to the rollup of items by project and status. */
export function addQueueCounts(
  writes: DeferredWrites,
  changes: readonly { projectKey: string; status: QueueStatus; items: number }[],
): void {
  const sums = new Map<string, { project_key: string; status: string; items: number }>();
  for (const { projectKey, status, items } of changes) {
    const id = `${projectKey} ${status}`;
    const row = sums.get(id) ?? { project_key: projectKey, status, items: 0 };
    row.items += items;
    sums.set(id, row);
  }
  addRows(writes, { table: 'queue_counts', columns: COUNT_COLUMNS, rows: [...sums.values()], suffix: ADD });
}
