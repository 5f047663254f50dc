import { shortenTo } from '../contract/fault.js';
import {
  listChecks,
  describeScope,
  type Check,
  type Finding,
  type RunReport,
  type ServiceReport,
} from './report-model.js';
import type { Outcome } from '../ledger/run-scenario.js';

interface TestCase {
  classname: string;
  name: string;
  outcome: Outcome;
  /** Why it was skipped or failed. */
  message: string;
  /** What a failure adds: a request that reproduces it. */
  details: string;
  seconds: number;
}

/**
 * Returns the results as JUnit XML for CI servers, one test suite per service and target. Each check that passed or was
 * skipped is a test case, and so is each finding: the sums are those of the run.
 */
export function toJUnit(run: RunReport): string {
  const ofRun = run.findings.filter((finding) => !run.reports.some((report) => isIn(report, finding)));
  const suites = [
    ...run.reports.map((report) => {
      const findings = run.findings.filter((finding) => isIn(report, finding));
      const cases = [
        ...toCases(report.service, findings),
        ...listChecks(report).map((one) => toCheck(report, one)),
      ];
      return toSuite(`${report.service} on ${report.target}`, report.seconds, cases);
    }),
    ...(ofRun.length > 0 ? [toSuite('the run', 0, toCases('run', ofRun))] : []),
  ];
  const tests = run.passed + run.failed + run.skipped;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract${describeScope(run)}" tests="${tests}" failures="${run.failed}" skipped="${run.skipped}" time="${run.seconds.toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function isIn({ service, target }: ServiceReport, finding: Finding): boolean {
  return finding.service === service && finding.target === target;
}

/** A response with several findings has one test case under its own name, and others with the cause in their name. */
function toCases(service: string, findings: Finding[]): TestCase[] {
  const names = new Set<string>();
  return findings.map((finding) => {
    const { operation, name, cause, sentence, quote, rule, body, request, seenBy, seconds = 0 } = finding;
    const place = finding.documentPointer === undefined ? '' : `openapi.json#${finding.documentPointer}`;
    const unique = names.has(name) ? `${name}: ${cause}` : name;
    names.add(name);
    return {
      classname: `${service}.${operation ?? (service === 'run' ? 'run' : 'service-wide')}`,
      name: unique,
      outcome: 'failed',
      message: sentence,
      details: [
        [
          `In ${[name, ...finding.alsoIn].join(', ')}`,
          place && `Documented at ${place}`,
          quote && `The document: ${quote}`,
          rule,
          body && `Body: ${shortenTo(300, body)}`,
        ]
          .filter(Boolean)
          .join('\n'),
        `Seen by: ${seenBy.join('; ')}`,
        request ?? '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      seconds,
    };
  });
}

function toCheck({ service }: ServiceReport, { operation, name, outcome, reason, seconds }: Check): TestCase {
  return {
    classname: `${service}.${operation ?? 'service-wide'}`,
    name,
    outcome,
    message: reason,
    details: '',
    seconds,
  };
}

function toSuite(name: string, seconds: number, cases: TestCase[]): string {
  const count = (outcome: Outcome): number => cases.filter((test) => test.outcome === outcome).length;
  const head = `<testsuite name="${escape(name)}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}">`;
  return ['  ' + head, ...cases.map(toCase), '  </testsuite>'].join('\n');
}

function toCase({ classname, name, outcome, message, details, seconds }: TestCase): string {
  const head = `    <testcase classname="${escape(classname)}" name="${escape(name)}" time="${seconds.toFixed(4)}"`;
  if (outcome === 'passed') return `${head}/>`;
  const inside =
    outcome === 'failed'
      ? `<failure message="${escape(message)}">${escape(`${message}\n${details}`)}</failure>`
      : `<skipped message="${escape(message)}"/>`;
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
