import { deepEqual, ok } from 'node:assert/strict';
import type { Scenario } from '../scenario.js';
import { names, queryOf, refusedQueries, unknownProject } from './ingest.js';
import { registered } from './instance-scenarios.js';

interface Project {
  projectKey: string;
  projectName: string;
  enabled: boolean;
  checkIntervalSeconds: number;
  lastSyncAt: string | null;
}

/** Projects, as a list and one by one. */
export const projectScenarios: Scenario[] = [
  {
    name: 'a page of the projects',
    operation: 'listProjects',
    status: 200,
    request: async (context) => {
      if (!context.isReadOnly) await registered(context);
      return { query: queryOf('limit=1') };
    },
    check: ({ json }, { isReadOnly }) => {
      const { projects, count, total, limit } = json as {
        projects: Project[];
        count: number;
        total: number;
        limit: number;
      };
      // A deployment may not have any project yet.
      ok(isReadOnly || total >= 1);
      const expected = Math.min(total, 1);
      deepEqual([projects.length, count, limit], [expected, expected, 1]);
    },
  },
  ...refusedQueries('listProjects', [
    ['limit', 'limit=0'],
    ['limit', 'limit=1001'],
    ['limit', 'limit='],
    ['limit', 'limit=ten'],
  ]),
  {
    name: 'a project by its key in any case',
    operation: 'getProject',
    status: 200,
    request: async (context) => {
      const { projectKey } = await registered(context);
      return { path: { projectKey: projectKey.toUpperCase() } };
    },
    check: ({ json }, { namespace }) => {
      const { project } = json as { project: Project };
      const { projectKey, projectName, enabled, checkIntervalSeconds, lastSyncAt } = project;
      deepEqual([projectKey, projectName, enabled], [namespace, 'Own project', true]);
      deepEqual([checkIntervalSeconds, lastSyncAt], [60, null]);
    },
  },
  unknownProject('getProject'),
  {
    name: 'a key that is too long',
    operation: 'getProject',
    status: 400,
    request: () => ({ path: { projectKey: 'k'.repeat(121) } }),
    check: names('projectKey'),
  },
];
