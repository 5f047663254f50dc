import type { Knex } from 'knex';
import { rowsOf } from '../../../sql/raw-rows.js';
import { keyRows } from '../../../sql/json-rows.js';

/** The maps that a club has gained and lost, sorted by uid. */
export interface MapChanges {
  added: string[];
  removed: string[];
}

/**
 * Updates the club's distinct maps after changes of their places: a map belongs to a club while it has a place in it.
 * `touched` is sorted.
 */
export async function reconcileMaps(
  trx: Knex.Transaction,
  clubId: number,
  touched: string[],
  at: string,
): Promise<MapChanges> {
  const standing = await findIn(trx, 'club_map_sources', clubId, touched);
  const known = await findIn(trx, 'club_maps', clubId, touched);
  const added = touched.filter((uid) => standing.has(uid) && !known.has(uid));
  const removed = touched.filter((uid) => !standing.has(uid) && known.has(uid));
  if (added.length > 0)
    await trx.raw(
      `INSERT INTO club_maps (club_id, map_uid, timestamp_utc, added_at) SELECT c.club_id, m.map_uid, m.timestamp_utc, ?
      FROM ? CROSS JOIN maps m CROSS JOIN clubs c WHERE m.map_uid = k.map_uid AND c.club_id = ?`,
      [at, keyRows(trx, 'map_uid', 'text', added), clubId],
    );
  if (removed.length > 0)
    await trx.raw('DELETE FROM club_maps WHERE club_id = ? AND map_uid IN (SELECT k.map_uid FROM ?)', [
      clubId,
      keyRows(trx, 'map_uid', 'text', removed),
    ]);
  return { added, removed };
}

async function findIn(
  trx: Knex.Transaction,
  table: string,
  clubId: number,
  uids: string[],
): Promise<Set<string>> {
  // CROSS JOIN keeps SQLite from scanning the whole club for each uid.
  const sql = `SELECT t.map_uid FROM ? CROSS JOIN ${table} t WHERE t.map_uid = k.map_uid AND t.club_id = ?`;
  const rows = rowsOf<{ map_uid: string }>(
    await trx.raw(sql, [keyRows(trx, 'map_uid', 'text', uids), clubId]),
  );
  return new Set(rows.map((row) => row.map_uid));
}
