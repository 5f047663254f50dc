import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { inProject } from '../own-projects.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { existingProject, ownProject, refusedQueries, unknownProject } from './ingest.js';
import { ownCheck, ownRun } from './run-scenarios.js';
import { duplicate, eachRestingOn, plus, reverse, set, status } from '../says.js';

interface ProjectMaps {
  maps: Record<string, unknown>[];
  count: number;
  total: number;
}

/** Maps that runs have checked. */
export const checkedMapScenarios: WrittenScenario[] = [
  {
    name: 'the maps of a project, filtered',
    operation: 'listProjectMaps',
    says: { 'Lists only maps with this text in the uid': duplicate('/maps') },
    request: async (context) => {
      const unchanged = ownCheck(context, { mapUid: `${context.namespace}-2`, changed: false });
      await context.call('ingestTrackerRun', { body: ownRun(context, [ownCheck(context), unchanged]) });
      const query = parseQuery(`q=${context.namespace}-MAP&changed_only=1&limit=5`);
      return { path: ownProject(context), query };
    },
    check: ({ json }, context) => {
      const { maps, count, total } = json as ProjectMaps;
      deepEqual([maps.length, count, total], [1, 1, 1]);
      const { mapUid, name, wrMs, wrHolder, tracked, checkCount, changeCount } = maps[0] ?? {};
      deepEqual([mapUid, name], [ownCheck(context).mapUid, ownCheck(context).mapName]);
      deepEqual([wrMs, wrHolder, tracked, checkCount, changeCount], [40_000, 'Kestrel', true, 1, 1]);
    },
  },
  {
    name: 'most recent check first',
    operation: 'listProjectMaps',
    says: {
      'most recent check first, then by uid': reverse('/maps'),
      'The record of a map is the one that this project reported last': plus('/maps/0/wrMs', 1),
    },
    request: async (context) => {
      const own = inProject(context, 'run');
      await threeMaps(own);
      return { path: ownProject(own) };
    },
    check: ({ json }, context) => {
      const { namespace } = inProject(context, 'run');
      deepEqual(
        (json as ProjectMaps).maps.map(({ mapUid, wrMs }) => [mapUid, wrMs]),
        [
          [`${namespace}-b`, 39_000],
          [`${namespace}-a`, 40_000],
          [`${namespace}-c`, 40_000],
        ],
      );
    },
  },
  {
    name: 'the second page',
    operation: 'listProjectMaps',
    says: { 'Maps to leave out before the first.': set('/maps', []) },
    request: async (context) => {
      const own = inProject(context, 'run');
      await threeMaps(own);
      return { path: ownProject(own), query: parseQuery('limit=2&offset=2') };
    },
    check: ({ json }, context) => {
      const { namespace } = inProject(context, 'run');
      const { maps, total } = json as ProjectMaps;
      deepEqual([maps.map(({ mapUid }) => mapUid), total], [[`${namespace}-c`], 3]);
    },
  },
  unknownProject('listProjectMaps'),
  ...eachRestingOn(refusedQueries('listProjectMaps', [['offset', 'offset=10000&q=any']], existingProject), {
    'refused: offset=10000&q=any': { 'a page that begins at row 10,000 or beyond returns 400': status(200) },
  }),
  {
    name: 'the projects that have checked a map',
    operation: 'listMapProjects',
    request: async (context) => {
      await context.call('ingestTrackerRun', { body: ownRun(context, [ownCheck(context)]) });
      return { path: { mapUid: String(ownCheck(context).mapUid) } };
    },
    check: ({ json }, { projectKey }) => {
      const { projects, count } = json as { projects: Record<string, unknown>[]; count: number };
      const [{ projectKey: key, projectName } = {}] = projects;
      deepEqual([count, key, projectName], [1, projectKey, 'Contract tests']);
    },
  },
  ...eachRestingOn(
    (
      [
        ['most recent check first', 'a', '2026-10-03T18:00:00Z', ['-run', '']],
        ['checks of one time, by the keys of their projects', 'c', '2026-10-03T18:00:01Z', ['', '-run']],
      ] satisfies [string, string, string, string[]][]
    ).map(([name, map, checkedAt, expected]): WrittenScenario => ({
      name,
      operation: 'listMapProjects',
      request: async (context) => {
        const inRun = inProject(context, 'run');
        await threeMaps(inRun);
        const mapUid = `${inRun.namespace}-${map}`;
        const check = ownCheck(context, { mapUid, checkedAt });
        await context.call('ingestTrackerRun', { body: ownRun(context, [check]) });
        return { path: { mapUid } };
      },
      check: ({ json }, context) => {
        const { projects } = json as { projects: Record<string, unknown>[] };
        deepEqual(
          projects.map(({ projectKey }) => projectKey),
          expected.map((suffix) => `${context.projectKey}${suffix}`),
        );
      },
    })),
    { 'most recent check first': { 'most recent check first, then by key': reverse('/projects') } },
  ),
  {
    name: 'a map without checks',
    operation: 'listMapProjects',
    says: { 'A map that nobody has checked has none.': status(404) },
    request: ({ namespace }) => ({ path: { mapUid: `${namespace}-unknown` } }),
    check: ({ json }, { namespace }) =>
      deepEqual(json, { mapUid: `${namespace}-unknown`, projects: [], count: 0 }),
  },
  ...['a b', 'a/b', 'u'.repeat(65), 'u\0'].map((mapUid): WrittenScenario => ({
    name: `the malformed uid ${JSON.stringify(mapUid)} is that of a map that nobody has checked`,
    operation: 'listMapProjects',
    request: () => ({ path: { mapUid } }),
    check: ({ json }) => deepEqual(json, { mapUid: mapUid.replace('\0', '\ufffd'), projects: [], count: 0 }),
  })),
];

