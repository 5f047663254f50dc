import type { Knex } from 'knex';
import { saveProject, type Project } from '../../writes/projects.js';

export const OWN_PROJECT_KEY = 'records-catalog';

/** Stores the catalog's own project, under which its webhook and update requests contribute. */
export function saveOwnProject(trx: Knex.Transaction, receivedAt: string): Promise<Project> {
  return saveProject(trx, {
    projectKey: OWN_PROJECT_KEY,
    projectName: 'Records catalog',
    receivedAt,
  });
}
