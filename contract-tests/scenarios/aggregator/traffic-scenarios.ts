import { deepEqual, equal } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import type { Response } from '../../contract/http-client.js';
import { inProject } from '../own-projects.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { tokenScenarios } from './ingest.js';
import { eachRestingOn, inResponseTo, plus, removeFirst, status } from '../says.js';

interface Report {
  accepted: number;
  rejected: { index: number; reason: string; message: string }[];
  rejectedCount: number;
}

const readReport = ({ json }: Response): Report => (json as { ingest: Report }).ingest;
const HOUR_MS = 3_600_000;
const AT = '2026-01-05T10:00:00.000Z';
const envelope = ({ projectKey }: ScenarioContext, parts: object): object => ({
  projectKey,
  service: 'contract tests',
  ...parts,
});
const one =
  (sample: unknown): WrittenScenario['request'] =>
  (context) => ({ body: envelope(context, { sample }) });
const many =
  (samples: unknown): WrittenScenario['request'] =>
  (context) => ({ body: envelope(context, { samples }) });

const accepted: WrittenScenario[] = [
  {
    name: 'a call with every field',
    operation: 'ingestTraffic',
    request: one({
      direction: 'incoming',
      service: 'page',
      component: 'list',
      method: 'OPTIONS',
      route: `/${'r'.repeat(299)}?token=secret`,
      targetPath: '/maps',
      targetHost: 'example.org',
      statusCode: 999,
      durationMs: 1.5,
      bytesIn: 0,
      bytesOut: 12,
      occurredAt: AT,
    }),
    check: (response) =>
      deepEqual([readReport(response).accepted, readReport(response).rejectedCount], [1, 0]),
  },
  {
    name: 'a call without a response, with nulls',
    operation: 'ingestTraffic',
    request: one({ statusCode: 0, direction: null, occurredAt: null, durationMs: null }),
    check: (response) => equal(readReport(response).accepted, 1),
  },
  {
    name: 'equal samples and one that failed',
    operation: 'ingestTrafficBatch',
    says: {
      'Samples that are stored, including samples that were stored before.': plus('/ingest/accepted', -1),
    },
    request: many([
      { statusCode: 200, occurredAt: AT },
      { statusCode: 200, occurredAt: AT },
      { statusCode: 503, direction: 'outgoing', durationMs: 12.25 },
    ]),
    check: (response) =>
      deepEqual([readReport(response).accepted, readReport(response).rejectedCount], [3, 0]),
  },
  {
    name: 'good and bad samples',
    operation: 'ingestTrafficBatch',
    says: {
      'A sample that cannot be taken is reported and the others are stored.': removeFirst('/ingest/rejected'),
    },
    request: many([
      { statusCode: 200, occurredAt: AT },
      { statusCode: 1000 },
      { direction: 'incoming' },
      'sample',
      { statusCode: 200, occurredAt: 'then' },
      { statusCode: 200, occurredAt: AT },
      { statusCode: 200, route: 'r'.repeat(301) },
    ]),
    check: (response) => {
      const { accepted: stored, rejected, rejectedCount } = readReport(response);
      deepEqual([stored, rejectedCount], [2, 5]);
      deepEqual(
        rejected.map(({ index, reason }) => `${index} ${reason}`),
        ['1 invalid_field', '2 missing_field', '3 invalid_row', '4 invalid_timestamp', '6 invalid_field'],
      );
    },
  },
  {
    name: 'equal calls that are sent twice',
    operation: 'ingestTrafficBatch',
    says: {
      'A sample with `occurredAt` is stored once, however often it is sent': inResponseTo(
        'getMetricsTimeseries',
        plus('/series/traffic/*/samples', 1),
      ),
      'equal ones in one request are different calls': inResponseTo(
        'getMetricsTimeseries',
        plus('/series/traffic/*/samples', 1),
      ),
    },
    request: async (context) => {
      // The same from all runs of the scenario in an hour, so that they are stored once.
      const lastHour = (Math.floor(Date.now() / HOUR_MS) - 1) * HOUR_MS;
      const sample = { statusCode: 200, occurredAt: new Date(lastHour).toISOString() };
      const parts = await many([sample, sample])(inProject(context, 'run'));
      await context.call('ingestTrafficBatch', parts);
      return parts;
    },
    check: async (_, context) => {
      const query = parseQuery(`window_hours=4&project_key=${inProject(context, 'run').projectKey}`);
      const { series } = (await context.call('getMetricsTimeseries', { query })) as {
        series: { traffic: { samples: number }[] };
      };
      const stored = new Set(series.traffic.map(({ samples }) => samples).filter((samples) => samples > 0));
      deepEqual([...stored], [2], 'equal calls of one request are different ones, and each is stored once');
    },
  },
];

/** HTTP calls of projects. */
export const trafficScenarios: WrittenScenario[] = [
  ...accepted,
  ...eachRestingOn(tokenScenarios('ingestTraffic'), {
    'no token, checked before the body': {
      'A token is missing or wrong.': status(200),
      'A token is checked before the body is read.': status(400),
    },
  }),
  ...tokenScenarios('ingestTrafficBatch'),
];
