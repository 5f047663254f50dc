import type { Knex } from 'knex';
import type { CatalogCount } from '../rollups/catalog-counts.js';
import { insertRows } from '../sql/insert-rows.js';
import { jsonRows } from '../sql/json-rows.js';
import { ADD_TO_COUNTS } from './catalog-counts.js';

/** A change of a player's number of records, overall (bucket "") or in one bucket. */
export interface LeaderChange {
  bucket: string;
  player: string;
  by: number;
  /** Overall only: the change of records on tracked maps. */
  trackedBy: number;
}

const PLAYERS: CatalogCount = 'players';
const TRACKED_PLAYERS: CatalogCount = 'tracked players';
const RECORD_PLAYERS: CatalogCount = 'players with records';

const COLUMNS = { bucket: 'text', player: 'text', total_wrs: 'integer', tracked_wrs: 'integer' } as const;

/**
 * Adds to the numbers of records that players hold, with the newest record of each, and deletes the rows that reach 0. The maps'
 * current records must be stored before. One write for each leader: the rows and their order are all over large tables.
 */
export async function updateLeaders(trx: Knex.Transaction, changes: readonly LeaderChange[]): Promise<void> {
  const rows = sumChanges(changes);
  if (rows.length === 0) return;
  const overall = rows.filter(({ bucket }) => bucket === '');
  await addPlayers(trx, overall);
  await deleteLeaders(
    trx,
    rows.filter(({ total_wrs: by }) => by < 0),
  );
  await saveLeaders(trx, rows);
}

/** Deletes those whose last records are taken away. */
async function deleteLeaders(trx: Knex.Transaction, rows: readonly LeaderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx.raw(
    `DELETE FROM wr_leaders WHERE (bucket, player) IN (SELECT l.bucket, l.player FROM ? CROSS JOIN wr_leaders l
      WHERE l.bucket = k.bucket AND l.player = k.player AND l.total_wrs + k.total_wrs <= 0)`,
    [jsonRows(trx, 'k', COLUMNS, rows)],
  );
}

/**
 * Saves the rows of those who come and stay; those of others are deleted already. Not EXISTS, for which PostgreSQL might read all
 * leaders.
 */
async function saveLeaders(trx: Knex.Transaction, rows: readonly LeaderRow[]): Promise<void> {
  const merge = ['latest_wr_at', 'holder', 'account_id'].map((name) => `${name} = excluded.${name}`);
  const add = ['total_wrs', 'tracked_wrs'].map((name) => `${name} = wr_leaders.${name} + excluded.${name}`);
  // Materialized, because SQLite would take a value out of its JSON again wherever an expression has it.
  await trx.raw(
    `WITH k AS MATERIALIZED (SELECT r.* FROM ?)
    INSERT INTO wr_leaders (bucket, player, total_wrs, tracked_wrs, latest_wr_at, holder, account_id)
      SELECT k.bucket, k.player, k.total_wrs, k.tracked_wrs, COALESCE(${newest('wr_recorded_at')}, ''), ${newest('wr_holder')}, ${ACCOUNT}
      FROM k
      WHERE k.total_wrs > 0 OR (SELECT 1 FROM wr_leaders l WHERE l.bucket = k.bucket AND l.player = k.player) IS NOT NULL
      ON CONFLICT (bucket, player) DO UPDATE SET ${[...add, ...merge].join(', ')}`,
    [jsonRows(trx, 'r', COLUMNS, rows)],
  );
}

/** Returns an expression for a column of a player's newest record, which SQLite takes from an entry of `maps_of_player` alone. */
function newest(column: string): string {
  return `(SELECT m.${column} FROM maps m WHERE m.wr_player = k.player AND (k.bucket = '' OR m.bucket = k.bucket)
    ORDER BY m.wr_recorded_at DESC, m.map_uid LIMIT 1)`;
}

/** A player with an account is its id, and no other has this prefix (`toPlayerKey`). */
const ACCOUNT = "CASE WHEN substr(k.player, 1, 7) = 'holder:' THEN NULL ELSE k.player END";

/** Adds to the totals of players, overall and on tracked maps, those who come or go with changes that are not applied yet. */
async function addPlayers(trx: Knex.Transaction, rows: readonly LeaderRow[]): Promise<void> {
  const counted = rows.filter(({ total_wrs, tracked_wrs }) => total_wrs !== 0 || tracked_wrs !== 0);
  if (counted.length === 0) return;
  const countChange = (column: string): string => {
    const before = `COALESCE(l.${column}, 0)`;
    return `SUM(CASE WHEN ${before} + k.${column} > 0 THEN 1 ELSE 0 END - CASE WHEN ${before} > 0 THEN 1 ELSE 0 END)`;
  };
  await trx.raw(
    `WITH c AS MATERIALIZED (SELECT ${countChange('total_wrs')} AS players, ${countChange('tracked_wrs')} AS tracked
        FROM ? LEFT JOIN wr_leaders l ON l.bucket = k.bucket AND l.player = k.player)
      INSERT INTO catalog_counts (name, value) SELECT '${PLAYERS}', players FROM c WHERE players <> 0
        UNION ALL SELECT '${TRACKED_PLAYERS}', tracked FROM c WHERE tracked <> 0 ${ADD_TO_COUNTS}`,
    [jsonRows(trx, 'k', COLUMNS, counted)],
  );
}

interface LeaderRow {
  bucket: string;
  player: string;
  total_wrs: number;
  tracked_wrs: number;
}

/** Sorted, so that neighbours are written together. */
function sumChanges(changes: readonly LeaderChange[]): LeaderRow[] {
  const sums = new Map<string, LeaderRow>();
  for (const { bucket, player, by, trackedBy } of changes) {
    // Stored texts have no NUL.
    const key = `${player}\0${bucket}`;
    const row = sums.get(key) ?? { bucket, player, total_wrs: 0, tracked_wrs: 0 };
    row.total_wrs += by;
    row.tracked_wrs += trackedBy;
    sums.set(key, row);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Adds to the numbers of records that count of players, of each map's history, and to that of players with one. */
export async function addRecordHolders(
  trx: Knex.Transaction,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...changes]
    .filter(([, records]) => records !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([player, records]) => ({ player, records }));
  if (rows.length === 0) return;
  const source = jsonRows(trx, 'k', HOLDER_COLUMNS, rows);
  const change = `SUM(CASE WHEN COALESCE(p.records, 0) + k.records > 0 THEN 1 ELSE 0 END - CASE WHEN p.records > 0 THEN 1 ELSE 0 END)`;
  await trx.raw(
    `WITH c AS MATERIALIZED (SELECT ${change} AS players FROM ? LEFT JOIN wr_players p ON p.player = k.player)
      INSERT INTO catalog_counts (name, value) SELECT '${RECORD_PLAYERS}', players FROM c WHERE players <> 0 ${ADD_TO_COUNTS}`,
    [source],
  );
  await insertRows(trx, {
    table: 'wr_players',
    columns: HOLDER_COLUMNS,
    rows,
    suffix: 'ON CONFLICT (player) DO UPDATE SET records = wr_players.records + excluded.records',
  });
  if (rows.every(({ records }) => records > 0)) return;
  await trx.raw('DELETE FROM wr_players WHERE records <= 0 AND player IN (SELECT k.player FROM ?)', [source]);
}

const HOLDER_COLUMNS = { player: 'text', records: 'integer' } as const;
