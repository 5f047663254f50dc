import type { Fault } from '../contract/fault.js';
import type { CellResult } from '../ledger/ledger.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceWideResult } from '../ledger/service-wide-checks.js';
import { testedOperations } from '../select-operations.js';
import type { ServiceSuite, TargetKind } from '../scenarios/scenario.js';

/** One thing that is wrong on one target: a cause in the response of an operation, or the same in several responses. */
export interface Finding extends Omit<Fault, 'origin' | 'says'> {
  /** Null where it is about the run as a whole. */
  target: string | null;
  service: string | null;
  /** Null where it is about no operation. */
  operation: string | null;
  status: number | null;
  /** Method, path and status, or the name of a service-wide check. */
  name: string;
  /** The other responses with the same cause, named likewise. */
  alsoIn: string[];
  /** The responses that were not reached because of it. */
  blocks: string[];
  /** What the document says at `documentPointer`, in its own words. */
  quote?: string;
  /** The scenarios and checks that show it. */
  seenBy: string[];
  /** The first request that shows it as a curl command, and how many others prepare it. */
  request?: string;
  preparedBy?: number;
  /** How long that request took. */
  seconds?: number;
}

/** The results of one service on one target. */
export interface ServiceReport {
  service: string;
  /** Of the service's document. */
  title: string;
  version: string;
  kind: TargetKind;
  /** The database of the spawned server, or the URL of a deployment. */
  target: string;
  /** How many operations were tested. */
  operations: number;
  cells: CellResult[];
  /** Checks that hold service-wide. */
  serviceWideChecks: ServiceWideResult[];
  /** Why the run ended before it was through. */
  endedBy?: string;
  seconds: number;
}

/** The results of a whole run, as in `results.json`. */
export interface RunReport {
  /** The command line. */
  startedBy: string;
  /** The ids of the operations that the run was limited to; none for a whole run. */
  onlyOperations?: readonly string[];
  /** What it has left on a deployment, and how to take it back. */
  left?: string[];
  /** Operations that were left out. */
  skippedOperations?: readonly string[];
  startedAt: string;
  seconds: number;
  /** Checks that passed: cells and service-wide checks. */
  passed: number;
  /** The number of findings. */
  failed: number;
  skipped: number;
  findings: Finding[];
  reports: ServiceReport[];
}

/** Returns an empty report of a service on a target. */
export function createReport(suite: ServiceSuite, kind: TargetKind, target: string): ServiceReport {
  const { service, document } = suite;
  const { title, version } = document.info;
  const operations = testedOperations(suite).length;
  const nothing = { cells: [], serviceWideChecks: [], seconds: 0 };
  return { service, title, version, kind, target, operations, ...nothing };
}

/** One check of a run, for its sums. Failed ones are represented by their findings. */
export interface Check {
  /** Null for service-wide checks. */
  operation: string | null;
  name: string;
  outcome: 'passed' | 'skipped';
  reason: string;
  seconds: number;
}

/** Returns the checks of a report that passed or were skipped. */
export function listChecks({ cells, serviceWideChecks }: ServiceReport): Check[] {
  const ofCells = cells.flatMap(({ cell, operation, outcome, scenarios }): Check[] => {
    const seconds = scenarios.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
    const reason = [...new Set(skipReasons({ scenarios }))].join(' ');
    return outcome === 'failed' ? [] : [{ operation, name: cell, outcome, reason, seconds }];
  });
  const ofService = serviceWideChecks.flatMap((result): Check[] => {
    const { scenario, outcome, reason = '' } = result;
    return outcome === 'failed'
      ? []
      : [{ operation: null, name: scenario, outcome, reason, seconds: result.seconds ?? 0 }];
  });
  return [...ofCells, ...ofService];
}

/** Returns why scenarios of a cell could not run: their own reasons, or that an operation failed which prepares them. */
export function skipReasons({ scenarios }: Pick<CellResult, 'scenarios'>): string[] {
  return scenarios.flatMap(({ reason, faults }) => [
    ...(reason === undefined ? [] : [reason]),
    ...faults.flatMap(({ origin }) => (origin ? [`${origin.operation}, which prepares it, failed.`] : [])),
  ]);
}

