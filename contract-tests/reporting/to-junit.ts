import type { RunReport, ServiceReport } from './report-model.js';
import type { Outcome } from '../ledger/run-scenario.js';

interface TestCase {
  classname: string;
  name: string;
  outcome: Outcome;
  findings: string[];
  seconds: number;
  /** A command that reproduces it. */
  request?: string;
}

/** Returns the results as JUnit XML, one test suite per service and target, for CI servers. */
export function toJUnit(run: RunReport): string {
  const suites = [
    ...run.reports.map((report) =>
      toSuite(`${report.service} on ${report.target}`, report.seconds, casesOf(report)),
    ),
    ...(run.findings.length > 0 ? [toSuite('the run', 0, run.findings.map(toFinding))] : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" time="${run.seconds.toFixed(3)}" failures="${run.failed}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function toFinding(finding: string): TestCase {
  return { classname: 'run', name: finding, outcome: 'failed', findings: [finding], seconds: 0 };
}

function casesOf({ service, cells, examples, serviceWideChecks, dredd }: ServiceReport): TestCase[] {
  const ofCells = [...cells, ...examples].flatMap(({ cell, operation, scenarios }) =>
    scenarios.map(({ scenario, outcome, findings, request, response }) => ({
      classname: `${service}.${operation}`,
      name: `${cell}: ${scenario}`,
      outcome,
      findings,
      seconds: (response?.milliseconds ?? 0) / 1000,
      ...(request ? { request } : {}),
    })),
  );
  const ofService = serviceWideChecks.map(({ scenario, outcome, findings, request, response }) => ({
    classname: `${service}.service-wide`,
    name: scenario,
    outcome,
    findings,
    seconds: (response?.milliseconds ?? 0) / 1000,
    ...(request ? { request } : {}),
  }));
  if (!dredd) return [...ofCells, ...ofService];
  const outcome: Outcome = dredd.findings.length > 0 ? 'failed' : dredd.expected > 0 ? 'passed' : 'skipped';
  const name = `Dredd: ${dredd.passing} of ${dredd.expected} transactions`;
  const ofDredd = { classname: `${service}.dredd`, name, outcome, findings: dredd.findings, seconds: 0 };
  return [...ofCells, ...ofService, ofDredd];
}

function toSuite(name: string, seconds: number, cases: TestCase[]): string {
  const count = (outcome: Outcome): number => cases.filter((test) => test.outcome === outcome).length;
  const head = `<testsuite name="${escape(name)}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}">`;
  return ['  ' + head, ...cases.map(toCase), '  </testsuite>'].join('\n');
}

function toCase({ classname, name, outcome, findings, seconds, request }: TestCase): string {
  const head = `    <testcase classname="${escape(classname)}" name="${escape(name)}" time="${seconds.toFixed(4)}"`;
  if (outcome === 'passed') return `${head}/>`;
  const message = escape(findings.join(' '));
  const inside =
    outcome === 'failed'
      ? `<failure message="${message}">${escape([...findings, request ?? ''].join('\n').trim())}</failure>`
      : `<skipped message="${message}"/>`;
  return `${head}>${inside}</testcase>`;
}

/** Characters that XML 1.0 cannot represent become a replacement character. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
