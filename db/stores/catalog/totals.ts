import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { readEpoch } from '../../sql/epoch.js';
import { rowsOf } from '../../sql/raw-rows.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';
import { findPrimaryClub } from './primary-club.js';

type Schemas = components['schemas'];

/** The totals of the catalog. */
export type Totals = ReturnType<typeof createTotals>;

/** Returns the store of totals. */
export function createTotals(database: Database) {
  return {
    stats: (): Promise<Schemas['CatalogStats']> =>
      database.snapshot(async (read) => {
        const counts = await database.remember(CATALOG_COUNTS, read);
        const club = await findPrimaryClub(read);
        return {
          total_maps: counts.all.maps,
          actively_tracked: counts.tracked.maps,
          total_wr_changes: counts.changes,
          total_campaigns: club?.campaign_count ?? 0,
          total_players: counts.playersWithRecords,
        };
      }),
    summary: async (): Promise<Schemas['MetaSummary']> => {
      const { projects, maps, events, latestEventAt } = await readCounts(database);
      return { projects, maps, events, totalMaps: maps, totalEvents: events, latestEventAt };
    },
    /** Returns the epoch of the database. */
    epoch: (): Promise<string> => readEpoch(database.read),
    metrics: async (): Promise<Schemas['Metrics']> => {
      const { projects, clubs, maps, events, latestEventAt } = await readCounts(database);
      return {
        totalEvents: events,
        totalMaps: maps,
        totalProjects: projects,
        totalClubs: clubs,
        lastEventAt: latestEventAt,
      };
    },
  };
}

/** Without the system's events. */
const COUNTS = `SELECT
  (SELECT COUNT(*) FROM projects) AS projects,
  (SELECT COUNT(*) FROM clubs) AS clubs,
  (SELECT COUNT(*) FROM maps) AS maps,
  (SELECT COALESCE(SUM(events), 0) FROM event_hours WHERE hour = '' AND system = 0) AS events,
  (SELECT occurred_at FROM events WHERE system = 0 ORDER BY occurred_at DESC LIMIT 1) AS "latestEventAt"`;

interface Counts extends Record<'projects' | 'clubs' | 'maps' | 'events', number> {
  latestEventAt: string | null;
}

async function readCounts({ read }: Database): Promise<Counts> {
  const [counts] = rowsOf<Counts>(await read.raw(COUNTS));
  if (!counts) throw new Error('The totals of the catalog could not be read: the statement returned no row.');
  return counts;
}
