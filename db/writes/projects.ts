import type { Knex } from 'knex';

/** A contribution's fields of its project. Absent ones stay as they are stored. */
export interface ProjectFields {
  /** Normalised: lower case, 1 to 120 of `[a-z0-9._-]`. */
  projectKey: string;
  projectName?: string | undefined;
  sourceLabel?: string | undefined;
  enabled?: boolean | undefined;
  checkIntervalSeconds?: number | undefined;
  receivedAt: string;
  /** A snapshot's observedAt; one that is older than the stored one changes nothing. */
  lastSyncAt?: string | undefined;
}

/** A project with its stored names. */
export interface Project {
  projectKey: string;
  projectName: string;
  sourceLabel: string;
}

/** Creates or updates a project. */
export async function saveProject(trx: Knex.Transaction, project: ProjectFields): Promise<Project> {
  const { projectKey: key, receivedAt, lastSyncAt = null } = project;
  const sent = {
    project_name: project.projectName,
    source_label: project.sourceLabel,
    enabled: project.enabled === undefined ? undefined : Number(project.enabled),
    check_interval_seconds: project.checkIntervalSeconds,
  };
  const [row] = await trx('projects')
    .insert({
      project_key: key,
      project_name: sent.project_name ?? key,
      source_label: sent.source_label ?? key,
      enabled: sent.enabled ?? 1,
      check_interval_seconds: sent.check_interval_seconds ?? 300,
      first_seen_at: receivedAt,
      last_seen_at: receivedAt,
      last_sync_at: lastSyncAt,
    })
    .onConflict('project_key')
    .merge({
      ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      last_seen_at: later(trx, 'last_seen_at'),
      last_sync_at: later(trx, 'last_sync_at'),
    })
    .returning<{ project_key: string; project_name: string; source_label: string }[]>([
      'project_key',
      'project_name',
      'source_label',
    ]);
  if (!row) throw new Error(`Project ${key} was not stored.`);
  const { project_key: projectKey, project_name: projectName, source_label: sourceLabel } = row;
  return { projectKey, projectName, sourceLabel };
}

/** The later of the stored and the sent timestamp; null is earlier than any. */
function later(trx: Knex.Transaction, column: string): Knex.Raw {
  const [stored, sent] = [`projects.${column}`, `excluded.${column}`];
  return trx.raw(`CASE WHEN ${stored} IS NULL OR ${sent} > ${stored} THEN ${sent} ELSE ${stored} END`);
}
