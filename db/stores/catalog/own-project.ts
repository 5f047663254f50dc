import type { Knex } from 'knex';
import { saveProject, type Project } from '../../writes/projects.js';

export const OWN_PROJECT_KEY = 'records-catalog';

/** Stores the project under which the catalog's webhook and update requests contribute. */
export function saveOwnProject(trx: Knex.Transaction, receivedAt: string): Promise<Project> {
  return saveProject(trx, {
    projectKey: OWN_PROJECT_KEY,
    projectName: 'Records catalog',
    receivedAt,
  });
}
