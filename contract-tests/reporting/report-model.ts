import { listOperations } from '../contract/document.js';
import type { DreddResult } from '../dredd/run-dredd.js';
import type { CellResult } from '../ledger/ledger.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceSuite, TargetKind } from '../scenarios/scenario.js';

/** The results of one service on one target. */
export interface ServiceReport {
  service: string;
  /** Of the service's document. */
  title: string;
  version: string;
  kind: TargetKind;
  /** The database of the spawned server, "Prism's mock", or the URL of a deployment. */
  target: string;
  operations: number;
  cells: CellResult[];
  /** Checks that hold service-wide. */
  serviceWideChecks: ScenarioResult[];
  /** Every documented example, selected by name. Only on a mock. */
  examples: CellResult[];
  /** Null where Dredd was not run. */
  dredd: DreddResult | null;
  seconds: number;
}

/** The results of a whole run, as in `results.json`. */
export interface RunReport {
  /** The command line. */
  startedBy: string;
  startedAt: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Findings that belong to no service and no target. */
  findings: string[];
  reports: ServiceReport[];
}

/** Returns an empty report of a service on a target. */
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

/** Returns how many scenarios, service-wide checks, examples and Dredd transactions passed and failed. */
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

/** Returns the number of cells by outcome. */
export function countCells(cells: CellResult[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of cells) counts[outcome] += 1;
  return counts;
}

/** Returns all scenarios of some cells. */
export function scenariosIn(cells: CellResult[]): ScenarioResult[] {
  return cells.flatMap(({ scenarios }) => scenarios);
}

/** Returns how many of the scenarios that were run passed, such as `49 of 49`. */
export function passedOf(scenarios: ScenarioResult[]): string {
  const run = scenarios.filter(({ outcome }) => outcome !== 'skipped');
  return `${run.filter(({ outcome }) => outcome === 'passed').length} of ${run.length}`;
}

/** Returns how many cells passed without a declared difference. */
export function countPassed(cells: CellResult[]): number {
  return cells.filter(
    ({ outcome, scenarios }) =>
      outcome === 'passed' && scenarios.every(({ difference }) => difference === undefined),
  ).length;
}
