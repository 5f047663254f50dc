import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { countRows, type PageOfRows, type Total } from '../../../sql/read-page.js';
import { readListed } from '../../../sql/read-listed.js';
import { isCostlyList, listMapUids, mapsOfProject } from '../../../search/maps.js';

type Project = components['schemas']['Project'];
type ProjectMap = components['schemas']['ProjectMap'];
type MapProject = components['schemas']['MapProject'];

export interface ProjectMapsQuery {
  projectKey: string;
  q: string;
  changedOnly: boolean;
  limit: number;
  offset: number;
}

/** The contributors and the maps that they have checked. */
export type Projects = ReturnType<typeof createProjects>;

interface ProjectRow {
  project_key: string;
  project_name: string;
  source_label: string;
  enabled: number;
  check_interval_seconds: number;
  first_seen_at: string;
  last_seen_at: string;
  last_sync_at: string | null;
  latest_checked_at: string | null;
  latest_run_at: string | null;
  map_count: number;
  tracked_maps: number;
  changed_maps: number;
  total_checks: number;
  total_changes: number;
}

export interface ProjectMapRow {
  project_key: string;
  map_uid: string;
  name: string | null;
  wr_ms: number | null;
  wr_holder: string | null;
  wr_account_id: string | null;
  /** The present name of the account that holds the record. */
  present_name: string | null;
  tracked: number;
  latest_checked_at: string;
  last_changed_at: string | null;
  check_count: number;
  change_count: number;
}

/** Returns the store of projects. */
export function createProjects(database: Database) {
  const newestSyncs = (read: Knex, limit: number): Knex.QueryBuilder<ProjectRow, ProjectRow[]> =>
    // Raw SQL, because knex omits the column for `nulls: 'last'` on SQLite.
    read<ProjectRow>('projects').orderByRaw('last_sync_at DESC NULLS LAST, project_key').limit(limit);
  return {
    /** Returns the projects, newest sync first, and their total. */
    list: (limit: number): Promise<{ projects: Project[]; total: number }> =>
      database.snapshot(async (read) => {
        const rows = await newestSyncs(read, limit);
        return { projects: rows.map(toProject), total: await countRows(read('projects')) };
      }),
    find: async (projectKey: string): Promise<Project | undefined> => {
      const row = await findProject(database.read, projectKey);
      return row && toProject(row);
    },
    /** Returns when each of the projects with the newest syncs has last sent anything. */
    listLastSeen: async (limit: number): Promise<Pick<Project, 'projectKey' | 'lastSeenAt'>[]> => {
      const rows = await newestSyncs(database.read, limit).select('project_key', 'last_seen_at');
      return rows.map((row) => ({ projectKey: row.project_key, lastSeenAt: row.last_seen_at }));
    },
    /** Returns a page of a project's maps and their total, or undefined for an unknown project. */
    listMaps: async (query: ProjectMapsQuery): Promise<({ maps: ProjectMap[] } & Total) | undefined> => {
      const page = await database.snapshot((read) => readProjectMaps(read, query), {
        isCostly: isCostlyList(query),
      });
      if (!page) return undefined;
      const { rows, total, totalRelation } = page;
      return { maps: rows.map(toProjectMap), total, totalRelation };
    },
    /** Returns the projects that have checked a map, newest check first. */
    listOfMap: async (mapUid: string, limit: number): Promise<MapProject[]> => {
      const rows = await database
        .read('project_maps as t')
        .join('projects as p', 'p.project_key', 't.project_key')
        .joinRaw(HOLDER)
        .where('t.map_uid', mapUid)
        .orderBy([{ column: 't.latest_checked_at', order: 'desc' }, { column: 't.project_key' }])
        .limit(limit)
        .select<(ProjectMapRow & { project_name: string })[]>(
          't.*',
          'p.project_name',
          'h.holder as wr_holder',
        );
      return rows.map((row) => ({
        projectKey: row.project_key,
        projectName: row.project_name,
        name: row.project_name,
        wrMs: row.wr_ms,
        wrHolder: row.wr_holder || null,
        latestCheckedAt: row.latest_checked_at,
        lastChangedAt: row.last_changed_at,
        checkCount: row.check_count,
        changeCount: row.change_count,
      }));
    },
  };
}

