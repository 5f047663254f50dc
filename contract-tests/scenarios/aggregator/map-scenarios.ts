import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Scenario } from '../scenario.js';
import { contribute, ownProject, queryOf, refusedQueries, unknownProject } from './ingest.js';
import { ownCheck, ownRun } from './run-scenarios.js';

interface ProjectMaps {
  maps: Record<string, unknown>[];
  count: number;
  total: number;
}

/** Maps that runs have checked. */
export const checkedMapScenarios: Scenario[] = [
  {
    name: 'the maps of a project, filtered',
    operation: 'listProjectMaps',
    status: 200,
    request: async (context) => {
      const unchanged = ownCheck(context, { mapUid: `${context.namespace}-2`, changed: false });
      await contribute(context, 'ingestTrackerRun', ownRun(context, [ownCheck(context), unchanged]));
      return { path: ownProject(context), query: queryOf('q=-MAP&changed_only=1&limit=5') };
    },
    check: ({ json }, context) => {
      const { maps, count, total } = json as ProjectMaps;
      deepEqual([count, total], [1, 1]);
      const { mapUid, name, wrMs, wrHolder, tracked, checkCount, changeCount } = maps[0] ?? {};
      deepEqual([mapUid, name], [ownCheck(context).mapUid, ownCheck(context).mapName]);
      deepEqual([wrMs, wrHolder, tracked, checkCount, changeCount], [40_000, 'Kestrel', true, 1, 1]);
    },
  },
  unknownProject('listProjectMaps'),
  ...refusedQueries(
    'listProjectMaps',
    [
      ['changed_only', 'changed_only=yes'],
      ['limit', 'limit=5001'],
      ['offset', 'offset=-1'],
      ['offset', 'offset=10000&q=any'],
      ['q', `q=${'q'.repeat(201)}`],
    ],
    ownProject,
  ),
  {
    name: 'the projects that have checked a map',
    operation: 'listMapProjects',
    status: 200,
    request: async (context) => {
      await contribute(context, 'ingestTrackerRun', ownRun(context, [ownCheck(context)]));
      return { path: { mapUid: String(ownCheck(context).mapUid) } };
    },
    check: ({ json }, { namespace }) => {
      const { projects, count } = json as { projects: Record<string, unknown>[]; count: number };
      deepEqual([count, projects[0]?.projectKey, projects[0]?.projectName], [1, namespace, 'Own']);
    },
  },
  {
    name: 'a map without checks',
    operation: 'listMapProjects',
    status: 200,
    request: ({ namespace }) => ({ path: { mapUid: `${namespace}-unknown` } }),
    check: ({ json }, { namespace }) =>
      deepEqual(json, { mapUid: `${namespace}-unknown`, projects: [], count: 0 }),
  },
  ...refusedQueries('listMapProjects', [['limit', 'limit=1001']], ({ namespace }) => ({ mapUid: namespace })),
  ...['a b', 'a/b', 'u'.repeat(65), 'u\0'].map((mapUid): Scenario => ({
    name: `the malformed uid ${JSON.stringify(mapUid)} is that of a map that nobody has checked`,
    operation: 'listMapProjects',
    status: 200,
    request: () => ({ path: { mapUid } }),
    check: ({ json }) => deepEqual(json, { mapUid: mapUid.replace('\0', '\ufffd'), projects: [], count: 0 }),
  })),
];

/** The queue of maps whose record needs data. */
export const queueScenarios: Scenario[] = [
  {
    name: 'a map whose former record is unknown',
    operation: 'listWrBaselineQueue',
    status: 200,
    request: async (context) => {
      const check = ownCheck(context, { oldWrTime: 0, newHolder: '-', newHolderAccountId: '' });
      await contribute(context, 'ingestTrackerRun', ownRun(context, [check]));
      return { query: queryOf(`project_key=${context.namespace.toUpperCase()}&q=FALL 2024&status=all`) };
    },
    check: ({ json }) => {
      const { items, count, total, counts } = json as {
        items: { reasonCode: string; status: string }[];
        count: number;
        total: number;
        counts: Record<string, number>;
      };
      deepEqual([count, total, counts.queued], [2, 2, 2]);
      deepEqual(items.map(({ reasonCode }) => reasonCode).sort(), [
        'wr_baseline_missing',
        'wr_holder_missing',
      ]);
      ok(items.every(({ status }) => status === 'queued'));
    },
  },
  {
    name: 'a page after the last one',
    operation: 'listWrBaselineQueue',
    status: 200,
    request: ({ namespace }) => ({ query: queryOf(`project_key=${namespace}-none&page=7`) }),
    check: ({ json }) => {
      const { items, page, totalPages } = json as { items: unknown[]; page: number; totalPages: number };
      deepEqual([items, page, totalPages], [[], 7, 1]);
      equal(items.length, 0);
    },
  },
  ...refusedQueries('listWrBaselineQueue', [
    ['status', 'status=open'],
    ['page', 'page=0'],
    ['page', 'page=101&limit=100&q=any'],
    ['limit', 'limit=1001'],
    ['project_key', `project_key=${'k'.repeat(121)}`],
  ]),
];
