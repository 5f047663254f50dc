import type { Knex } from 'knex';
import type { Sum } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';

/** Numbers of records by the state of their tracks. */
type Counts = Record<'records' | `${'replay' | 'deep'}_${'remaining' | 'pending' | 'unavailable'}`, number>;

/** The records of a map. */
type MapCounts = Counts & { map_uid: string; unfinished: number; updated_at: string };

/** Sums of all records, and of the maps with most open tracks, most first. */
export interface VerdictSums {
  totals: Counts & { maps: number };
  maps: MapCounts[];
}

/** As many as the feed can show. */
const MAPS = 50;

const countIf = (condition: string): string => `count(CASE WHEN ${condition} THEN 1 END)`;
const countOpen = (track: string): string => countIf(`${track}_status IN ('pending', 'not_run')`);
const COUNTS = `count(*) AS records, ${['replay', 'deep']
  .map(
    (
      track,
    ) => `${countOpen(track)} AS ${track}_remaining, ${countIf(`${track}_status = 'pending'`)} AS ${track}_pending,
      ${countIf(`${track}_status = 'unavailable'`)} AS ${track}_unavailable`,
  )
  .join(', ')}`;

export const VERDICTS: Sum<VerdictSums> = {
  topics: ['verdicts'],
  compute: async (read) => {
    const [totals] = await query<VerdictSums['totals']>(
      read,
      `SELECT ${COUNTS}, count(DISTINCT map_uid) AS maps FROM verification_records`,
    );
    if (!totals) throw new Error('A query of sums returned no row.');
    // Most maps need no more than the number that they are sorted by.
    const uids = await query<{ map_uid: string }>(
      read,
      `SELECT map_uid FROM verification_records GROUP BY map_uid HAVING max(unfinished) = 1
        ORDER BY ${countOpen('replay')} + ${countOpen('deep')} DESC, map_uid LIMIT ${MAPS}`,
    );
    if (uids.length === 0) return { totals, maps: [] };
    const maps = await query<MapCounts>(
      read,
      `SELECT map_uid, ${COUNTS}, ${countIf('unfinished = 1')} AS unfinished, max(updated_at) AS updated_at
        FROM verification_records WHERE map_uid IN (${uids.map(() => '?').join(', ')}) GROUP BY map_uid`,
      uids.map(({ map_uid: uid }) => uid),
    );
    const byUid = new Map(maps.map((map) => [map.map_uid, map]));
    return { totals, maps: uids.flatMap(({ map_uid: uid }) => byUid.get(uid) ?? []) };
  },
};

async function query<Row>(read: Knex, sql: string, values: readonly string[] = []): Promise<Row[]> {
  return rowsOf<Row>(await read.raw(sql, values));
}
