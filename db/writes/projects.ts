import type { Knex } from 'knex';

/** What a contribution says of its project. What is left out stays as it is stored. */
export interface TouchedProject {
  /** Normalised: lower case, 1 to 120 of `[a-z0-9._-]`. */
  projectKey: string;
  projectName?: string | undefined;
  sourceLabel?: string | undefined;
  enabled?: boolean | undefined;
  checkIntervalSeconds?: number | undefined;
  receivedAt: string;
  /** A run's finishedAt or when a snapshot was observed; an older one than the stored one changes nothing. */
  lastSyncAt?: string | undefined;
}

/** The project's names as they are stored then. */
export interface StoredProject {
  projectKey: string;
  projectName: string;
  sourceLabel: string;
}

/**
 * Stores what a contribution says of its project and returns its names. It comes first in a transaction: contributions of
 * one project wait here for each other, so that what they count and look up for repeats cannot cross.
 */
export async function touchProject(trx: Knex.Transaction, project: TouchedProject): Promise<StoredProject> {
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
  return { projectKey: row.project_key, projectName: row.project_name, sourceLabel: row.source_label };
}

/** The later of the stored moment and the one that comes; a missing one is earlier than any. */
function later(trx: Knex.Transaction, column: string): Knex.Raw {
  const [stored, sent] = [`projects.${column}`, `excluded.${column}`];
  return trx.raw(`CASE WHEN ${stored} IS NULL OR ${sent} > ${stored} THEN ${sent} ELSE ${stored} END`);
}
