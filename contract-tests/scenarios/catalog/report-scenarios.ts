import { deepEqual, equal } from 'node:assert/strict';
import type { RequestParts, WrittenScenario } from '../scenario.js';
import { KESTREL, ownMapName, ownMapUid, report, mentions, reportRecord, type Echo } from './records.js';
import { eachRestingOn, inResponseTo, restingOn, set, status } from '../says.js';

const operation = 'reportWorldRecord';

function taken(
  name: string,
  fields: Record<string, unknown>,
  expected: Partial<Echo> = fields,
): WrittenScenario {
  return {
    name,
    operation,
    request: (context) => report(context, fields),
    check: ({ json }, context) => {
      const { ok: isOk, event } = json as { ok: boolean; event: Echo };
      equal(isOk, true);
      const sent = (report(context, fields).body ?? {}) as Echo;
      deepEqual(event, { ...sent, ...expected });
    },
  };
}

function refused(name: string, fields: Record<string, unknown>, text: string): WrittenScenario {
  return {
    name,
    operation,
    status: 400,
    request: (context) => report(context, fields),
    check: mentions(text),
  };
}

/** World records that trusted services report. */
export const reportScenarios: WrittenScenario[] = [
  taken('a record with everything', {}),
  restingOn(taken('an account in upper case', { accountId: KESTREL.toUpperCase() }), {
    'Account id, spelled as it was sent.': set('/event/accountId', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0'),
  }),
  taken('a holder without an account', { accountId: null }, { accountId: null }),
  taken(
    'an account without a holder or a name',
    { holder: null, mapName: '' },
    { holder: null, mapName: null },
  ),
  restingOn(
    taken('a holder that means none', { accountId: '', holder: '-' }, { accountId: null, holder: '-' }),
    { 'Name of the holder as it was sent.': set('/event/holder', null) },
  ),
  ...eachRestingOn(
    [
      '2026-10-03T17:58:40Z',
      '2026-10-03T19:58:40+02:00',
      '2026-10-03T17:58',
      '2026-10-03 17:58:40',
      '2026-10-03',
    ].map((recordedAt) => taken(`recordedAt ${recordedAt}`, { recordedAt })),
    {
      'recordedAt 2026-10-03T19:58:40+02:00': {
        'spelled as it was sent, else as it is known already': set(
          '/event/recordedAt',
          '2026-10-03T17:58:40.000Z',
        ),
      },
    },
  ),
  taken('a time with a fraction', { wrMs: 39_874.4 }, { wrMs: 39_874 }),
  {
    name: 'recordedAt without an offset is stored in UTC, the account in lower case',
    operation,
    says: { 'takes a world record in at once': inResponseTo('getMap', set('/map/wrMs', null)) },
    request: (context) =>
      report(context, { recordedAt: '2026-10-03T17:58:40', accountId: KESTREL.toUpperCase() }),
    check: async (_, context) => {
      const { map, wrHistory } = (await context.call('getMap', { path: { mapUid: ownMapUid(context) } })) as {
        map: { wrMs: number };
        wrHistory: { accountId: string; recordedAt: string }[];
      };
      deepEqual(
        [map.wrMs, wrHistory[0]?.accountId, wrHistory[0]?.recordedAt],
        [39_874, KESTREL, '2026-10-03T17:58:40.000Z'],
      );
    },
  },
  {
    name: 'a slower record that was driven later revokes the faster one',
    operation,
    says: {
      "the map's faster records that nobody has reported since are revoked": inResponseTo(
        'getMap',
        set('/wrHistory/*/revoked', false),
      ),
    },
    request: async (context) => {
      await reportRecord(context);
      return report(context, { wrMs: 40_000, recordedAt: '2026-10-04T17:58:40.000Z' });
    },
    check: async (_, context) => {
      const { map, wrHistory } = (await context.call('getMap', { path: { mapUid: ownMapUid(context) } })) as {
        map: { wrMs: number };
        wrHistory: { wrMs: number; revoked: boolean }[];
      };
      deepEqual([map.wrMs, wrHistory.find(({ wrMs }) => wrMs === 39_874)?.revoked], [40_000, true]);
    },
  },
  {
    name: 'the same record again, without a timestamp',
    operation,
    says: {
      'its `recordedAt` is the earliest moment that it was reported with': set(
        '/event/recordedAt',
        '2026-10-04T17:58:40.000Z',
      ),
    },
    request: async (context) => {
      await reportRecord(context);
      return report(context, { recordedAt: null });
    },
    check: async ({ json }, context) => {
      equal((json as { event: Echo }).event.recordedAt, '2026-10-03T17:58:40.000Z');
      const again = await reportRecord(context);
      equal(again.wrMs, 39_874);
    },
  },
  {
    name: 'the same record again, with a timestamp far ahead',
    operation,
    request: async (context) => {
      await reportRecord(context);
      return report(context, { recordedAt: '2999-01-01T00:00:00Z' });
    },
    check: ({ json }) => equal((json as { event: Echo }).event.recordedAt, '2999-01-01T00:00:00Z'),
  },
  {
    name: 'a record without a name, on a map whose name is known',
    operation,
    request: async (context) => {
      await reportRecord(context);
      return report(context, { mapName: null, wrMs: 39_000 });
    },
    check: async (_, context) => {
      const response = await context.call('listEvents', { query: [['q', ownMapName(context)]] });
      const { events } = response as { events: { wrMs: number | null }[] };
      deepEqual(events.map(({ wrMs }) => wrMs).sort(), [39_000, 39_874]);
    },
  },
  refused('a time of 0', { wrMs: 0 }, 'wrMs'),
  refused('neither account nor holder', { accountId: undefined, holder: undefined }, 'accountId or holder'),
  refused('nulls for account and holder', { accountId: null, holder: null }, 'accountId or holder'),
  refused('a day that does not exist', { recordedAt: '2026-02-29' }, 'ISO 8601'),
  ...eachRestingOn(
    (
      [
        ['no secret', () => ({})],
        ['a wrong secret', () => ({ 'x-webhook-secret': 'wrong' })],
        [
          'the secret in the wrong header',
          ({ headers = {} }) => ({ 'x-ingest-token': headers['x-webhook-secret'] ?? '' }),
        ],
      ] satisfies [string, (parts: RequestParts) => Record<string, string>][]
    ).map(([name, createHeaders]): WrittenScenario => ({
      name,
      operation,
      status: 401,
      request: (context) => {
        const parts = report(context);
        return { ...parts, headers: createHeaders(parts) };
      },
      check: mentions('Header x-webhook-secret is missing or wrong.'),
    })),
    { 'no secret': { 'The secret is missing or wrong': status(200) } },
  ),
  {
    name: 'no secret, and a body of another type that is not JSON either',
    operation,
    status: 401,
    request: () => ({ headers: { 'content-type': 'text/plain' }, body: Buffer.from('{"broken": ') }),
  },
];
