import type { Sum } from '../memo.js';
import { SEASONS } from '../rules/map-name.js';
import { rowsOf } from '../sql/raw-rows.js';

/** A player with the number of world records held now; the holder is as the newest of them names it. */
export interface Leader {
  player: string;
  holder: string | null;
  totalWrs: number;
  latestWrAt: string;
}

/** A season and year, `Training` or `Other`, with its leaders. */
export interface Bucket {
  bucket: string;
  leaders: Leader[];
}

/** Returns a statement for the leaders of each value of some columns, the best first. */
function selectLeaders(columns: string): string {
  return `SELECT * FROM (SELECT ${columns}, wr_holder AS holder, COALESCE(wr_recorded_at, '') AS "latestWrAt",
        COUNT(*) OVER (PARTITION BY ${columns}) AS "totalWrs",
        row_number() OVER (PARTITION BY ${columns} ORDER BY wr_recorded_at DESC, map_uid) AS age
      FROM maps WHERE wr_player IS NOT NULL) AS l
    WHERE age = 1 ORDER BY "totalWrs" DESC, "latestWrAt" DESC, wr_player`;
}

type LeaderRow = Omit<Leader, 'player'> & { wr_player: string };

function toLeader({ wr_player: player, holder, totalWrs, latestWrAt }: LeaderRow): Leader {
  return { player, holder, totalWrs, latestWrAt };
}

/** All leaders, the best first: by their number of records, then by the newest one. */
export const LEADERS: Sum<Leader[]> = {
  topics: ['maps', 'records'],
  compute: async (read) =>
    rowsOf<LeaderRow>(await read.raw(selectLeaders('wr_player'))).map((row) => toLeader(row)),
};

/** The buckets that have records, from the last to the first, with all their leaders. */
export const BUCKETS: Sum<Bucket[]> = {
  topics: ['maps', 'records'],
  compute: async (read) => {
    const sql = 'SELECT bucket FROM maps WHERE wr_ms IS NOT NULL GROUP BY bucket ORDER BY bucket';
    const names = rowsOf<{ bucket: string }>(await read.raw(sql)).map(({ bucket }) => bucket);
    const buckets = new Map(names.map((bucket): [string, Bucket] => [bucket, { bucket, leaders: [] }]));
    const rows = rowsOf<LeaderRow & { bucket: string }>(await read.raw(selectLeaders('wr_player, bucket')));
    for (const row of rows) buckets.get(row.bucket)?.leaders.push(toLeader(row));
    return [...buckets.values()].sort((a, b) => toPlace(b.bucket) - toPlace(a.bucket));
  },
};

/** Season buckets by year and season, then Training, then all others. */
function toPlace(bucket: string): number {
  const [season = '', year] = bucket.split(' ');
  if (year !== undefined) return Number(year) * 10 + 1 + SEASONS.indexOf(season);
  return bucket === 'Training' ? 1 : 0;
}
