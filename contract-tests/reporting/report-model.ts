import { listOperations } from '../contract/document.js';
import type { DreddResult } from '../dredd/run-dredd.js';
import type { CellResult } from '../ledger/ledger.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceSuite, TargetKind } from '../scenarios/scenario.js';

/** What came of one service on one target. */
export interface ServiceReport {
  service: string;
  /** Of the service's document. */
  title: string;
  version: string;
  kind: TargetKind;
  /** The database of the suite's own server, "Prism's mock", or the URL of a deployment. */
  target: string;
  operations: number;
  cells: CellResult[];
  /** What the service does besides its operations. */
  serviceWideChecks: ScenarioResult[];
  /** Every documented example, asked for by name. Only a mock can be asked so. */
  examples: CellResult[];
  /** Null where Dredd was not run. */
  dredd: DreddResult | null;
  seconds: number;
}

/** The results of a whole run, as `results.json` has them. */
export interface RunReport {
  /** The command line. */
  startedBy: string;
  startedAt: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Faults that belong to no service and no target. */
  findings: string[];
  reports: ServiceReport[];
}

/** Returns the report of a service on a target of which nothing is known yet. */
export function reportOf(
  { service, document }: ServiceSuite,
  kind: TargetKind,
  target: string,
): ServiceReport {
  const { title, version } = document.info;
  const operations = listOperations(document).length;
  const nothing = { cells: [], serviceWideChecks: [], examples: [], dredd: null, seconds: 0 };
  return { service, title, version, kind, target, operations, ...nothing };
}

/** Returns how many things were judged good and bad: scenarios, manners, examples and Dredd's transactions. */
export function countOutcomes(reports: ServiceReport[]): { passed: number; failed: number } {
  const scenarios = reports.flatMap(({ cells, serviceWideChecks, examples }) => [
    ...scenariosIn(cells),
    ...serviceWideChecks,
    ...scenariosIn(examples),
  ]);
  const dredd = reports.flatMap((report) => report.dredd ?? []);
  const count = (outcome: Outcome): number =>
    scenarios.filter((scenario) => scenario.outcome === outcome).length;
  return {
    passed: count('passed') + dredd.reduce((sum, { passing }) => sum + passing, 0),
    failed: count('failed') + dredd.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}

/** Returns how many cells came to each outcome. */
export function countCells(cells: CellResult[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of cells) counts[outcome] += 1;
  return counts;
}

/** Returns all scenarios of some cells. */
export function scenariosIn(cells: CellResult[]): ScenarioResult[] {
  return cells.flatMap(({ scenarios }) => scenarios);
}

/** Returns how many of the scenarios that were run were met, such as `49 of 49`. */
export function passedOf(scenarios: ScenarioResult[]): string {
  const run = scenarios.filter(({ outcome }) => outcome !== 'skipped');
  return `${run.filter(({ outcome }) => outcome === 'passed').length} of ${run.length}`;
}

/** Returns how many cells a target met without the help of a declared difference. */
export function countPassed(cells: CellResult[]): number {
  return cells.filter(
    ({ outcome, scenarios }) =>
      outcome === 'passed' && scenarios.every(({ difference }) => difference === undefined),
  ).length;
}
