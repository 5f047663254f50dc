import { deepEqual, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { Response } from '../../contract/http-client.js';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { tokenScenarios } from './ingest.js';
import { mentions, refused } from './names.js';
import { eachRestingOn, LONG_AGO, plus, removeLast, reverse, set, status } from '../says.js';

type Parts = Record<string, unknown>;

interface Report {
  accepted: number;
  duplicates: number;
  eventIds: number[];
  rejected: { index: number; reason: string; message: string }[];
  rejectedCount: number;
}

/** Returns a custom event of the scenario's own. */
export function ownEvent({ namespace }: ScenarioContext, change: Parts = {}): Parts {
  const occurredAt = '2026-10-01T10:00:00.000Z';
  return { type: 'contract.noted', occurredAt, message: `Noted ${namespace}`, ...change };
}

/** Returns the body of a batch of the scenario. From then on the label is the project's, also for events of other scenarios that have none. */
export function ownEvents({ projectKey, namespace }: ScenarioContext, events: unknown[]): Parts {
  return { projectKey, projectName: 'Contract tests', sourceLabel: `Label ${namespace}`, events };
}

/** Returns a query of the events that the scenario has sent, by their messages. */
export function queryOfOwn({ projectKey, namespace }: ScenarioContext, more = ''): [string, string][] {
  return [['project_key', projectKey], ['q', namespace], ...parseQuery(more)];
}

/** Returns a query of the events with the label of the scenario, which events without a label of other scenarios may have too. */
export function queryOfLabel({ projectKey, namespace }: ScenarioContext, more = ''): [string, string][] {
  return [['project_key', projectKey], ['source', `Label ${namespace}`], ...parseQuery(more)];
}

/** Returns a world record event of the scenario's map. */
export function ownRecord(context: ScenarioContext, change: Parts = {}): Parts {
  const mapUid = `${context.namespace}-map`;
  return ownEvent(context, { type: 'wr_change', mapUid, wrMs: 40_000, holder: 'Kestrel', ...change });
}

function readReport({ json }: Response): Report {
  return (json as { ingest: Report }).ingest;
}

/** Returns a request with one event. */
function ofOne(event: Parts): RequestParts {
  return { body: { projectKey: 'p', event } };
}

function deep(levels: number): Buffer {
  const payload = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  return Buffer.from(`{"projectKey":"p","event":{"type":"a","payload":${payload}}}`);
}

/** One event, which is refused as a whole. */
export const eventScenarios: WrittenScenario[] = [
  {
    name: 'a custom event',
    operation: 'ingestEvent',
    request: (context) => ({
      body: {
        projectKey: context.projectKey,
        event: ownEvent(context, { payload: { a: 1 }, wrMs: 0 }),
      },
    }),
    check: (response) => {
      const { accepted, duplicates, eventIds, rejectedCount } = readReport(response);
      deepEqual([accepted, duplicates, eventIds.length, rejectedCount], [1, 0, 1, 0]);
    },
  },
  {
    name: 'the same event again, its timestamp with another offset',
    operation: 'ingestEvent',
    says: { 'Stores one event as the route for many does.': set('/ingest/duplicates', 0) },
    request: async (context) => {
      const body = { projectKey: context.projectKey, event: ownEvent(context) };
      await context.call('ingestEvent', { body });
      const event = ownEvent(context, { occurredAt: '2026-10-01T12:00:00+02:00' });
      return { body: { ...body, event, sourceLabel: 'Other' } };
    },
    check: (response) => {
      const { accepted, duplicates, eventIds } = readReport(response);
      deepEqual([accepted, duplicates, eventIds.length], [0, 1, 1]);
    },
  },
  ...eachRestingOn(
    refused('ingestEvent', [
      ['no type', ofOne({}), 'event.type'],
      ['a type of the service', ofOne({ type: 'tracker.run' }), 'event.type'],
      ['a record of no map', ofOne({ type: 'wr_change', wrMs: 1 }), 'event.mapUid'],
      ['a record of 0 ms', ofOne({ type: 'wr_change', mapUid: 'm', wrMs: 0 }), 'event.wrMs'],
      ['a payload of 16 KiB', ofOne({ type: 'a', payload: { text: 'x'.repeat(16_384) } }), 'event.payload'],
    ]),
    {
      'no type': {
        'An invalid event returns 400 here, and is no rejected row.': status(200),
      },
    },
  ),
  {
    name: 'a payload that is nested too deeply',
    operation: 'ingestEvent',
    status: 400,
    request: () => ({ body: deep(40) }),
    check: mentions('levels'),
  },
  ...tokenScenarios('ingestEvent'),
];

/** Many events, each validated by itself. */
export const eventBatchScenarios: WrittenScenario[] = [
  {
    name: 'good, bad and repeated events',
    operation: 'ingestEvents',
    says: {
      'so is one with `occurredAt` by its content': set('/ingest/duplicates', 0),
      'Every event is in exactly one of `accepted`, `duplicates` and `rejectedCount`.': plus(
        '/ingest/accepted',
        1,
      ),
      'Ids of the events that hold the accepted ones and the duplicates, in the order of the request.':
        reverse('/ingest/eventIds'),
      'A world record that is known already is no new event.': set('/ingest/duplicates', 1),
      'An event that cannot be taken is reported and the others are stored.': removeLast('/ingest/rejected'),
    },
    request: (context) => ({
      body: ownEvents(context, [
        ownEvent(context),
        { message: 'no type' },
        ownEvent(context, { type: 'map.checked' }),
        ownEvent(context),
        ownEvent(context, { type: 'wr_change', wrMs: 1 }),
        ownEvent(context, { payload: { text: 'x'.repeat(16_384) } }),
        ownEvent(context, { occurredAt: 'soon' }),
        7,
        ownEvent(context, { holder: '\ud83d' }),
        ownRecord(context),
        ownRecord(context, { eventKey: `again ${context.namespace}`, holder: ' KESTREL ' }),
      ]),
    }),
    check: (response) => {
      const { accepted, duplicates, eventIds, rejected, rejectedCount } = readReport(response);
      deepEqual([accepted, duplicates, rejectedCount], [2, 2, 7]);
      const [first, same, record, again] = eventIds;
      deepEqual([same, again], [first, record]);
      ok(Number(first) < Number(record), 'the ids are in the order of the request');
      deepEqual(
        rejected.map(({ index, reason }) => `${index} ${reason}`),
        [
          '1 missing_field',
          '2 reserved_type',
          '4 missing_field',
          '5 too_large',
          '6 invalid_timestamp',
          '7 invalid_row',
          '8 invalid_field',
        ],
      );
    },
  },
  {
    name: 'a single event under other names, at the time of its request',
    operation: 'listEvents',
    says: {
      'A missing time of an observation or event is `observedAt` of the request': set(
        '/events/1/occurredAt',
        '2025-06-03T00:00:00.000Z',
      ),
    },
    request: async (context) => {
      const { projectKey, namespace } = context;
      const event = { eventType: 'campaign.announced', message: `single ${namespace}` };
      const own = { projectKey, observedAt: '2025-06-01' };
      await context.call('ingestEvents', { body: { ...own, event } });
      await context.call('ingestEvent', {
        body: {
          ...own,
          event: { ...event, recordedAt: '2025-06-02T10:00' },
        },
      });
      return {
        query: [
          ['project_key', projectKey],
          ['q', namespace],
        ],
      };
    },
    check: ({ json }) => {
      const { events } = json as { events: { type: string; occurredAt: string }[] };
      deepEqual(
        events.map(({ type, occurredAt }) => `${type} ${occurredAt}`),
        ['campaign.announced 2025-06-02T10:00:00.000Z', 'campaign.announced 2025-06-01T00:00:00.000Z'],
      );
    },
  },
  {
    name: 'events whose times are dates in basic format and ends of days',
    operation: 'listEvents',
    says: {
      'are calendar dates of ISO 8601': set('/events/1/occurredAt', LONG_AGO),
    },
    request: async (context) => {
      const times = [
        '20250701T06',
        '2025-06-30',
        '20250702T060000Z',
        '2025-06-30T24:00',
        '20250630T24:00+02:00',
      ];
      const events = times.map((occurredAt) => ({
        type: 'campaign.announced',
        occurredAt,
        message: `${occurredAt} of ${context.namespace}`,
      }));
      await context.call('ingestEvents', { body: ownEvents(context, events) });
      return { query: queryOfOwn(context, 'from_iso=20250630&to_iso=2025-07-02T24:00') };
    },
    check: ({ json }) => {
      const { events } = json as { events: { occurredAt: string; message: string }[] };
      deepEqual(
        events.map(({ occurredAt, message }) => `${message.split(' ')[0]} ${occurredAt}`),
        [
          '20250702T060000Z 2025-07-02T06:00:00.000Z',
          '20250701T06 2025-07-01T06:00:00.000Z',
          '2025-06-30T24:00 2025-07-01T00:00:00.000Z',
          '20250630T24:00+02:00 2025-06-30T22:00:00.000Z',
          '2025-06-30 2025-06-30T00:00:00.000Z',
        ],
      );
    },
  },
  ...tokenScenarios('ingestEvents'),
  {
    name: 'a record of a check, reported again with its exact time, is one event',
    operation: 'listEvents',
    says: {
      'When it happened, equal to `occurredAt`.': set('/events/0/recordedAt', LONG_AGO),
      'An event stays as first reported': set('/events/0/recordedAt', LONG_AGO),
      'which for a world record is when it was driven': set('/events/0/occurredAt', LONG_AGO),
    },
    request: async (context) => {
      const { mapUid, wrMs, holder } = ownRecord(context);
      const check = { mapUid, changed: true, newWrTime: wrMs, newHolder: holder };
      await context.call('ingestTrackerRun', {
        body: {
          projectKey: context.projectKey,
          run: {},
          checks: [check],
        },
      });
      await context.call('ingestEvents', { body: ownEvents(context, [ownRecord(context)]) });
      return {
        query: [
          ['q', String(mapUid)],
          ['event_type', 'wr_change'],
        ],
      };
    },
    check: ({ json }) => {
      const { events } = json as { events: Record<string, unknown>[] };
      // The check had no moment, so that its event has the moment of its receipt; it is not changed later.
      deepEqual(
        events.map(({ wrMs, recordedAt, occurredAt }) => [wrMs, recordedAt, occurredAt]),
        events.slice(0, 1).map(({ receivedAt }) => [40_000, receivedAt, receivedAt]),
      );
    },
  },
];
