import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import type { Sum } from '../memo.js';
import { rowsOf } from '../sql/raw-rows.js';

/** The best medal that a record reaches. */
export type Medal = 'author' | 'gold' | 'silver' | 'bronze' | 'none';

/** Of tracked maps only: those with a record, those whose record has a holder, and the holders. */
type TrackedCount = `tracked ${'records' | 'held' | 'players'}`;

/**
 * The names of the catalog's totals: of maps, of tracked ones, of those whose record has a holder; of changes of world records, and of
 * those that are not revoked; of players who hold a record, and of those with one that is not revoked; of records by medal.
 */
export type CatalogCount =
  | 'maps'
  | 'tracked'
  | 'held'
  | 'records'
  | 'valid records'
  | 'players'
  | 'players with records'
  | TrackedCount
  | `medal ${Medal}`;

/** The catalog's totals by name. */
export type CatalogCounts = (name: CatalogCount) => number;

const MEDAL = `CASE WHEN wr_ms IS NULL THEN NULL
  WHEN wr_ms <= author_score THEN 'author' WHEN wr_ms <= gold_score THEN 'gold'
  WHEN wr_ms <= silver_score THEN 'silver' WHEN wr_ms <= bronze_score THEN 'bronze' ELSE 'none' END`;

interface MapCounts {
  tracked: 0 | 1;
  medal: Medal | null;
  maps: number;
  held: number;
}

export const CATALOG_COUNTS: Sum<ReadonlyMap<CatalogCount, number>> = {
  topics: ['maps', 'records'],
  compute: async (read) => {
    const counts = new Map<CatalogCount, number>();
    const add = (name: CatalogCount, by: number): unknown => counts.set(name, (counts.get(name) ?? 0) + by);
    const maps = await query<MapCounts>(
      read,
      `SELECT tracked, medal, COUNT(*) AS maps, COUNT(wr_player) AS held
        FROM (SELECT tracked, wr_player, ${MEDAL} AS medal FROM maps) AS m GROUP BY tracked, medal`,
    );
    for (const { tracked, medal, maps: number, held } of maps) {
      add('maps', number);
      add('held', held);
      if (medal !== null) add(`medal ${medal}`, number);
      if (tracked === 0) continue;
      add('tracked', number);
      add('tracked held', held);
      if (medal !== null) add('tracked records', number);
    }
    const sums = await query<Record<CatalogCount, number>>(
      read,
      `SELECT (SELECT COUNT(DISTINCT wr_player) FROM maps) AS players,
        (SELECT COUNT(DISTINCT wr_player) FROM maps WHERE tracked = 1) AS "tracked players",
        (SELECT COUNT(DISTINCT player) FROM world_records WHERE revoked = 0 AND player <> '') AS "players with records",
        (SELECT COUNT(*) FROM world_records WHERE is_baseline = 0) AS records,
        (SELECT COUNT(*) FROM world_records WHERE is_baseline = 0 AND revoked = 0) AS "valid records"`,
    );
    for (const [name, value] of Object.entries(sums[0] ?? {})) counts.set(name as CatalogCount, value);
    return counts;
  },
};

async function query<Row>(read: Knex, sql: string): Promise<Row[]> {
  return rowsOf<Row>(await read.raw(sql));
}

/** Returns the totals. */
export async function readCatalogCounts(
  { remember }: Pick<Database, 'remember'>,
  read: Knex,
): Promise<CatalogCounts> {
  const counts = await remember(CATALOG_COUNTS, read);
  return (name) => counts.get(name) ?? 0;
}
