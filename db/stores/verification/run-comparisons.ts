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

interface Row {
  record_id: string;
  map_uid: string;
  run_time_ms: number;
  run_account_id: string;
  /** How many records of the history have the time and the account. */
  exact: number;
  account_of_time: string | null;
  best_of_account: number | null;
  best: number | null;
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

/** Returns the store of comparisons. */
export function createRunComparisons(database: Database): RunComparisons {
  const { read } = database;
  const history = 'FROM world_records w WHERE w.map_uid = r.map_uid';
  const columns = [
    `(SELECT count(*) ${history} AND w.wr_ms = r.run_time_ms AND w.account_id = r.run_account_id) AS exact`,
    `(SELECT min(w.account_id) ${history} AND w.wr_ms = r.run_time_ms) AS account_of_time`,
    `(SELECT min(w.wr_ms) ${history} AND w.account_id = r.run_account_id) AS best_of_account`,
    `(SELECT min(w.wr_ms) ${history}) AS best`,
  ];
  return {
    page: async (after, limit) => {
      const rows = await read('verification_records as r')
        // An expression: SQLite would look for the track, and sort all of it.
        .whereRaw(`track || '' = 'replay'`)
        .where({ status: 'pass' })
        .whereNotNull('run_time_ms')
        .where('record_id', '>', after)
        .orderBy('record_id')
        .limit(limit)
        .select<Row[]>(
          'record_id',
          'map_uid',
          'run_time_ms',
          'run_account_id',
          ...columns.map((one) => read.raw(one)),
        );
      return {
        passes: rows.length,
        last: rows.at(-1)?.record_id ?? null,
        unknownMaps: rows.filter(({ best }) => best === null).length,
        differences: rows.flatMap((row) => toDifference(row)),
      };
    },
  };
}

function toDifference(row: Row): RunDifference[] {
  if (row.best === null || row.exact > 0) return [];
  return [
    {
      recordId: row.record_id,
      mapUid: row.map_uid,
      timeMs: row.run_time_ms,
      accountId: row.run_account_id,
      accountOfTime: row.account_of_time,
      bestOfAccountMs: row.best_of_account,
      bestMs: row.best,
    },
  ];
}
