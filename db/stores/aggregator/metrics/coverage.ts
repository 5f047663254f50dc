import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { rowsOf } from '../../../sql/insert-rows.js';
import { percentOf } from './figures.js';

type Coverage = components['schemas']['Coverage'];

/** The extent of the catalog's leaderboard: the maps whose world record it counts, and their players. */
export interface Leaderboard {
  maps: number;
  players: number;
}

/** Compares the tracked maps, or all, with a leaderboard, which is of all maps. */
export type ReadCoverage = (trackedOnly: boolean, leaderboard: Leaderboard) => Promise<Coverage>;

/**
 * Returns a function that counts the known maps and the share of them that a leaderboard covers. All counts are over the same
 * maps, and none is greater than the leaderboard's own.
 */
export function createCoverage(database: Database): ReadCoverage {
  return async (trackedOnly, leaderboard) => {
    const { maps, known, held, players } = await countMaps(database, trackedOnly);
    const covered = Math.min(held, leaderboard.maps);
    const rows = Math.min(players, leaderboard.players);
    return {
      totalMaps: maps,
      mapsWithKnownWr: known,
      mapsWithLeaderboardRows: covered,
      leaderboardRowsStored: rows,
      wrCoveragePct: percentOf(known, maps),
      leaderboardCoveragePct: percentOf(covered, maps),
      players: rows,
    };
  };
}

interface MapCounts {
  maps: number;
  /** Maps with a world record. */
  known: number;
  /** Maps whose world record has a holder. */
  held: number;
  players: number;
}

async function countMaps(database: Database, trackedOnly: boolean): Promise<MapCounts> {
  const sql = `SELECT COUNT(*) AS maps, COUNT(wr_event_id) AS known, COUNT(wr_player) AS held,
      COUNT(DISTINCT wr_player) AS players FROM maps ${trackedOnly ? 'WHERE tracked = 1' : ''}`;
  const [row] = rowsOf<MapCounts>(await database.read.raw(sql));
  return row ?? { maps: 0, known: 0, held: 0, players: 0 };
}
