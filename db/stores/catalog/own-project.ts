import type { Knex } from 'knex';
import { touchProject, type LockedProject } from '../../writes/projects.js';

export const OWN_PROJECT_KEY = 'records-catalog';

/** Locks the catalog's own project, under which its webhook and update requests contribute. */
export function touchOwnProject(trx: Knex.Transaction, receivedAt: string): Promise<LockedProject> {
  return touchProject(trx, { projectKey: OWN_PROJECT_KEY, projectName: 'Records catalog', receivedAt });
}
