import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { isCostlyList } from '../../search/maps.js';
import { readProjectMaps, type ProjectMapRow } from '../aggregator/tracking/projects.js';
import { pageFacts, type Page } from './paging.js';

type Schemas = components['schemas'];

export interface ProjectMapsQuery extends Page {
  projectKey: string;
  /** Part of a name or uid; "" matches all. */
  q: string;
}

/** Projects and the maps that they have reported, as the catalog shows them. */
export interface ProjectMaps {
  /** Returns a page of a project's maps, last checked first, or undefined for an unknown project. */
  list: (query: ProjectMapsQuery) => Promise<Schemas['ProjectMapList'] | undefined>;
}

/** Returns the store of projects' maps. */
export function createProjectMaps(database: Database): ProjectMaps {
  return {
    list: async (query) => {
      const isCostly = isCostlyList(query);
      const found = await database.snapshot(
        (read) => readProjectMaps(read, { ...query, changedOnly: false }),
        { isCostly },
      );
      return found && { maps: found.rows.map(toProjectMap), ...pageFacts(found, query) };
    },
  };
}

function toProjectMap(row: ProjectMapRow): Schemas['ProjectMap'] {
  return {
    mapUid: row.map_uid,
    name: row.name,
    wrMs: row.wr_ms,
    wrHolder: row.present_name ?? row.wr_holder,
    tracked: row.tracked === 1,
  };
}
