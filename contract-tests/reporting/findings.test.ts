import { deepEqual, equal, match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fault } from '../contract/fault.js';
import { collectFindings } from './findings.js';
import { describeScope, type ServiceReport } from './report-model.js';
import { sampleRun } from './sample-run.js';
import { toHeadline, toMarkdown } from './summary.js';
import { toJUnit } from './to-junit.js';

const [, failedReport] = sampleRun.reports as [ServiceReport, ServiceReport];
const [fault] = failedReport.cells.flatMap(({ scenarios }) => scenarios.flatMap(({ faults }) => faults)) as [
  Fault,
];

/** The report with a failure, with the last cell's scenarios in place of its own. */
function withFaults(...faults: Fault[]): ServiceReport {
  const cells = failedReport.cells.map((cell, index) =>
    index < failedReport.cells.length - 1
      ? cell
      : {
          ...cell,
          scenarios: faults.map((one) => ({ scenario: 'any', outcome: 'failed' as const, faults: [one] })),
        },
  );
  return { ...failedReport, cells, serviceWideChecks: [] };
}

describe('Findings', () => {
  test('have one entry for scenarios and service-wide checks with the same cause', () => {
    const findings = collectFindings([failedReport]);
    deepEqual(
      findings.map(({ name, seenBy }) => [name, seenBy]),
      [['GET /maps/{uid} 404', ['a known map', 'service-wide: a known map']]],
    );
  });

  test('are one for the same cause in several responses, with what was not reached because of it', () => {
    const shared = { sentence: 'It is missing.', cause: 'header x', shared: 'header x' };
    const origin = { service: 'maps', operation: 'getMap', status: 200 };
    const cells = failedReport.cells.map((cell, index) => ({
      ...cell,
      outcome: index === 1 ? ('skipped' as const) : ('failed' as const),
      scenarios: [
        {
          scenario: 'any',
          outcome: 'failed' as const,
          faults: [index === 1 ? { sentence: 'Status 500.', cause: 'status 500', origin } : shared],
        },
      ],
    }));
    const report = { ...failedReport, cells, serviceWideChecks: [] };
    const found = collectFindings([report]);
    deepEqual(
      found.map(({ name, alsoIn, blocks }) => [name, alsoIn, blocks]),
      [
        ['GET /maps 200', ['GET /maps/{uid} 200', 'GET /maps/{uid} 404'], []],
        ['GET /maps/{uid} 200', [], ['GET /maps 404']],
      ],
    );
    match(
      toHeadline({ ...sampleRun, findings: found, reports: [report] }),
      /, 1 not reached because of getMap$/,
    );
  });

  test('are one for one bad value, whether a schema or a comparison shows it', () => {
    const compared = { sentence: 'Count: expected 3.', cause: 'value of /count' };
    equal(collectFindings([withFaults(fault, compared)]).length, 1);
  });

  test('are several for several causes', () => {
    const other = { sentence: 'Status 500.', cause: 'status 500' };
    equal(collectFindings([withFaults(fault, other, other)]).length, 2);
  });

  test('belong to the operation whose request failed', () => {
    const origin = { service: 'maps', operation: 'listMaps', status: 200 };
    const found = collectFindings([withFaults({ sentence: 'Status 500.', cause: 'status 500', origin })]);
    deepEqual(
      found.map(({ operation, name }) => [operation, name]),
      [['listMaps', 'GET /maps 200']],
    );
  });
});

test('The headline names the only wrong response', () => {
  equal(toHeadline(sampleRun), '1 of 4 responses is wrong: GET /maps/{uid} 404');
  equal(
    toHeadline({ ...sampleRun, failed: 0, findings: [], reports: sampleRun.reports.slice(0, 1) }),
    'All tested responses are as documented',
  );
});

test('A run of some operations says so wherever its results are read', () => {
  const only = { ...sampleRun, onlyOperations: ['getMap'] };
  equal(toHeadline(only), '1 of 4 responses of getMap is wrong: GET /maps/{uid} 404');
  equal(toHeadline({ ...only, failed: 0 }), 'All tested responses of getMap are as documented');
  match(toJUnit(only), /<testsuites name="contract of getMap" /);
  match(toMarkdown(only), /^Only getMap was tested, as --operation asks for;/m);
  equal(describeScope({ onlyOperations: ['getMap', 'listMaps'] }), ' of getMap and listMaps');
  equal(describeScope({ onlyOperations: ['getMap', 'listMaps', 'getHook'] }), ' of 3 chosen operations');
});
