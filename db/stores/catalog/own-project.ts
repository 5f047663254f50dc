import type { Knex } from 'knex';
import { touchProject, type StoredProject } from '../../writes/projects.js';

/** Notes that the catalog itself was told something: it contributes as a project like any other. */
export function touchOwnProject(trx: Knex.Transaction, receivedAt: string): Promise<StoredProject> {
  return touchProject(trx, { projectKey: 'records-catalog', projectName: 'Records catalog', receivedAt });
}
