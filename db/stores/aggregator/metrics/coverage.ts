import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { CATALOG_COUNTS } from '../../../sums/catalog-counts.js';
import { toPercent } from './figures.js';

type Schemas = components['schemas'];

/** The extent of the catalog's leaderboard: the maps whose world record it counts, and their players. */
export interface Leaderboard {
  maps: number;
  players: number;
}

/** The coverage of maps by the catalog's leaderboard. */
export type Coverage = ReturnType<typeof createCoverage>;

/** Returns the reader of the leaderboard's coverage. */
export function createCoverage(database: Database) {
  return {
    /**
     * Counts all known maps or the tracked ones, and how many of them the catalog's leaderboard of all maps covers. All counts are over the
     * same maps, and none is greater than the leaderboard's.
     */
    read: async (trackedOnly: boolean, leaderboard: Leaderboard): Promise<Schemas['Coverage']> => {
      const counts = await database.snapshot((read) => database.remember(CATALOG_COUNTS, read));
      const { maps, records, held, players } = trackedOnly ? counts.tracked : counts.all;
      const covered = Math.min(held, leaderboard.maps);
      const rows = Math.min(players, leaderboard.players);
      return {
        totalMaps: maps,
        mapsWithKnownWr: records,
        mapsWithLeaderboardRows: covered,
        leaderboardRowsStored: rows,
        wrCoveragePct: toPercent(records, maps),
        leaderboardCoveragePct: toPercent(covered, maps),
        players: rows,
      };
    },
  };
}
