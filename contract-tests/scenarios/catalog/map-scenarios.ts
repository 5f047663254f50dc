import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { ownMapName, ownMapUid, reportRecord } from './records.js';
import { duplicate, header, reverse, set } from '../says.js';

interface HistoryEntry {
  eventId: number;
  wrMs: number;
  holder: string | null;
  recordedAt: string;
  current: boolean;
  revoked: boolean;
}

interface MapDetail {
  map: Record<string, unknown>;
  wrHistory: HistoryEntry[];
  links: Record<string, string>;
}

/** Reports three records of the scenario's map, the newest first; returns its uid. */
async function reportThree(context: ScenarioContext): Promise<string> {
  await reportRecord(context, { wrMs: 39_000, recordedAt: '2026-10-03T10:00:00.000Z' });
  await reportRecord(context, {
    wrMs: 41_000,
    recordedAt: '2026-10-01T10:00:00.000Z',
    accountId: null,
    holder: 'Nobody',
  });
  await reportRecord(context, { wrMs: 40_000, recordedAt: '2026-10-02T10:00:00.000Z' });
  return ownMapUid(context);
}

/** One map, by both of its routes. */
export const mapScenarios: WrittenScenario[] = [
  {
    name: 'a map whose records were reported in the wrong order',
    operation: 'getMap',
    says: {
      'the current one first, then the others, newest first': reverse('/wrHistory'),
      'The current one is the fastest that is not revoked, in any order of reports.': set(
        '/map/wrMs',
        40_000,
      ),
      "Whether it is the map's current record": set('/wrHistory/*/current', true),
      '`pending` if it was never there': set('/map/status', 'active'),
      'This response.': set('/links/self', '/api/v1/public/maps/other'),
    },
    request: async (context) => ({ path: { mapUid: await reportThree(context) } }),
    check: showsThree,
  },
  {
    name: 'a faster record that a later report does not show is revoked',
    operation: 'getMap',
    says: {
      "Whether a report said later that it is gone from the map's board.": set('/wrHistory/*/revoked', false),
      'the fastest that is not revoked': set('/map/wrMs', 39_000),
    },
    request: async (context) => {
      await reportRecord(context, { wrMs: 39_000, recordedAt: '2026-10-01T10:00:00.000Z' });
      await reportRecord(context, { wrMs: 40_000, recordedAt: '2026-10-02T10:00:00.000Z' });
      return { path: { mapUid: ownMapUid(context) } };
    },
    check: ({ json }) => {
      const { map, wrHistory } = json as MapDetail;
      equal(map['wrMs'], 40_000);
      deepEqual(
        wrHistory.map(({ wrMs, current, revoked }) => ({ wrMs, current, revoked })),
        [
          { wrMs: 40_000, current: true, revoked: false },
          { wrMs: 39_000, current: false, revoked: true },
        ],
      );
    },
  },
  {
    name: 'only the newest record of the history',
    operation: 'getMap',
    says: { 'Maximum number of world records.': duplicate('/wrHistory') },
    request: async (context) => ({
      path: { mapUid: await reportThree(context) },
      query: [['wrHistoryLimit', '1']],
    }),
    check: ({ json }) =>
      deepEqual(
        (json as MapDetail).wrHistory.map(({ wrMs }) => wrMs),
        [39_000],
      ),
  },
  {
    name: 'a map with only a uid and a name',
    operation: 'getMapInfo',
    says: { 'the facts alone': set('/name', 'Other'), 'Reads carry an `ETag`': header('etag') },
    request: async (context) => ({ path: { mapUid: await reportThree(context) } }),
    check: ({ json }, context) => {
      const facts = json as Record<string, unknown>;
      deepEqual([facts['mapUid'], facts['name']], [ownMapUid(context), ownMapName(context)]);
      equal('wrMs' in facts || 'tracked' in facts || 'status' in facts, false);
    },
  },
  ...['getMap', 'getMapInfo'].flatMap((operation): WrittenScenario[] => [
    {
      name: 'an unknown map',
      operation,
      status: 404,
      says: {
        'for a map that nobody knows a 404 has its `mapUid`, too': set('/mapUid', 'other'),
        'are never stored (`Cache-Control: no-store`)': header('cache-control', 'max-age=60'),
      },
      request: (context) => ({ path: { mapUid: ownMapUid(context, 'unknown') } }),
      check: ({ json }, context) => equal((json as { mapUid: string }).mapUid, ownMapUid(context, 'unknown')),
    },
    ...['two words', 'a/b', 'u'.repeat(65), 'u\0'].map((mapUid): WrittenScenario => ({
      name: `the malformed uid ${JSON.stringify(mapUid)}`,
      operation,
      status: 404,
      request: () => ({ path: { mapUid } }),
      check: ({ json }) => equal((json as { mapUid: string }).mapUid, mapUid.replace('\0', '\ufffd')),
    })),
  ]),
];

function showsThree({ json }: Response, context: ScenarioContext): void {
  const { map, wrHistory, links } = json as MapDetail;
  deepEqual(
    wrHistory.map(({ wrMs, recordedAt, current }) => [wrMs, recordedAt, current]),
    [
      [39_000, '2026-10-03T10:00:00.000Z', true],
      [40_000, '2026-10-02T10:00:00.000Z', false],
      [41_000, '2026-10-01T10:00:00.000Z', false],
    ],
  );
  const { wrMs, season, year, mapnumber, alteration, status } = map;
  deepEqual(
    [wrMs, season, year, mapnumber, alteration, status],
    [39_000, 'Fall', 2024, [8], context.namespace, 'pending'],
  );
  // A server behind a proxy may have a path before its own.
  ok(links['self']?.endsWith(`/api/v1/public/maps/${ownMapUid(context)}`), links['self']);
}
