import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { rowsOf } from '../../../sql/insert-rows.js';
import { percentOf } from './figures.js';

type Coverage = components['schemas']['Coverage'];

/** What the catalog's leaderboard comes to: its rows, the world records that they count, and its players. */
export interface Leaderboard {
  rows: number;
  records: number;
  players: number;
}

/** Compares the tracked maps, or all of them, with a leaderboard. */
export type ReadCoverage = (trackedOnly: boolean, leaderboard: Leaderboard) => Promise<Coverage>;

/** Returns what counts the maps that are known here, and says how much of them a leaderboard covers. */
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
