import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { isCostlyList } from '../../search/maps.js';
import { readProjectMaps } from '../aggregator/tracking/projects.js';
import { pageFacts, type Page } from './paging.js';

type Schemas = components['schemas'];

export interface ProjectMapsQuery extends Page {
  projectKey: string;
  /** Part of a name or uid; "" matches all. */
  q: string;
}

/** Maps of projects, as the catalog shows them. */
export type ProjectMaps = ReturnType<typeof createProjectMaps>;

/** Returns the store of projects' maps. */
export function createProjectMaps(database: Database) {
  return {
    /** Returns a page of a project's maps, last checked first, or undefined for an unknown project. */
    list: async (query: ProjectMapsQuery): Promise<Schemas['ProjectMapList'] | undefined> => {
      const found = await database.snapshot(
        (read) => readProjectMaps(read, { ...query, changedOnly: false }),
        { isCostly: isCostlyList(query) },
      );
      if (!found) return undefined;
      const maps = found.rows.map((row) => ({
        mapUid: row.map_uid,
        name: row.name,
        wrMs: row.wr_ms,
        wrHolder: row.present_name ?? row.wr_holder,
        tracked: row.tracked === 1,
      }));
      return { maps, ...pageFacts(found, query) };
    },
  };
}
