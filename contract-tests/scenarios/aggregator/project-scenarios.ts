import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { inProject } from '../own-projects.js';
import type { WrittenScenario } from '../scenario.js';
import { ownProject, refusedQueries, unknownProject } from './ingest.js';
import { registered } from './instance-scenarios.js';
import { threeMaps } from './map-scenarios.js';
import { duplicate, eachRestingOn, LONG_AGO, plus, reverse, set, status } from '../says.js';

interface Project {
  projectKey: string;
  projectName: string;
  enabled: boolean;
  checkIntervalSeconds: number;
  lastSyncAt: string | null;
}

/** Projects, as a list and one by one. */
export const projectScenarios: WrittenScenario[] = [
  {
    name: 'a page of the projects',
    operation: 'listProjects',
    says: { 'Most projects to list.': duplicate('/projects') },
    request: async (context) => {
      if (!context.isReadOnly) await registered(context);
      return { query: parseQuery('limit=1') };
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
  {
    name: 'the order of the projects',
    operation: 'listProjects',
    says: { 'Newest `lastSyncAt` first, then by key; projects without one come last.': reverse('/projects') },
    request: async (context) => {
      if (!context.isReadOnly) {
        await registered(inProject(context, 'events'));
        await threeMaps(inProject(context, 'run'));
        const { projectKey } = context;
        const run = { finishedAt: '2026-10-04T18:00:21Z' };
        await context.call('ingestTrackerRun', { body: { projectKey, run } });
      }
      return { query: parseQuery('limit=1000') };
    },
    check: ({ json }) => {
      const { projects } = json as { projects: Project[] };
      const time = ({ lastSyncAt }: Project): number =>
        lastSyncAt === null ? -Infinity : Date.parse(lastSyncAt);
      const sorted = projects.toSorted((a, b) =>
        time(b) > time(a) ? 1 : time(b) < time(a) ? -1 : a.projectKey < b.projectKey ? -1 : 1,
      );
      deepEqual(
        projects.map(({ projectKey }) => projectKey),
        sorted.map(({ projectKey }) => projectKey),
      );
    },
  },
  {
    name: 'its counts after a run',
    operation: 'getProject',
    says: {
      'The counts are kept with every contribution, so they are always exact.': plus(
        '/project/totalChecks',
        1,
      ),
      'Checks among them that found a change.': plus('/project/totalChanges', 1),
      'Maps that it has checked.': plus('/project/mapCount', 1),
      'Name of the project, equal to `projectName`.': set('/project/name', 'Other'),
      'When its newest run finished or its newest club snapshot was observed.': set(
        '/project/lastSyncAt',
        LONG_AGO,
      ),
    },
    request: async (context) => {
      const own = inProject(context, 'run');
      await threeMaps(own);
      return { path: ownProject(own) };
    },
    check: ({ json }) => {
      const { project } = json as { project: Record<string, unknown> };
      const { name, projectName, mapCount, trackedMaps, totalChecks, totalChanges } = project;
      equal(name, projectName);
      deepEqual(
        { mapCount, trackedMaps, totalChecks, totalChanges },
        { mapCount: 3, trackedMaps: 2, totalChecks: 4, totalChanges: 3 },
      );
      const { lastSyncAt, latestRunAt, latestCheckedAt } = project;
      deepEqual(
        { lastSyncAt, latestRunAt, latestCheckedAt },
        {
          lastSyncAt: '2026-10-03T18:00:21.350Z',
          latestRunAt: '2026-10-03T18:00:21.350Z',
          latestCheckedAt: '2026-10-03T18:00:03.000Z',
        },
      );
    },
  },
  ...eachRestingOn(refusedQueries('listProjects', [['limit', 'limit=10&limit=20']]), {
    'refused: limit=10&limit=20': { 'returns 400 when it is sent twice': status(200) },
  }),
  {
    name: 'a project by its key in any case',
    operation: 'getProject',
    says: { 'It is read as it is stored, in lower case': status(404) },
    request: async (context) => {
      const { projectKey } = await registered(inProject(context, 'events'));
      return { path: { projectKey: projectKey.toUpperCase() } };
    },
    check: ({ json }, context) => {
      const { project } = json as { project: Project };
      const { projectKey, projectName, enabled, checkIntervalSeconds, lastSyncAt } = project;
      const own = inProject(context, 'events').projectKey;
      deepEqual([projectKey, projectName, enabled], [own, 'Contract tests', true]);
      deepEqual([checkIntervalSeconds, lastSyncAt], [60, null]);
    },
  },
  unknownProject('getProject'),
];
