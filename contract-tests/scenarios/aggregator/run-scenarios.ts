import { deepEqual, equal } from 'node:assert/strict';
import type { Response } from '../../contract/http-client.js';
import type { WrittenScenario, ScenarioContext } from '../scenario.js';
import { tokenScenarios } from './ingest.js';
import { refused } from './names.js';
import { fresh, plus, removeFirst, set } from '../says.js';

interface Report {
  runId: number;
  acceptedChecks: number;
  changedChecks: number;
  rejected: { index: number; reason: string; message: string }[];
  rejectedCount: number;
  duplicate: boolean;
  receivedAt: string;
}

type Parts = Record<string, unknown>;

/** Returns a check of the scenario's map that found a new record. */
export function ownCheck({ namespace }: ScenarioContext, change: Parts = {}): Parts {
  return {
    mapUid: `${namespace}-map`,
    mapName: `Fall 2024 - 08 ${namespace}`,
    checkedAt: '2026-10-03T18:00:12.000Z',
    changed: true,
    oldWrTime: 41_000,
    newWrTime: 40_000,
    newHolder: 'Kestrel',
    newHolderAccountId: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
    ...change,
  };
}

/** Returns the body of a run. */
export function ownRun(context: ScenarioContext, checks: unknown[], run: Parts = {}): Parts {
  const times = { startedAt: '2026-10-03T20:00:00+02:00', finishedAt: '2026-10-03T18:00:21.350Z' };
  return { projectKey: context.projectKey, projectName: 'Contract tests', run: { ...times, ...run }, checks };
}

function readReport({ json }: Response): Report {
  return (json as { ingest: Report }).ingest;
}

const late = {
  projectKey: 'p',
  run: { startedAt: '2026-10-06T08:05:00.001Z', finishedAt: '2026-10-06T08:00:00Z' },
  checks: [],
};

function validatedRuns(operation: string): WrittenScenario[] {
  return [
    {
      name: 'a run with good and bad checks',
      operation,
      says: {
        'Checks that were not stored.': removeFirst('/ingest/rejected'),
        'Its place in the list that was sent, from 0.': plus('/ingest/rejected/*/index', 1),
        ...(operation === 'ingestTrackerRun' && {
          'A check that cannot be taken is reported and the others are stored.': set(
            '/ingest/acceptedChecks',
            0,
          ),
        }),
      },
      request: (context) => ({
        body: ownRun(context, [
          ownCheck(context),
          { mapName: 'no uid' },
          ownCheck(context, { checkedAt: 'yesterday' }),
          ownCheck(context, { mapUid: 'two words' }),
          'no check',
          ownCheck(context, { checkedAt: 7 }),
          ownCheck(context, {
            mapUid: `${context.namespace}-2`,
            changed: false,
            newWrTime: 0,
            oldWrTime: null,
          }),
        ]),
      }),
      check: (response) => {
        const { acceptedChecks, changedChecks, rejected, rejectedCount, duplicate } = readReport(response);
        deepEqual([acceptedChecks, changedChecks, rejectedCount, duplicate], [2, 1, 5, false]);
        deepEqual(
          rejected.map(({ index, reason }) => `${index} ${reason}`),
          ['1 missing_field', '2 invalid_timestamp', '3 invalid_field', '4 invalid_row', '5 invalid_field'],
        );
      },
    },
  ];
}

function repeatedRuns(operation: string): WrittenScenario[] {
  return [
    {
      name: 'the same run again, its fields in another order and its start with another offset',
      operation,
      says: {
        'Whether this run was stored before': set('/ingest/duplicate', false),
        'Id of the stored run.': fresh('/ingest/runId', (count) => count + 1_000_000),
        'for the first time if it is a repeat': fresh(
          '/ingest/receivedAt',
          (count) => `2026-01-01T00:00:0${count % 10}.000Z`,
        ),
      },
      request: async (context) => {
        const { run, checks, ...project } = ownRun(context, [ownCheck(context)]);
        await context.call(operation, { body: { ...project, run, checks } });
        return {
          body: { checks, run: { ...(run as Parts), startedAt: '2026-10-03T18:00:00Z' }, ...project },
        };
      },
      check: async (response, context, { body }) => {
        const { acceptedChecks, changedChecks, duplicate, runId, receivedAt } = readReport(response);
        deepEqual([acceptedChecks, changedChecks, duplicate], [1, 1, true]);
        const again = (await context.call(operation, { body })) as { ingest: Report };
        deepEqual([runId, receivedAt], [again.ingest.runId, again.ingest.receivedAt]);
      },
    },
    {
      name: 'the same run again, without times',
      operation,
      says: {
        ...(operation === 'ingestTrackerRun' && {
          'a run without times is a new one each time': set('/ingest/duplicate', true),
        }),
      },
      request: async (context) => {
        const body = { ...ownRun(context, [ownCheck(context)]), run: {} };
        await context.call(operation, { body });
        return { body };
      },
      check: (response) => equal(readReport(response).duplicate, false),
    },
    {
      name: 'a run whose clocks differ by five minutes',
      operation,
      request: (context) => {
        const run = { startedAt: '2026-10-06T08:05:00Z', finishedAt: '2026-10-06T08:00:00Z' };
        return { body: { ...ownRun(context, [ownCheck(context)]), run } };
      },
      check: (response) => deepEqual(readReport(response).acceptedChecks, 1),
    },
    {
      name: 'a run without checks and without times',
      operation,
      request: ({ projectKey }) => ({ body: { projectKey, run: {}, checks: null, colour: 'failed' } }),
      check: (response) => deepEqual(readReport(response).acceptedChecks, 0),
    },
  ];
}

function refusedRuns(operation: string): WrittenScenario[] {
  return [
    ...refused(operation, [['a start after the end', { body: late }, 'run.startedAt']]),
    ...tokenScenarios(operation),
  ];
}

/** Runs of trackers, by both of their routes. */
export const runScenarios: WrittenScenario[] = ['ingestTrackerRun', 'ingestTrackerRuns'].flatMap(
  (operation) => [...validatedRuns(operation), ...repeatedRuns(operation), ...refusedRuns(operation)],
);
