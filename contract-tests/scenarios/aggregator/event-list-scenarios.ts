import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { Response } from '../../contract/http-client.js';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { inProject } from '../own-projects.js';
import { ownEvent, ownEvents, ownRecord, queryOfLabel, queryOfOwn } from './event-scenarios.js';
import { refusedQueries } from './ingest.js';
import { twoInstances } from './instance-scenarios.js';
import {
  duplicate,
  eachRestingOn,
  plus,
  removeFirst,
  removeLast,
  restingOn,
  reverse,
  set,
  status,
} from '../says.js';

interface Page {
  events: {
    eventId: number;
    type: string;
    eventType: string;
    occurredAt: string;
    receivedAt: string;
    system: boolean;
  }[];
  count: number;
  total: number;
  limit: number;
  page: number;
  totalPages: number;
  lastEventId: number;
}

interface Facets {
  sources: string[];
  eventTypes: string[];
  sourceBuckets: { value: string; count: number }[];
  eventTypeBuckets: { value: string; count: number }[];
  total: number;
}

/** Stores five events, a minute apart, and system events with the registrations of two instances. */
async function fiveEvents(context: ScenarioContext): Promise<void> {
  const at = (minute: number): string => `2026-10-01T10:0${minute}:00.000Z`;
  await twoInstances(context);
  await context.call('ingestEvents', {
    body: ownEvents(context, [
      ownEvent(context, { occurredAt: at(1) }),
      ownEvent(context, { occurredAt: at(2), changed: true }),
      ownEvent(context, {
        occurredAt: at(3),
        message: `100%_sure ${context.namespace}`,
        type: 'contract.sure',
      }),
      ownRecord(context, { occurredAt: at(4) }),
      ownEvent(context, { occurredAt: at(5) }),
    ]),
  });
}

function listed(
  name: string,
  query: string | ((context: ScenarioContext) => string),
  expected: { minutes: number[]; total: number },
): WrittenScenario {
  return {
    name,
    operation: 'listEvents',
    request: async (context): Promise<RequestParts> => {
      const own = inProject(context, 'events');
      await fiveEvents(own);
      const more = typeof query === 'string' ? query : query(own);
      return { query: [['project_key', own.projectKey.toUpperCase()], ...parseQuery(more)] };
    },
    check: ({ json }: Response) => {
      const { events, total, count } = json as Page;
      const minutes = events.map(({ occurredAt }) => Number(occurredAt.slice(14, 16)));
      deepEqual({ minutes, total }, expected);
      equal(count, events.length);
      ok(events.every(({ type, eventType }) => type === eventType));
    },
  };
}

interface Followed {
  events: { eventId: number; occurredAt: string }[];
  count: number;
  limit: number;
  hasMore: boolean;
  nextAfterEventId: number;
  oldestEventId: number | null;
  lastEventId: number;
  epoch: string;
}

/** Returns the scenario of the events that follow the scenario's first event. */
function followed(name: string, query: string, minutes: number[]): WrittenScenario {
  return {
    name,
    operation: 'listEvents',
    request: async (context) => {
      const early = ownEvent(context, { occurredAt: '2026-10-01T10:09:00.000Z' });
      const stored = await context.call('ingestEvents', { body: ownEvents(context, [early]) });
      const { eventIds } = (stored as { ingest: { eventIds: number[] } }).ingest;
      await fiveEvents(context);
      const after = `after_event_id=${eventIds[0] ?? 0}&${query}`;
      const isText = query.startsWith('q=');
      return { query: isText ? queryOfLabel(context, after) : queryOfOwn(context, after) };
    },
    check: ({ json }) => {
      const { events, oldestEventId, nextAfterEventId, lastEventId, epoch, ...page } = json as Followed;
      deepEqual(
        events.map(({ occurredAt }) => Number(occurredAt.slice(14, 16))),
        minutes,
      );
      const ids = events.map(({ eventId }) => eventId);
      deepEqual(
        ids,
        ids.toSorted((a, b) => a - b),
      );
      const hasMore = query.includes('limit=2');
      const limit = hasMore ? 2 : 80;
      deepEqual(page, { count: minutes.length, limit, hasMore });
      ok(epoch !== '');
      ok(lastEventId >= nextAfterEventId);
      ok(oldestEventId !== null && oldestEventId <= (ids[0] ?? nextAfterEventId));
      if (hasMore) equal(nextAfterEventId, ids.at(-1));
      else ok(nextAfterEventId >= (ids.at(-1) ?? 0), `nextAfterEventId is ${nextAfterEventId}`);
    },
  };
}

