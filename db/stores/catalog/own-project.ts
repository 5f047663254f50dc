import type { Knex } from 'knex';
import { upsertAndLockProject, type LockedProject } from '../../writes/projects.js';

export const OWN_PROJECT_KEY = 'records-catalog';

/** Locks the catalog's own project, under which its webhook and update requests contribute. */
export function upsertAndLockOwnProject(trx: Knex.Transaction, receivedAt: string): Promise<LockedProject> {
  return upsertAndLockProject(trx, {
    projectKey: OWN_PROJECT_KEY,
    projectName: 'Records catalog',
    receivedAt,
  });
}
