import type { Fault } from '../contract/fault.js';
import type { CellResult } from '../ledger/ledger.js';
import { collectFindings } from './findings.js';
import { countChecks, type RunReport, type ServiceReport } from './report-model.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';

/** A text that would do harm in Markdown or XML if it were not escaped. */
export const HOSTILE = `</script><img src=x onerror="fail()"> & ]]> \u0001 "quoted" 'quoted'`;

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

function scenario(outcome: Outcome, sentence = ''): ScenarioResult {
  return {
    scenario: 'a known map',
    outcome,
    faults: outcome === 'failed' ? [createFault(sentence)] : [],
    ...(outcome === 'skipped' ? { reason: sentence } : {}),
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
    seconds: 1.2,
  };
}

const reports = [
  report('server', 'SQLite', scenario('passed')),
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
