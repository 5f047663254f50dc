import { addRows, type EventWrites } from '../sql/event-lock.js';
import { jsonRows, keyRows } from '../sql/json-rows.js';
import { ADD_TO_COUNTS } from './catalog-counts.js';

/** A change of a player's number of records, overall (bucket "") or in one bucket. */
export interface LeaderChange {
  bucket: string;
  player: string;
  by: number;
}

/** Players by their records on tracked maps, which are only counted; no bucket of maps is called so. */
export const TRACKED = 'tracked';
const KEYS = { bucket: 'text', player: 'text' } as const;
const COLUMNS = { ...KEYS, total_wrs: 'integer', latest_wr_at: 'text' } as const;

/** Adds to the numbers of records that players hold, and deletes the rows that reach 0. */
export function addToLeaders(writes: EventWrites, changes: readonly LeaderChange[]): void {
  const rows = sumsOf(changes).filter(({ total_wrs: total }) => total !== 0);
  if (rows.length === 0) return;
  countPlayers(writes, rows);
  addRows(writes, {
    table: 'wr_leaders',
    columns: COLUMNS,
    rows,
    suffix: `ON CONFLICT (bucket, player) DO UPDATE SET total_wrs = wr_leaders.total_wrs + excluded.total_wrs`,
  });
  const lower = rows.filter(({ total_wrs: by }) => by < 0);
  if (lower.length === 0) return;
  writes.add(
    'DELETE FROM wr_leaders WHERE total_wrs <= 0 AND (bucket, player) IN (SELECT k.bucket, k.player FROM ?)',
    [jsonRows(writes.trx, 'k', KEYS, lower)],
  );
}

/** Adds to the totals of players, overall and on tracked maps, those who come or go with changes that are not applied yet. */
function countPlayers(writes: EventWrites, rows: readonly LeaderRow[]): void {
  const counted = rows.filter(({ bucket }) => bucket === '' || bucket === TRACKED);
  if (counted.length === 0) return;
  const before = 'COALESCE(l.total_wrs, 0)';
  const change = `CASE WHEN ${before} + k.total_wrs > 0 THEN 1 ELSE 0 END - CASE WHEN ${before} > 0 THEN 1 ELSE 0 END`;
  writes.add(
    `INSERT INTO catalog_counts (name, value)
      SELECT CASE WHEN k.bucket = '' THEN 'players' ELSE 'tracked players' END, SUM(${change})
      FROM ? LEFT JOIN wr_leaders l ON l.bucket = k.bucket AND l.player = k.player
      GROUP BY k.bucket HAVING SUM(${change}) <> 0 ${ADD_TO_COUNTS}`,
    [jsonRows(writes.trx, 'k', COLUMNS, counted)],
  );
}

interface LeaderRow {
  bucket: string;
  player: string;
  total_wrs: number;
  latest_wr_at: string;
}

/** Sorted, so that neighbours are written together. */
function sumsOf(changes: readonly LeaderChange[]): LeaderRow[] {
  const sums = new Map<string, LeaderRow>();
  for (const { bucket, player, by } of changes) {
    const key = `${bucket} ${player}`;
    // renewLeaders sets the time.
    const row = sums.get(key) ?? { bucket, player, total_wrs: 0, latest_wr_at: '' };
    row.total_wrs += by;
    sums.set(key, row);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const NEWEST = 'ORDER BY m.wr_recorded_at DESC, m.map_uid LIMIT 1';

/** Updates the newest record of leaders, and with it their name. */
export function renewLeaders(writes: EventWrites, changes: readonly LeaderChange[]): void {
  const rows = sumsOf(changes.filter(({ bucket }) => bucket !== TRACKED));
  for (const isOverall of [true, false]) {
    const keys = rows.filter(({ bucket }) => (bucket === '') === isOverall);
    if (keys.length === 0) continue;
    const inBucket = isOverall ? '' : 'AND m.bucket = wr_leaders.bucket';
    writes.add(
      `UPDATE wr_leaders SET (latest_wr_at, holder, account_id) =
          (SELECT m.wr_recorded_at, m.wr_holder, m.wr_account_id FROM maps m
            WHERE m.wr_player = wr_leaders.player ${inBucket} ${NEWEST})
        FROM ? WHERE wr_leaders.bucket = k.bucket AND wr_leaders.player = k.player`,
      [jsonRows(writes.trx, 'k', KEYS, keys)],
    );
  }
}

/** Adds players to those who hold or have held a world record. */
export function addRecordHolders(writes: EventWrites, players: readonly (string | null)[]): void {
  const known = [...new Set(players)].flatMap((player) => (player === null ? [] : [player])).sort();
  if (known.length === 0) return;
  writes.add(
    `INSERT INTO catalog_counts (name, value) SELECT 'players ever', COUNT(*) FROM ?
      WHERE NOT EXISTS (SELECT 1 FROM wr_players p WHERE p.player = k.player) HAVING COUNT(*) > 0 ${ADD_TO_COUNTS}`,
    [keyRows(writes.trx, 'player', 'text', known)],
  );
  addRows(writes, {
    table: 'wr_players',
    columns: { player: 'text' },
    rows: known.map((player) => ({ player })),
    suffix: 'ON CONFLICT (player) DO NOTHING',
  });
}
