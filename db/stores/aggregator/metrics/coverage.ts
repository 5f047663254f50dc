import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { readCatalogCounts, type Medal } from '../../../sums/catalog-counts.js';
import { toPercent } from './figures.js';

type Schemas = components['schemas'];

/** The extent of the catalog's leaderboard: the maps whose world record it counts, and their players. */
export interface Leaderboard {
  maps: number;
  players: number;
}

export interface Coverage {
  /**
   * Counts the known maps, all or the tracked ones, and the share of them that a leaderboard, which is of all maps, covers. All
   * counts are over the same maps, and none is greater than the leaderboard's own.
   */
  read: (trackedOnly: boolean, leaderboard: Leaderboard) => Promise<Schemas['Coverage']>;
}

/** Returns the reader of the leaderboard's coverage. */
export function createCoverage(database: Database): Coverage {
  return {
    read: async (trackedOnly, leaderboard) => {
      const { maps, known, held, players } = await countMaps(database, trackedOnly);
      const covered = Math.min(held, leaderboard.maps);
      const rows = Math.min(players, leaderboard.players);
      return {
        totalMaps: maps,
        mapsWithKnownWr: known,
        mapsWithLeaderboardRows: covered,
        leaderboardRowsStored: rows,
        wrCoveragePct: toPercent(known, maps),
        leaderboardCoveragePct: toPercent(covered, maps),
        players: rows,
      };
    },
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

const MEDALS: readonly Medal[] = ['author', 'gold', 'silver', 'bronze', 'none'];

async function countMaps(database: Database, trackedOnly: boolean): Promise<MapCounts> {
  const count = await database.snapshot((read) => readCatalogCounts(database, read));
  if (trackedOnly) {
    const [known, held] = [count('tracked records'), count('tracked held')];
    return { maps: count('tracked'), known, held, players: count('tracked players') };
  }
  // Each record reaches one medal, or none.
  const known = MEDALS.reduce((sum, medal) => sum + count(`medal ${medal}`), 0);
  return { maps: count('maps'), known, held: count('held'), players: count('players') };
}
