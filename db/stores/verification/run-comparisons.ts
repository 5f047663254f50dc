import type { Database } from '../../connection/database.js';

/** A pass whose run is not among its map's world records. */
export interface RunDifference {
  recordId: string;
  mapUid: string;
  timeMs: number;
  accountId: string;
  /** The account that the map's history has with this time; null when there is none. */
  accountOfTime: string | null;
  /** The best time that the history has of this account; null when there is none. */
  bestOfAccountMs: number | null;
  /** The best time of the history. */
  bestMs: number;
}

/** What `npm run verdicts -- compare` reads. */
interface RunComparisons {
  /**
   * Returns one page of passes by record id, after one: how many there were, those without any world record on their map, and
   * those whose time or account the map's history does not have.
   */
  page: (
    after: string,
    limit: number,
  ) => Promise<{ passes: number; last: string | null; unknownMaps: number; differences: RunDifference[] }>;
}

/** `exact` is how many records of the history have the time and the account. */
type Row = Omit<RunDifference, 'bestMs'> & { exact: number | string; bestMs: number | null };

/** Returns the store of comparisons. */
export function createRunComparisons({ read }: Pick<Database, 'read'>): RunComparisons {
  const history = 'FROM world_records w WHERE w.map_uid = r.map_uid';
  const columns = {
    exact: `SELECT count(*) ${history} AND w.wr_ms = r.run_time_ms AND w.account_id = r.run_account_id`,
    accountOfTime: `SELECT min(w.account_id) ${history} AND w.wr_ms = r.run_time_ms`,
    bestOfAccountMs: `SELECT min(w.wr_ms) ${history} AND w.account_id = r.run_account_id`,
    bestMs: `SELECT min(w.wr_ms) ${history}`,
  };
  return {
    page: async (after, limit) => {
      const rows = (await read('verification_records as r')
        // An expression: SQLite would look for the track, and sort all of it.
        .whereRaw(`track || '' = 'replay'`)
        .where({ status: 'pass' })
        .whereNotNull('run_time_ms')
        .where('record_id', '>', after)
        .orderBy('record_id')
        .limit(limit)
        .select({
          recordId: 'record_id',
          mapUid: 'map_uid',
          timeMs: 'run_time_ms',
          accountId: 'run_account_id',
        })
        .select(Object.entries(columns).map(([name, sql]) => read.raw(`(${sql}) AS ??`, [name])))) as Row[];
      const known = rows.flatMap(({ bestMs, ...row }) => (bestMs === null ? [] : [{ ...row, bestMs }]));
      return {
        passes: rows.length,
        last: rows.at(-1)?.recordId ?? null,
        unknownMaps: rows.length - known.length,
        differences: known.flatMap(({ exact, ...row }) => (Number(exact) > 0 ? [] : [row])),
      };
    },
  };
}
