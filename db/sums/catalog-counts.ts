import type { Sum } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';

/** Numbers of maps, of those with a record, of those whose record has a holder, and of these holders. */
type MapCounts = Record<'maps' | 'records' | 'held' | 'players', number>;

/** Numbers of records by the best medal that they reach. */
type Medals = Record<'author' | 'gold' | 'silver' | 'bronze' | 'none', number>;

interface CatalogCounts {
  all: MapCounts;
  tracked: MapCounts;
  medals: Medals;
  /** Changes of world records, and those that are not revoked. */
  changes: number;
  validChanges: number;
  /** Players with a record that is not revoked. */
  playersWithRecords: number;
}

const MAPS = `SELECT tracked, medal, COUNT(*) AS maps, COUNT(wr_player) AS held
  FROM (SELECT tracked, wr_player, CASE WHEN wr_ms IS NULL THEN NULL
    WHEN wr_ms <= author_score THEN 'author' WHEN wr_ms <= gold_score THEN 'gold'
    WHEN wr_ms <= silver_score THEN 'silver' WHEN wr_ms <= bronze_score THEN 'bronze' ELSE 'none' END AS medal
    FROM maps) AS m
  GROUP BY tracked, medal`;

const RECORDS = `SELECT (SELECT COUNT(DISTINCT wr_player) FROM maps) AS players,
  (SELECT COUNT(DISTINCT wr_player) FROM maps WHERE tracked = 1) AS "trackedPlayers",
  (SELECT COUNT(DISTINCT player) FROM world_records WHERE revoked = 0 AND player <> '') AS "playersWithRecords",
  (SELECT COUNT(*) FROM world_records WHERE is_baseline = 0) AS changes,
  (SELECT COUNT(*) FROM world_records WHERE is_baseline = 0 AND revoked = 0) AS "validChanges"`;

/** The catalog's totals. */
export const CATALOG_COUNTS: Sum<CatalogCounts> = {
  topics: ['maps', 'records'],
  compute: async (read) => {
    const [sums] = rowsOf<Record<string, number>>(await read.raw(RECORDS));
    const {
      players = 0,
      trackedPlayers = 0,
      playersWithRecords = 0,
      changes = 0,
      validChanges = 0,
    } = sums ?? {};
    const all = { maps: 0, records: 0, held: 0, players };
    const tracked = { maps: 0, records: 0, held: 0, players: trackedPlayers };
    const medals = { author: 0, gold: 0, silver: 0, bronze: 0, none: 0 };
    interface Group {
      tracked: number;
      medal: keyof Medals | null;
      maps: number;
      held: number;
    }
    for (const { medal, maps, held, ...group } of rowsOf<Group>(await read.raw(MAPS))) {
      if (medal !== null) medals[medal] += maps;
      for (const counts of group.tracked === 1 ? [all, tracked] : [all]) {
        counts.maps += maps;
        counts.held += held;
        if (medal !== null) counts.records += maps;
      }
    }
    return { all, tracked, medals, changes, validChanges, playersWithRecords };
  },
};