const BAD_TIMES: [string, string][] = [
  ['from_iso', 'from_iso=2026-02-29'],
  ['from_iso', 'from_iso=2026-10-06T08:00:01Z&to_iso=2026-10-06T08:00:00Z'],
];

/** Lists of events. */
export const eventListScenarios: WrittenScenario[] = [
  restingOn(listed('newest first', '', { minutes: [5, 4, 3, 2, 1], total: 5 }), {
    'Newest `occurredAt` first, then highest id.': reverse('/events'),
    'The events, newest first.': reverse('/events'),
    'Events that the service stores for its own sake are left out unless asked for.': plus('/total', 1),
    'Type of the event, equal to `eventType`.': set('/events/0/eventType', 'other.type'),
  }),
  {
    name: 'events of one time, the last stored first',
    operation: 'listEvents',
    says: { 'Newest `occurredAt` first, then highest id.': reverse('/events') },
    request: async (context) => {
      const events = ['a', 'b'].map((name) => ownEvent(context, { message: `${name} ${context.namespace}` }));
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      return { query: queryOfOwn(context) };
    },
    check: ({ json }) => {
      const [first, second] = (json as Page).events;
      ok(first && second && first.eventId > second.eventId, 'the highest id comes first');
    },
  },
  {
    name: 'an event that lies ahead, at the time of its receipt',
    operation: 'listEvents',
    says: {
      'One that lies ahead becomes when it was received': set(
        '/events/0/occurredAt',
        '2999-01-01T00:00:00.000Z',
      ),
    },
    request: async (context) => {
      const events = [ownEvent(context, { occurredAt: '2999-01-01T00:00:00Z' })];
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      return { query: queryOfOwn(context) };
    },
    check: ({ json }) => {
      const [event] = (json as Page).events;
      equal(event?.occurredAt, event?.receivedAt);
    },
  },
  restingOn(listed('a page in the middle', 'limit=2&page=2', { minutes: [3, 2], total: 5 }), {
    'Add 1 to `page`, which starts at 1': reverse('/events'),
  }),
  restingOn(listed('a page after the last one', 'limit=2&page=9', { minutes: [], total: 5 }), {
    'A page past the end is an empty list.': status(404),
  }),
  restingOn(listed('by whether it changed', 'changed_only=true', { minutes: [4, 2], total: 2 }), {
    'Lists only events with which something has changed.': duplicate('/events'),
  }),
  restingOn(listed('by type', 'event_type=wr_change', { minutes: [4], total: 1 }), {
    'Lists only events of this type.': duplicate('/events'),
  }),
  {
    name: 'about a player, whose id is spelled in capitals',
    operation: 'listEvents',
    request: async (context) => {
      const accountId = 'f7c1d9a2-51b7-4e0e-9f0a-3f2f6f0f7a11';
      const about = [ownEvent(context, { accountId }), ownEvent(context)];
      await context.call('ingestEvents', { body: ownEvents(context, about) });
      return { query: queryOfOwn(context, `account_id=${accountId.toUpperCase()}`) };
    },
    check: ({ json }) => equal((json as Page).total, 1),
  },
  restingOn(
    listed('by source in any case', ({ namespace }) => `source=LABEL ${namespace}`, {
      minutes: [5, 4, 3, 2, 1],
      total: 5,
    }),
    { 'Lists only events with this source, in any case of letters.': removeFirst('/events') },
  ),
  restingOn(listed('by a literal text', 'q=0%25_SURE', { minutes: [3], total: 1 }), {
    'Lists only events with this text': duplicate('/events'),
  }),
  restingOn(
    listed(
      'within bounds, both inclusive',
      'from_iso=2026-10-01T12:02:00%2B02:00&to_iso=2026-10-01T10:04:00Z',
      { minutes: [4, 3, 2], total: 3 },
    ),
    {
      'Only events up to this time and at it.': removeFirst('/events'),
      'Only events from this time on.': removeLast('/events'),
    },
  ),
  restingOn(
    listed(
      'within bounds without seconds or an offset, and with a plus that became a space',
      'from_iso=2026-10-01T10:02&to_iso=2026-10-01T12:04:00+02:00',
      { minutes: [4, 3, 2], total: 3 },
    ),
    { 'the `+` of an offset may be left as it is': status(400) },
  ),
  restingOn(listed('from a day on', 'from_iso=2026-10-01', { minutes: [5, 4, 3, 2, 1], total: 5 }), {
    'A date alone is its midnight': removeLast('/events'),
  }),
  listed('up to the beginning of a day', 'to_iso=2026-10-01', { minutes: [], total: 0 }),
  restingOn(listed('a flag without a value is set', 'changed_only', { minutes: [4, 2], total: 2 }), {
    'one without a value is true': duplicate('/events'),
  }),
  listed('a flag as Python writes it', 'changed_only=True&include_system=FALSE', {
    minutes: [4, 2],
    total: 2,
  }),
  listed('a thousand of them', 'limit=1000', { minutes: [5, 4, 3, 2, 1], total: 5 }),
  restingOn(listed('nothing that was stored later', 'max_event_id=0', { minutes: [], total: 0 }), {
    'later events are left out then, also from `total`': plus('/total', 5),
  }),
  restingOn(followed('what was stored after an event, oldest first', '', [1, 2, 3, 4, 5]), {
    'then the list is in the order in which events were stored': reverse('/events'),
    'The events, oldest first.': reverse('/events'),
    'The last event id that was given, to an event of any filter.': set('/lastEventId', 0),
    'The lowest id of all stored events': set('/oldestEventId', 9_007_199_254_740_991),
  }),
  restingOn(followed('the first page of it', 'limit=2', [1, 2]), {
    'going on with `nextAfterEventId` meets each event once': plus('/nextAfterEventId', 1),
    'Whether events follow that were not searched': set('/hasMore', false),
  }),
  followed('of it what is of a type', 'event_type=wr_change', [4]),
  restingOn(followed('of it what has a short text', 'q=%25_', [3]), {
    'events that do not fit the filters were passed, too': set('/nextAfterEventId', 0),
  }),
  followed('of it what happened in a time', 'from_iso=2026-10-01T10:02&to_iso=2026-10-01T10:03', [2, 3]),
  followed('of it nothing', 'event_type=none', []),
  {
    name: 'after an id that no event has yet, the id that was sent',
    operation: 'listEvents',
    says: { 'else the one that was sent': set('/nextAfterEventId', 0) },
    request: () => ({ query: parseQuery('after_event_id=9007199254740991') }),
    check: ({ json }) => {
      const { oldestEventId: _, epoch: __, lastEventId, ...page } = json as Followed;
      ok(lastEventId < page.nextAfterEventId);
      deepEqual(page, {
        events: [],
        count: 0,
        limit: 80,
        hasMore: false,
        nextAfterEventId: Number.MAX_SAFE_INTEGER,
      });
    },
  },
  {
    name: 'with system events',
    operation: 'listEvents',
    says: {
      'Whether the service stored it for its own sake.': set('/events/0/system', false),
      'The last event id that was given when this page was read': set('/lastEventId', 1),
    },
    request: async (context) => {
      const own = inProject(context, 'events');
      await fiveEvents(own);
      return { query: parseQuery(`project_key=${own.projectKey}&include_system=1&limit=1`) };
    },
    check: ({ json }) => {
      const { events, total, totalPages, lastEventId } = json as Page;
      deepEqual(
        [total, totalPages, events[0]?.eventType, events[0]?.system],
        [7, 7, 'instance.register', true],
      );
      ok(lastEventId >= (events[0]?.eventId ?? 0));
    },
  },
  {
    name: 'what events are about, in words, and their message under both names',
    operation: 'listEvents',
    says: {
      'the name of the map without colour codes, else its uid': set('/events/0/item', '$f00Summer$z 03'),
      'A sentence for people, equal to `message`.': set('/events/0/eventDetail', 'other'),
    },
    request: async (context) => {
      const about = [
        { mapUid: 'uid-1', mapName: '$f00Summer$z 03', message: 'Noted' },
        { mapUid: 'uid-1', mapName: null, holder: 'Kestrel' },
        { mapUid: null, mapName: null, holder: 'Kestrel', accountId: 'acc-1' },
        { mapUid: null, mapName: null, holder: null, accountId: 'acc-1' },
        { mapUid: null, mapName: null, holder: null, accountId: null, message: null },
      ];
      const events = about.map((facts, second) =>
        ownEvent(context, {
          ...facts,
          eventKey: `${context.namespace}-${second}`,
          occurredAt: `2026-09-11T10:00:0${9 - second}.000Z`,
        }),
      );
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      // Not all of them have a text.
      return { query: queryOfLabel(context, 'from_iso=2026-09-11&to_iso=2026-09-12') };
    },
    check: ({ json }) => {
      const { events } = json as {
        events: Record<'item' | 'projectName' | 'message' | 'eventDetail', string | null>[];
      };
      deepEqual(
        events.map(({ item }) => item),
        ['Summer 03', 'uid-1', 'Kestrel', 'acc-1', events[0]?.projectName],
      );
      ok(events.every(({ message, eventDetail }) => message === eventDetail));
      equal(events[0]?.eventDetail, 'Noted');
    },
  },
  {
    name: 'records that stand on the board because a faster one was removed',
    operation: 'listEvents',
    says: {
      'because a faster record of the map was removed': set('/events/*/afterRemoval', false),
      'False for every other type.': set('/events/*/afterRemoval', true),
    },
    request: async (context) => {
      const { projectKey, namespace } = context;
      const at = (minute: number): string => `2026-10-01T10:0${minute}:00.000Z`;
      const check = { mapUid: `${namespace}-checked`, changed: true, newHolder: 'Kestrel' };
      const checks = [
        { ...check, checkedAt: at(1), newWrTime: 30_000 },
        { ...check, checkedAt: at(2), newWrTime: 32_000, oldWrTime: 30_000 },
        { ...check, checkedAt: at(3), newWrTime: 31_000, oldWrTime: 32_000 },
      ];
      await context.call('ingestTrackerRun', { body: { projectKey, run: {}, checks } });
      const events = [
        ownRecord(context, { occurredAt: at(4), wrMs: 40_000 }),
        ownRecord(context, { occurredAt: at(5), wrMs: 41_000 }),
      ];
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      return { query: parseQuery(`project_key=${projectKey}&q=${namespace}`) };
    },
    check: ({ json }) => {
      const { events } = json as { events: { eventType: string; wrMs: number; afterRemoval: boolean }[] };
      const after = (isAfter: boolean): number[] =>
        events
          .filter(({ eventType, afterRemoval }) => eventType === 'wr_change' && afterRemoval === isAfter)
          .map(({ wrMs }) => wrMs)
          .sort();
      deepEqual(
        [after(true), after(false)],
        [
          [32_000, 41_000],
          [30_000, 31_000, 40_000],
        ],
      );
      ok(events.every(({ eventType, afterRemoval }) => eventType === 'wr_change' || !afterRemoval));
    },
  },
  {
    name: 'more than 1 MiB of payloads',
    operation: 'listEvents',
    says: {
      'A list has at most 1 MiB of payloads, of its first events; the others are null.': set(
        '/events/*/payload',
        null,
      ),
    },
    request: async (context) => {
      const payload = { text: 'x'.repeat(16_000) };
      const events = Array.from({ length: 70 }, (_, index) =>
        ownEvent(context, { payload, message: `Noted ${index} ${context.namespace}` }),
      );
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      return { query: queryOfOwn(context, 'limit=100') };
    },
    check: ({ json }) => {
      const { events } = json as { events: { payload: unknown; payloadTruncated?: boolean }[] };
      const truncated = events.filter(({ payloadTruncated }) => payloadTruncated);
      deepEqual([events.length, truncated.length], [70, 5]);
      ok(events.every(({ payload, payloadTruncated }) => (payload === null) === (payloadTruncated === true)));
    },
  },
  ...eachRestingOn(refusedQueries('listEvents', [...BAD_TIMES, ['page', 'after_event_id=0&page=1']]), {
    'refused: after_event_id=0&page=1': { 'Not beside `page`.': status(200) },
  }),
];