/** Returns how many checks of the reports passed and were skipped. */
export function countChecks(reports: ServiceReport[]): { passed: number; skipped: number } {
  const checks = reports.flatMap(listChecks);
  const count = (outcome: Outcome): number => checks.filter((check) => check.outcome === outcome).length;
  return { passed: count('passed'), skipped: count('skipped') };
}

/**
 * Returns the number of distinct documented responses of all reports by outcome: failed where it failed on one target,
 * else passed where it passed on one.
 */
export function countResponses(reports: ServiceReport[]): Record<Outcome, number> & { all: number } {
  const outcomes = new Map<string, Outcome>();
  for (const { service, cells } of reports) {
    for (const { cell, outcome } of cells) {
      const name = `${service} ${cell}`;
      const known = outcomes.get(name) ?? 'skipped';
      if (known !== 'failed') outcomes.set(name, outcome === 'skipped' ? known : outcome);
    }
  }
  const counts = countOutcomes([...outcomes.values()].map((outcome) => ({ outcome })));
  return { ...counts, all: outcomes.size };
}

/** Returns the name of a report's target: of a deployment without its address. */
export function toTargetName({ kind, target }: Pick<ServiceReport, 'kind' | 'target'>): string {
  if (kind === 'deployment')
    return target.endsWith('(read-only)') ? 'The tested deployment, read-only' : 'The tested deployment';
  return `The server on ${target}`;
}

/** Returns the operations that a run was limited to, to be put behind a noun: ` of listMaps`; empty for a whole run. */
export function describeScope({
  onlyOperations: [first, ...others] = [],
}: Pick<RunReport, 'onlyOperations'>): string {
  if (first === undefined) return '';
  return others.length > 1
    ? ` of ${others.length + 1} chosen operations`
    : ` of ${[first, ...others].join(' and ')}`;
}

/** Returns a sentence for a run that was limited to operations, so that nobody takes it for a whole one; empty for others. */
export function toScopeLine({
  onlyOperations = [],
  skippedOperations = [],
}: Pick<RunReport, 'onlyOperations' | 'skippedOperations'>): string {
  const left =
    skippedOperations.length > 0 ? `Not tested, as --skip asks for: ${skippedOperations.join(', ')}.` : '';
  if (onlyOperations.length === 0) return left;
  return `Only ${onlyOperations.join(', ')} ${onlyOperations.length === 1 ? 'was' : 'were'} tested, as --operation asks for; a run without it tests all operations.${left && ` ${left}`}`;
}

/** Returns the number of results by outcome. */
export function countOutcomes(results: { outcome: Outcome }[]): Record<Outcome, number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return counts;
}

/** Returns all scenarios of some cells. */
export function listScenarioResults(cells: CellResult[]): ScenarioResult[] {
  return cells.flatMap(({ scenarios }) => scenarios);
}

/** Returns how many of the scenarios that were run passed, such as `49 of 49`. */
export function describePassed(scenarios: ScenarioResult[]): string {
  const run = scenarios.filter(({ outcome }) => outcome !== 'skipped');
  return `${run.filter(({ outcome }) => outcome === 'passed').length} of ${run.length}`;
}

/** Returns a number with its noun, such as `1 cell` or `87 cells`. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}

/**
 * Returns a short list of cells by status: `429 of all 38 operations`, `401 of sendHeartbeat, ingestEvent`.
 * Duplicates are named once.
 */
export function nameCells(cells: Pick<CellResult, 'operation' | 'status'>[], operations: number): string {
  const byStatus = new Map<number, Set<string>>();
  for (const { operation, status } of cells)
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(operation));
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, of]) =>
      of.size === operations && operations > 1
        ? `${status} of all ${operations} operations`
        : `${status} of ${[...of].join(', ')}`,
    )
    .join('; ');
}
