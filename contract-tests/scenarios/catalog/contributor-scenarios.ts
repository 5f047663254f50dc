import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { registered } from '../aggregator/instance-scenarios.js';
import { threeMaps } from '../aggregator/map-scenarios.js';
import { inProject } from '../own-projects.js';
import { Skipped, type RequestParts, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { beyondReach, KESTREL, ownMapName, ownMapUid, mentions, reportRecord, namesPart } from './records.js';
import { plus, restingOn, reverse, set, status } from '../says.js';

/** Registers an instance of a project that has no maps; returns its path. */
function ownProject(context: ScenarioContext): Promise<{ projectKey: string }> {
  return registered(inProject(context.of('aggregator'), 'events'));
}

/** Returns a known project: one of the run's own, or on a read-only run the first of the list. */
async function anyProject(context: ScenarioContext): Promise<{ projectKey: string }> {
  if (!context.isReadOnly) return ownProject(context);
  const { projects } = (await context.call('listProjects')) as { projects: { projectKey: string }[] };
  const [first] = projects;
  if (!first) throw new Skipped('The server has no project, and creating one changes state.');
  return { projectKey: first.projectKey };
}

/** Contributing projects. */
export const projectScenarios: WrittenScenario[] = [
  ...['getProject', 'listProjectMaps'].map((operation): WrittenScenario => ({
    name: 'a known project',
    operation,
    request: async (context) => ({ path: await anyProject(context) }),
    check: ({ json }) => ok(Object.values(json as object).every((value) => value !== null)),
  })),
  {
    name: 'a project that has just registered',
    operation: 'listProjects',
    request: async (context) => {
      await ownProject(context);
      return {};
    },
    check: ({ json }, context) => {
      const own = inProject(context, 'events').projectKey;
      const { projects } = json as { projects: { projectKey: string; name: string }[] };
      ok(projects.some(({ projectKey, name }) => projectKey === own && name === 'Contract tests'));
    },
  },
  {
    name: 'its settings, by its key in upper case',
    operation: 'getProject',
    says: {
      'It is read as it is stored, in lower case': status(404),
      'The project and its settings, as it registered them.': set('/project/checkIntervalSeconds', 300),
    },
    request: async (context) => {
      const { projectKey } = await ownProject(context);
      return { path: { projectKey: projectKey.toUpperCase() } };
    },
    check: ({ json }, context) =>
      deepEqual((json as { project: unknown }).project, {
        projectKey: inProject(context, 'events').projectKey,
        name: 'Contract tests',
        mapCount: 0,
        enabled: true,
        lastSyncAt: null,
        checkIntervalSeconds: 60,
      }),
  },
  {
    name: 'a project without maps',
    operation: 'listProjectMaps',
    request: async (context) => ({ path: await ownProject(context) }),
    check: ({ json }) => {
      const { maps, total } = json as { maps: unknown[]; total: number };
      deepEqual([maps, total], [[], 0]);
    },
  },
  {
    name: 'maps that were checked one after the other',
    operation: 'listProjectMaps',
    says: {
      'Maps, last checked first, then by uid.': reverse('/maps'),
      'Each has the record that the project reported last.': plus('/maps/0/wrMs', 1),
    },
    request: async (context) => {
      const own = inProject(context.of('aggregator'), 'run');
      await threeMaps(own);
      return { path: { projectKey: own.projectKey } };
    },
    check: ({ json }, context) => {
      const own = inProject(context, 'run');
      deepEqual(
        (json as { maps: { mapUid: string; wrMs: number }[] }).maps.map(({ mapUid, wrMs }) => [mapUid, wrMs]),
        [
          [ownMapUid(own, 'b'), 39_000],
          [ownMapUid(own, 'a'), 40_000],
          [ownMapUid(own, 'c'), 40_000],
        ],
      );
    },
  },
  ...['getProject', 'listProjectMaps'].flatMap((operation): WrittenScenario[] => [
    {
      name: 'an unknown project',
      operation,
      status: 404,
      request: ({ namespace }) => ({ path: { projectKey: `${namespace}-unknown` } }),
      check: mentions('No project'),
    },
  ]),
  beyondReach('listProjectMaps', { projectKey: 'any' }),
];

interface EventList {
  events: { type: string; mapUid: string | null; projectKey: string; wrMs: number | null; eventId: number }[];
  total: number;
}

interface Followed extends Pick<EventList, 'events'> {
  limit: number;
  hasMore: boolean;
  nextAfterEventId: number;
  oldestEventId: number;
  lastEventId: number;
  epoch: string;
}

function events(
  name: string,
  createQuery: (context: ScenarioContext) => RequestParts['query'],
  types: string[],
): WrittenScenario {
  return {
    name,
    operation: 'listEvents',
    request: async (context) => {
      await reportRecord(context);
      await context.call('requestUpdate', { body: { uid: ownMapUid(context), name: ownMapName(context) } });
      return { query: createQuery(context) ?? [] };
    },
    check: ({ json }, context) => {
      const list = json as EventList;
      deepEqual(
        list.events.map(({ type }) => type),
        types,
      );
      equal(list.total, types.length);
      for (const { mapUid } of list.events) equal(mapUid, ownMapUid(context));
    },
  };
}

/** Events and maps of projects. */
export const eventScenarios: WrittenScenario[] = [
  restingOn(
    events('events about one map, newest first', ({ namespace }) => [['q', namespace.toUpperCase()]], [
      'wr_change',
    ]),
    { 'are left out and not counted': plus('/total', 1) },
  ),
  {
    name: 'events of two times, newest first',
    operation: 'listEvents',
    says: { 'Events, newest first, then highest number': reverse('/events') },
    request: async (context) => {
      await reportRecord(context);
      await reportRecord(context, { wrMs: 39_000, recordedAt: '2026-10-04T17:58:40.000Z' });
      return { query: [['q', context.namespace]] };
    },
    check: ({ json }) =>
      deepEqual(
        (json as EventList).events.map(({ wrMs }) => wrMs),
        [39_000, 39_874],
      ),
  },
  events(
    'events of one project about one map',
    ({ namespace }) => parseQuery(`q=${namespace}&project=Records-Catalog`),
    ['wr_change'],
  ),
  restingOn(
    events(
      'no events of an unknown project',
      ({ namespace }) => parseQuery(`q=${namespace}&project=no-such-project`),
      [],
    ),
    { 'Only events of the project with this key.': plus('/total', 1) },
  ),
  {
    name: "a player's records, one of which was beaten",
    operation: 'listEvents',
    request: async (context) => {
      await reportRecord(context, { wrMs: 40_116, recordedAt: '2026-10-02T17:58:40.000Z' });
      await reportRecord(context);
      return { query: parseQuery(`q=${context.namespace}&accountId=${KESTREL.toUpperCase()}`) };
    },
    check: ({ json }) => {
      const { events: listed } = json as { events: { heldUntil: string | null; revoked: boolean }[] };
      deepEqual(
        listed.map(({ heldUntil, revoked }) => [heldUntil, revoked]),
        [
          [null, false],
          ['2026-10-03T17:58:40.000Z', false],
        ],
      );
    },
  },
  {
    name: "a page of the catalog's own events",
    operation: 'listEvents',
    request: async (context) => {
      await reportRecord(context);
      return { query: parseQuery('project=records-catalog&limit=1') };
    },
    check: ({ json }) => {
      const { events: listed, total } = json as EventList;
      equal(listed.length, 1);
      ok(total >= 1);
      equal(listed[0]?.projectKey, 'records-catalog');
    },
  },
  {
    name: 'what was stored after an event, oldest first',
    operation: 'listEvents',
    says: {
      'then the list is in the order in which events were stored': reverse('/events'),
      'Events, oldest first.': reverse('/events'),
      'The last event id that was given, to an event of any filter.': set('/lastEventId', 0),
      'the id of the last event that was searched': set('/nextAfterEventId', 0),
    },
    request: async (context) => {
      await reportRecord(context);
      const before = (await context.call('listEvents', { query: [['q', context.namespace]] })) as EventList;
      // Two records that fell before it, and are reported after it.
      await reportRecord(context, { wrMs: 39_990, recordedAt: '2026-10-02T17:58:40.000Z' });
      await reportRecord(context, { wrMs: 39_999, recordedAt: '2026-10-01T17:58:40.000Z' });
      return {
        query: [
          ['after_event_id', String(before.events[0]?.eventId)],
          ['q', context.namespace],
        ],
      };
    },
    check: ({ json }) => {
      const {
        events: listed,
        nextAfterEventId,
        oldestEventId,
        lastEventId,
        epoch,
        ...page
      } = json as Followed;
      deepEqual(
        listed.map(({ wrMs }) => wrMs),
        [39_990, 39_999],
      );
      const ids = listed.map(({ eventId }) => eventId);
      ok(epoch !== '');
      ok(lastEventId >= nextAfterEventId);
      ok(oldestEventId < (ids[0] ?? 0) && nextAfterEventId >= (ids[1] ?? Infinity));
      deepEqual(page, { limit: 50, hasMore: false });
    },
  },
  {
    name: 'an offset beside after_event_id',
    operation: 'listEvents',
    status: 400,
    says: { 'Not beside `offset`.': status(200) },
    request: () => ({ query: parseQuery('after_event_id=0&offset=0') }),
    check: namesPart('offset'),
  },
  beyondReach('listEvents'),
];