function findProject(read: Knex, projectKey: string): Promise<ProjectRow | undefined> {
  return read<ProjectRow>('projects').where({ project_key: projectKey }).first();
}

const latestOf = (report: string): string =>
  `CASE WHEN ${report}.untimed_at > COALESCE(${report}.last_at, '') THEN ${report}.untimed_at ELSE ${report}.last_at END`;
const isOfRow = (report: string): string =>
  `${report}.map_uid = t.map_uid AND ${report}.wr_ms = t.wr_ms AND ${report}.project_key = t.project_key
    AND (${report}.account_id <> '' OR ${report}.holder <> '')`;

/** `h` is the newest report of the record of a project's map `t`, by the project, that names a holder. */
const HOLDER = `LEFT JOIN world_record_reports AS h ON ${isOfRow('h')} AND NOT EXISTS (SELECT 1 FROM world_record_reports AS o
  WHERE ${isOfRow('o')} AND (${latestOf('o')}, o.account_id, o.holder) > (${latestOf('h')}, h.account_id, h.holder))`;

const PROJECT_MAP: Readonly<Record<keyof ProjectMapRow, string>> = {
  project_key: 't.project_key',
  map_uid: 't.map_uid',
  name: 'm.name',
  wr_ms: 't.wr_ms',
  wr_holder: `NULLIF(h.holder, '')`,
  wr_account_id: `NULLIF(h.account_id, '')`,
  present_name: 'n.display_name',
  tracked: 't.tracked',
  latest_checked_at: 't.latest_checked_at',
  last_changed_at: 't.last_changed_at',
  check_count: 't.check_count',
  change_count: 't.change_count',
};

/** Returns a page of a project's maps, last checked first, or undefined for an unknown project. */
export async function readProjectMaps(
  read: Knex,
  { projectKey, q, changedOnly, limit, offset }: ProjectMapsQuery,
): Promise<PageOfRows<ProjectMapRow> | undefined> {
  const project = await findProject(read, projectKey);
  if (!project) return undefined;
  const size = changedOnly ? project.changed_maps : project.map_count;
  const listed = mapsOfProject(projectKey, size, changedOnly);
  const { rows: uids, ...page } = await listMapUids(read, listed, { q, limit, offset });
  const rows = await readListed<ProjectMapRow>(read, uids, {
    table: 'project_maps',
    id: 'map_uid',
    field: 'map_uid',
    where: ['t.project_key = ?', projectKey],
    fields: PROJECT_MAP,
    joins: `JOIN maps AS m ON m.map_uid = t.map_uid ${HOLDER} LEFT JOIN display_names AS n ON n.account_id = h.account_id`,
  });
  return { rows, ...page };
}

function toProject(row: ProjectRow): Project {
  return {
    projectKey: row.project_key,
    projectName: row.project_name,
    name: row.project_name,
    sourceLabel: row.source_label,
    enabled: row.enabled === 1,
    checkIntervalSeconds: row.check_interval_seconds,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    lastSyncAt: row.last_sync_at,
    mapCount: row.map_count,
    trackedMaps: row.tracked_maps,
    totalChecks: row.total_checks,
    totalChanges: row.total_changes,
    latestCheckedAt: row.latest_checked_at,
    latestRunAt: row.latest_run_at,
  };
}

function toProjectMap(row: ProjectMapRow): ProjectMap {
  return {
    projectKey: row.project_key,
    mapUid: row.map_uid,
    mapName: row.name,
    name: row.name,
    wrMs: row.wr_ms,
    wrHolder: row.wr_holder,
    wrHolderAccountId: row.wr_account_id,
    tracked: row.tracked === 1,
    latestCheckedAt: row.latest_checked_at,
    lastChangedAt: row.last_changed_at,
    checkCount: row.check_count,
    changeCount: row.change_count,
  };
}
