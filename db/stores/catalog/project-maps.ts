import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import { asTable } from '../../bulk.js';
import type { Database } from '../../connection/database.js';
import { inOrder } from '../../sql/in-order.js';
import { isCostlyList, listMapUids, mapsOfProject } from '../../search/list-maps.js';
import { pageFacts, type Page } from './paging.js';

type Schemas = components['schemas'];

export interface ProjectMapsQuery extends Page {
  projectKey: string;
  /** Part of a name or uid; "" matches all. */
  q: string;
}

interface ProjectRow {
  project_key: string;
  map_count: number;
}

/** Projects and the maps that they have reported, as the catalog shows them. */
export interface ProjectMaps {
  /** Returns a page of a project's maps, last checked first, or undefined for an unknown project. */
  list: (query: ProjectMapsQuery) => Promise<Schemas['ProjectMapList'] | undefined>;
}

/** Returns the store of projects' maps. */
export function createProjectMaps(database: Database): ProjectMaps {
  return {
    list: (query) => database.snapshot((read) => list(read, query), { isCostly: isCostlyList(query) }),
  };
}

async function list(read: Knex, query: ProjectMapsQuery): Promise<Schemas['ProjectMapList'] | undefined> {
  const { projectKey } = query;
  const project = await read<ProjectRow>('projects').where({ project_key: projectKey }).first();
  if (!project) return undefined;
  const { rows: uids, ...page } = await listMapUids(
    read,
    mapsOfProject(projectKey, project.map_count),
    query,
  );
  const maps = uids.length === 0 ? [] : await readMaps(read, projectKey, uids);
  return { maps, ...pageFacts(page, query) };
}

async function readMaps(read: Knex, projectKey: string, uids: string[]): Promise<Schemas['ProjectMap'][]> {
  const source = asTable(
    read,
    'project_maps',
    ['map_uid'],
    uids.map((map_uid) => ({ map_uid })),
  );
  const rows = await read
    .from(read.raw('? CROSS JOIN project_maps AS p', [source]))
    .whereRaw('p.map_uid = r.map_uid')
    .join('maps as m', 'm.map_uid', 'p.map_uid')
    .leftJoin('display_names as n', 'n.account_id', 'p.wr_account_id')
    .where('p.project_key', projectKey)
    .select<(Omit<Schemas['ProjectMap'], 'tracked'> & { tracked: number })[]>(
      'p.map_uid as mapUid',
      'm.name',
      'p.wr_ms as wrMs',
      read.raw('COALESCE(n.display_name, p.wr_holder) AS ??', ['wrHolder']),
      'p.tracked',
    );
  const maps = rows.map((row) => ({ ...row, tracked: row.tracked === 1 }));
  return inOrder(uids, maps, ({ mapUid }) => mapUid);
}