/** Stores a run with checks of three maps, one of which is not tracked, and one was checked twice, last of all. */
export async function threeMaps(context: ScenarioContext): Promise<void> {
  const at = (name: string, second: number, more: object = {}): object =>
    ownCheck(context, {
      mapUid: `${context.namespace}-${name}`,
      checkedAt: `2026-10-03T18:00:0${second}Z`,
      ...more,
    });
  const checks = [
    at('c', 1, { changed: false, tracked: false }),
    at('a', 1),
    at('b', 2),
    at('b', 3, { oldWrTime: 40_000, newWrTime: 39_000 }),
  ];
  await context.call('ingestTrackerRun', { body: ownRun(context, checks) });
}

/** The queue of maps whose record needs data. */
export const queueScenarios: WrittenScenario[] = [
  {
    name: 'a map whose former record is unknown',
    operation: 'listWrBaselineQueue',
    says: { 'a changed check came without `oldWrTime`': set('/items/*/reasonCode', 'wr_holder_missing') },
    request: async (context) => {
      const check = ownCheck(context, { oldWrTime: 0, newHolder: '-', newHolderAccountId: '' });
      await context.call('ingestTrackerRun', { body: ownRun(context, [check]) });
      const query = `project_key=${context.projectKey.toUpperCase()}&q=FALL 2024 - 08 ${context.namespace}&status=all`;
      return { query: parseQuery(query) };
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
    name: 'the newest item first',
    operation: 'listWrBaselineQueue',
    says: { 'Newest items first.': reverse('/items') },
    request: async (context) => {
      for (const name of ['first', 'second']) {
        const check = ownCheck(context, { mapUid: `${context.namespace}-${name}`, oldWrTime: 0 });
        await context.call('ingestTrackerRun', { body: ownRun(context, [check], { reason: name }) });
      }
      return { query: parseQuery(`project_key=${context.projectKey}&q=${context.namespace}`) };
    },
    check: ({ json }, { namespace }) => {
      const { items } = json as { items: { mapUid: string }[] };
      deepEqual(
        items.map(({ mapUid }) => mapUid),
        [`${namespace}-second`, `${namespace}-first`],
      );
    },
  },
  {
    name: 'an item that a later check has resolved',
    operation: 'listWrBaselineQueue',
    says: {
      'until a later check of its map reports a record': set('/items/0/status', 'queued'),
      'Items by status, under the same filters without the status.': set('/counts/resolved', 0),
    },
    request: async (context) => {
      const check = ownCheck(context, { oldWrTime: 0 });
      await context.call('ingestTrackerRun', { body: ownRun(context, [check]) });
      const later = ownCheck(context, { changed: false, checkedAt: '2026-10-03T18:05:00Z' });
      const finishedAt = '2026-10-03T18:05:10Z';
      await context.call('ingestTrackerRun', { body: ownRun(context, [later], { finishedAt }) });
      return { query: parseQuery(`project_key=${context.projectKey}&q=${context.namespace}&status=all`) };
    },
    check: ({ json }) => {
      const { items, counts } = json as { items: { status: string }[]; counts: Record<string, number> };
      deepEqual(
        items.map(({ status }) => status),
        ['resolved'],
      );
      deepEqual([counts.queued, counts.resolved], [0, 1]);
    },
  },
  {
    name: 'a page after the last one',
    operation: 'listWrBaselineQueue',
    request: ({ projectKey }) => ({ query: parseQuery(`project_key=${projectKey}-none&page=7`) }),
    check: ({ json }) => {
      const { items, page, totalPages } = json as { items: unknown[]; page: number; totalPages: number };
      deepEqual([items, page, totalPages], [[], 7, 1]);
      equal(items.length, 0);
    },
  },
  ...refusedQueries('listWrBaselineQueue', [['page', 'page=101&limit=100&q=any']]),
];
