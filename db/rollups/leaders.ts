import { insertRows } from '../sql/insert-rows.js';
import { jsonRows } from '../sql/json-rows.js';
import { addCounts } from './catalog-counts.js';
import type { EventTransaction } from '../sql/event-lock.js';

/** A change of a player's number of records, overall (bucket "") or in one bucket. */
export interface LeaderChange {
  bucket: string;
  player: string;
  by: number;
}

/** Players by their records on tracked maps, which are only counted; no bucket of maps is called so. */
export const TRACKED = 'tracked';
/** The totals that count the players of a bucket. */
const TOTALS = [
  ['', 'players'],
  [TRACKED, 'tracked players'],
] as const;
const KEYS = { bucket: 'text', player: 'text' } as const;

/** Adds to the numbers of records that players hold, and deletes the rows that reach 0. */
export async function addToLeaders(trx: EventTransaction, changes: readonly LeaderChange[]): Promise<void> {
  const rows = sumsOf(changes).filter(({ total_wrs: total }) => total !== 0);
  if (rows.length === 0) return;
  const saved = await insertRows<{ bucket: string; player: string; total_wrs: number }>(trx, {
    table: 'wr_leaders',
    columns: { ...KEYS, total_wrs: 'integer', latest_wr_at: 'text' },
    rows,
    then: `ON CONFLICT (bucket, player) DO UPDATE SET total_wrs = wr_leaders.total_wrs + excluded.total_wrs
      RETURNING bucket, player, total_wrs`,
  });
  const added = new Map(rows.map((row) => [`${row.bucket} ${row.player}`, row.total_wrs]));
  const counts = TOTALS.map(([name, total]): [string, number] => {
    const counted = saved.filter(({ bucket }) => bucket === name);
    const known = counted.filter((row) => row.total_wrs > 0).length;
    const knownBefore = counted.filter(
      ({ bucket, player, total_wrs: records }) => records - (added.get(`${bucket} ${player}`) ?? 0) > 0,
    ).length;
    return [total, known - knownBefore];
  });
  await addCounts(trx, counts);
  const gone = saved.filter((row) => row.total_wrs <= 0);
  if (gone.length === 0) return;
  const keys = jsonRows(trx, 'k', KEYS, gone);
  await trx.raw('DELETE FROM wr_leaders WHERE (bucket, player) IN (SELECT k.bucket, k.player FROM ?)', [
    keys,
  ]);
}

function sumsOf(
  changes: readonly LeaderChange[],
): { bucket: string; player: string; total_wrs: number; latest_wr_at: string }[] {
  const sums = new Map<string, { bucket: string; player: string; total_wrs: number; latest_wr_at: string }>();
  for (const { bucket, player, by } of changes) {
    const key = `${bucket} ${player}`;
    // renewLeaders sets the time.
    const row = sums.get(key) ?? { bucket, player, total_wrs: 0, latest_wr_at: '' };
    row.total_wrs += by;
    sums.set(key, row);
  }
  return [...sums.values()];
}

const NEWEST = 'ORDER BY m.wr_recorded_at DESC, m.map_uid LIMIT 1';

/** Updates the newest record of leaders, and with it their name. */
export async function renewLeaders(trx: EventTransaction, changes: readonly LeaderChange[]): Promise<void> {
  const rows = sumsOf(changes.filter(({ bucket }) => bucket !== TRACKED));
  for (const isOverall of [true, false]) {
    const keys = rows.filter(({ bucket }) => (bucket === '') === isOverall);
    if (keys.length === 0) continue;
    const inBucket = isOverall ? '' : 'AND m.bucket = wr_leaders.bucket';
    await trx.raw(
      `UPDATE wr_leaders SET (latest_wr_at, holder, account_id) =
          (SELECT m.wr_recorded_at, m.wr_holder, m.wr_account_id FROM maps m
            WHERE m.wr_player = wr_leaders.player ${inBucket} ${NEWEST})
        FROM ? WHERE wr_leaders.bucket = k.bucket AND wr_leaders.player = k.player`,
      [jsonRows(trx, 'k', KEYS, keys)],
    );
  }
}

/** Adds players to those who hold or have held a world record. */
export async function addRecordHolders(
  trx: EventTransaction,
  players: readonly (string | null)[],
): Promise<void> {
  const rows = [...new Set(players)].flatMap((player) => (player === null ? [] : [{ player }]));
  const then = 'ON CONFLICT (player) DO NOTHING RETURNING player';
  const added = await insertRows(trx, { table: 'wr_players', columns: { player: 'text' }, rows, then });
  await addCounts(trx, [['players ever', added.length]]);
}
