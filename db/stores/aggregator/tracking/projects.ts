import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../database.js';

type Project = components['schemas']['Project'];

/** The contributors. */
export interface Projects {
  /** Returns the projects, newest sync first, and how many there are. */
  list: (limit: number) => Promise<{ projects: Project[]; total: number }>;
  find: (projectKey: string) => Promise<Project | undefined>;
}

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

/** Returns the store of projects. */
export function createProjects(database: Database): Projects {
  return {
    list: (limit) => database.snapshot((read) => list(read, limit)),
    find: async (projectKey) => {
      const row = await findProject(database.read, projectKey);
      return row && toProject(row);
    },
  };
}

async function list(read: Knex, limit: number): Promise<{ projects: Project[]; total: number }> {
  const rows = await read<ProjectRow>('projects')
    // Written out, because knex leaves the column itself out of `nulls: 'last'` on SQLite.
    .orderByRaw('last_sync_at DESC NULLS LAST, project_key')
    .limit(limit);
  const [counted] = await read('projects').count<{ total: number }[]>('* as total');
  return { projects: rows.map(toProject), total: counted?.total ?? 0 };
}

function findProject(read: Knex, projectKey: string): Promise<ProjectRow | undefined> {
  return read<ProjectRow>('projects').where({ project_key: projectKey }).first();
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
