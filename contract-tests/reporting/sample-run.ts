import type { ApiDocument } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import type { CellResult } from '../ledger/ledger.js';
import { collectFindings } from './findings.js';
import { countChecks, type RunReport, type ServiceReport } from './report-model.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';

/** A text that would do harm on a page or in XML if it were not escaped. */
export const HOSTILE = `</script><img src=x onerror="fail()"> & ]]> \u0001 "quoted" 'quoted'`;

const responses = { '200': { description: 'The maps.' }, '404': { description: 'No such map.' } };

/** The document of the sample run's service. */
export const sampleDocument: ApiDocument = {
  info: { title: 'Maps', version: 'v3' },
  paths: {
    '/maps': { get: { operationId: 'listMaps', summary: 'List maps', tags: ['Reading'], responses } },
    '/maps/{uid}': { get: { operationId: 'getMap', summary: 'Get a map', tags: ['Reading'], responses } },
  },
};

function createFault(sentence: string): Fault {
  return {
    sentence,
    cause: '/count type',
    pointer: '/count',
    expected: 'string',
    actual: '2',
    documentPointer: '/components/schemas/Map/properties/count',
  };
}

function scenario(outcome: Outcome, sentence = '', difference?: string): ScenarioResult {
  return {
    scenario: 'a known map',
    outcome,
    faults: outcome === 'failed' ? [createFault(sentence)] : [],
    ...(outcome === 'skipped' ? { reason: sentence } : {}),
    ...(outcome === 'failed' ? { script: `#!/bin/sh\n# ${HOSTILE}\ncurl http://127.0.0.1:1/maps\n` } : {}),
    ...(difference ? { difference } : {}),
    request: `curl -i 'http://127.0.0.1:1/maps?name=${HOSTILE}'`,
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: HOSTILE, count: 2 }),
      milliseconds: 1.5,
    },
  };
}

function cell(operation: string, status: number, result: ScenarioResult): CellResult {
  const path = operation === 'listMaps' ? '/maps' : '/maps/{uid}';
  return {
    cell: `GET ${path} ${status} application/json`,
    operation,
    status,
    mediaType: 'application/json',
    outcome: result.outcome,
    scenarios: [result],
  };
}

function report(kind: ServiceReport['kind'], target: string, last: ScenarioResult): ServiceReport {
  return {
    service: 'maps',
    title: 'Maps',
    version: 'v3',
    kind,
    target,
    operations: 2,
    cells: [
      cell('listMaps', 200, scenario('passed')),
      cell('listMaps', 404, scenario('skipped', 'It needs to know more.')),
      cell('getMap', 200, scenario('passed')),
      cell('getMap', 404, last),
    ],
    serviceWideChecks: [
      scenario('passed'),
      {
        ...last,
        operation: 'getMap',
        status: 404,
        request: `curl -i 'http://127.0.0.1:1/maps?q=${'long'.repeat(60)}'`,
      },
    ],
    examples: [],
    dredd: { expected: 3, passing: 3, faults: [], problems: [], skipped: [], log: [] },
    seconds: 1.2,
  };
}

const headerFault: Fault = {
  sentence: 'Header X-Request-Id: expected a value, it is missing.',
  cause: 'header x-request-id',
  header: 'X-Request-Id',
  expected: 'a value',
  actual: 'nothing',
  documentPointer: '/info/description',
  rule: 'For every response of the service.',
};

const statusFault: Fault = {
  sentence: 'Status: expected 404, got 200.',
  cause: 'status 200',
  expected: '404',
  actual: '200',
  documentPointer: '/paths/~1maps~1{uid}/get/responses/404',
};

const reports = [
  report('server', 'SQLite', scenario('passed', '', 'It is stateless.')),
  report('deployment', 'https://maps.example', scenario('failed', HOSTILE)),
];

/** Returns the results of some reports. */
function createRun(all: ServiceReport[]): RunReport {
  const found = collectFindings(all);
  return {
    startedBy: 'npm run contract',
    startedAt: '2026-10-06T08:00:00.000Z',
    seconds: 12.3,
    ...countChecks(all),
    failed: found.length,
    findings: found,
    reports: all,
  };
}

/** A small run on two targets, one of which has a failed cell, with hostile texts wherever a server's texts appear. */
export const sampleRun = createRun(reports);

const needsOthers: ScenarioResult = { ...scenario('failed', HOSTILE), preparedBy: 2 };
const withoutHeader: ScenarioResult = { ...scenario('passed'), outcome: 'failed', faults: [headerFault] };
const ofStatus: ScenarioResult = { ...scenario('passed'), outcome: 'failed', faults: [statusFault] };

/** A run with a finding of each kind: a header, a value in the body, and a status that Dredd has seen as well. */
export const brokenRun = createRun([
  {
    ...report('deployment', 'https://maps.example', needsOthers),
    cells: [
      cell('listMaps', 200, withoutHeader),
      cell('listMaps', 404, scenario('passed')),
      cell('getMap', 200, needsOthers),
      cell('getMap', 404, ofStatus),
    ],
    serviceWideChecks: [scenario('passed')],
    dredd: {
      expected: 4,
      passing: 3,
      faults: [{ cell: 'GET /maps/{uid} 404 application/json', fault: statusFault }],
      problems: [],
      skipped: [],
      log: [],
    },
  },
]);
