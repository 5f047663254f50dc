import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { rowsOf } from '../../../sql/insert-rows.js';
import { percentOf } from './figures.js';

type Coverage = components['schemas']['Coverage'];

/** The extent of the catalog's leaderboard: its rows, their world records and their players. */
export interface Leaderboard {
  rows: number;
  records: number;
  players: number;
}

/** Compares the tracked maps, or all, with a leaderboard. */
export type ReadCoverage = (trackedOnly: boolean, leaderboard: Leaderboard) => Promise<Coverage>;

/** Returns a function that counts the known maps and the share of them that a leaderboard covers. */
export function createCoverage(database: Database): ReadCoverage {
  return async (trackedOnly, { rows, records, players }) => {
    const sql = `SELECT COUNT(*) AS maps, COUNT(wr_event_id) AS known FROM maps ${trackedOnly ? 'WHERE tracked = 1' : ''}`;
    const [row] = rowsOf<{ maps: number; known: number }>(await database.read.raw(sql));
    const { maps, known } = row ?? { maps: 0, known: 0 };
    return {
      totalMaps: maps,
      mapsWithKnownWr: known,
      mapsWithLeaderboardRows: records,
      leaderboardRowsStored: rows,
      wrCoveragePct: percentOf(known, maps),
      leaderboardCoveragePct: percentOf(records, maps),
      players,
    };
  };
}
