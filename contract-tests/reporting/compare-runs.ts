import { readFile } from 'node:fs/promises';
import { keyOf } from './findings.js';
import type { Finding, ServiceReport } from './report-model.js';

/** The parts of an earlier `results.json` that a comparison needs. */
export interface EarlierRun {
  startedAt: string;
  findings: Finding[];
  reports: ServiceReport[];
}

/** Reads the `results.json` of an earlier run. Throws an error that says what is wrong with the file. */
export async function readEarlierRun(path: string): Promise<EarlierRun> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw new Error(`--since takes the results.json of an earlier run; ${path} cannot be read.`);
  const run = parse(text) as Partial<EarlierRun> | null;
  const isRun =
    typeof run?.startedAt === 'string' &&
    Array.isArray(run.reports) &&
    Array.isArray(run.findings) &&
    run.findings.every(isFinding);
  if (!isRun) throw new Error(`--since takes the results.json of an earlier run; ${path} is something else.`);
  return run as EarlierRun;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isFinding(value: unknown): boolean {
  return typeof (value as Finding | null)?.cause === 'string';
}

/**
 * Returns a function that says whether a finding is new since an earlier run, whatever the target was: that run tested the
 * response and did not have the finding.
 */
export function createNewFilter(earlier: EarlierRun | null): (finding: Finding) => boolean {
  if (!earlier) return () => false;
  const known = new Set(earlier.findings.map(keyOf));
  const isTested = createTestedFilter(earlier.reports);
  return (finding) => !known.has(keyOf(finding)) && isTested(finding);
}

/** Returns a function that says whether the reports have tested the response of a finding. */
export function createTestedFilter(reports: ServiceReport[]): (finding: Finding) => boolean {
  const tested = new Set(reports.flatMap(testedIn));
  return (finding) => tested.has(responseOf(finding));
}

function testedIn({ service, cells, serviceWideChecks }: ServiceReport): string[] {
  return [
    ...cells
      .filter(({ outcome }) => outcome !== 'skipped')
      .map(({ operation, status }) => responseOf({ service, operation, status, name: '' })),
    ...serviceWideChecks
      .filter(({ outcome }) => outcome !== 'skipped')
      .map(({ scenario }) => responseOf({ service, operation: null, status: null, name: scenario })),
  ];
}

function responseOf({
  service,
  operation,
  status,
  name,
}: Pick<Finding, 'service' | 'operation' | 'status' | 'name'>): string {
  return JSON.stringify([service, operation ?? name, status]);
}
