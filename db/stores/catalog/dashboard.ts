import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';
import { isLargePage } from '../../sql/read-page.js';
import { BY_UPLOAD, readMapPage } from './map-rows.js';
import { toPaging, type Page } from './paging.js';
import { readFeed } from './record-feed.js';
import { readTrackerInShort } from './tracker.js';

type Schemas = components['schemas'];

const MAX_OPTIONS = 5000;

export interface DashboardQuery {
  maps: Page;
  wrFeedLimit: number;
  includeMapOptions: boolean;
  includeTracker: boolean;
}

/** The data of a start page. */
export type Dashboard = ReturnType<typeof createDashboard>;

/** Returns the store of the dashboard. */
export function createDashboard(database: Database, now: () => Date) {
  return {
    read: (query: DashboardQuery): Promise<Schemas['Dashboard']> => {
      const { maps, wrFeedLimit, includeMapOptions, includeTracker } = query;
      return database.snapshot(
        async (read) => {
          const { all, tracked, changes } = await database.remember(CATALOG_COUNTS, read);
          const isEmpty = maps.limit === 0 || maps.offset >= tracked.maps;
          return {
            stats: { total_maps: all.maps, actively_tracked: tracked.maps, total_wr_changes: changes },
            maps: isEmpty ? [] : await readMapPage(read, selectTracked(read), maps),
            wrFeed: await readFeed(read, { limit: wrFeedLimit, offset: 0 }),
            tracker: includeTracker ? await readTrackerInShort(read, now()) : null,
            ...(includeMapOptions ? { mapOptions: await readOptions(read) } : {}),
            paging: toPaging(tracked.maps, maps),
          };
        },
        { isCostly: isLargePage(maps) || isLargePage({ limit: wrFeedLimit, offset: 0 }) },
      );
    },
  };
}

function selectTracked(read: Knex): Knex.QueryBuilder {
  return read('maps as m').where('m.tracked', 1);
}

function readOptions(read: Knex): Promise<Schemas['MapOption'][]> {
  return selectTracked(read)
    .orderByRaw(BY_UPLOAD)
    .limit(MAX_OPTIONS)
    .select<Schemas['MapOption'][]>({ mapUid: 'm.map_uid', name: 'm.name' });
}