/** Counts of events. */
export const facetScenarios: WrittenScenario[] = [
  {
    name: 'the facets of a time window',
    operation: 'getEventFacets',
    says: {
      'most frequent first, then by value': reverse('/eventTypes'),
      'The types with their numbers of events.': plus('/eventTypeBuckets/0/count', 1),
      'Events in the window.': plus('/total', 1),
    },
    request: async (context) => {
      const own = inProject(context, 'events');
      await fiveEvents(own);
      return { query: parseQuery(`project_key=${own.projectKey}&to_iso=2026-10-01T10:04:30Z`) };
    },
    check: ({ json }, context) => {
      const label = `Label ${inProject(context, 'events').namespace}`;
      deepEqual(json, {
        sources: [label],
        eventTypes: ['contract.noted', 'contract.sure', 'wr_change'],
        sourceBuckets: [{ value: label, count: 4 }],
        eventTypeBuckets: [
          { value: 'contract.noted', count: 2 },
          { value: 'contract.sure', count: 1 },
          { value: 'wr_change', count: 1 },
        ],
        total: 4,
      });
    },
  },
  {
    name: 'system events on request',
    operation: 'getEventFacets',
    says: { 'System events are left out unless asked for.': plus('/total', -1) },
    request: async (context) => {
      const own = inProject(context, 'events');
      await fiveEvents(own);
      return { query: parseQuery(`project_key=${own.projectKey}&include_system=true`) };
    },
    check: ({ json }) => {
      const { total, eventTypes, sources } = json as Facets;
      deepEqual([total, eventTypes.includes('instance.register'), sources.length], [7, true, 2]);
    },
  },
  ...refusedQueries('getEventFacets', BAD_TIMES),
];
