import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { countRows } from '../../sql/count-rows.js';
import { containsText } from '../../sql/contains-text.js';
import { pagingOf, type Page } from './paging.js';

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
  return { list: (query) => database.snapshot((read) => list(read, query), { isCostly: query.q !== '' }) };
}

async function list(read: Knex, query: ProjectMapsQuery): Promise<Schemas['ProjectMapList'] | undefined> {
  const { projectKey, q, limit, offset } = query;
  const project = await read<ProjectRow>('projects').where({ project_key: projectKey }).first();
  if (!project) return undefined;
  const chosen = read('project_maps as p')
    .join('maps as m', 'm.map_uid', 'p.map_uid')
    .where('p.project_key', projectKey);
  if (q !== '') void chosen.whereRaw(...containsText(read, 'm.search_text', q));
  const total = q === '' ? project.map_count : await countRows(chosen);
  const maps = offset < total ? await readPage(read, chosen, query) : [];
  return { maps, total, totalRelation: 'eq', limit, offset, paging: pagingOf(total, query) };
}

async function readPage(
  read: Knex,
  chosen: Knex.QueryBuilder,
  { limit, offset }: Page,
): Promise<Schemas['ProjectMap'][]> {
  const rows = await chosen
    .leftJoin('display_names as n', 'n.account_id', 'p.wr_account_id')
    .orderBy([{ column: 'p.latest_checked_at', order: 'desc' }, { column: 'p.map_uid' }])
    .limit(limit)
    .offset(offset)
    .select<(Omit<Schemas['ProjectMap'], 'tracked'> & { tracked: number })[]>(
      'p.map_uid as mapUid',
      'm.name',
      'p.wr_ms as wrMs',
      read.raw('COALESCE(n.display_name, p.wr_holder) AS ??', ['wrHolder']),
      'p.tracked',
    );
  return rows.map((row) => ({ ...row, tracked: row.tracked === 1 }));
}
