import { isDeepStrictEqual } from 'node:util';
import { mapConcurrently } from '../testing/concurrency.js';
import { listCells, listOperations, toCellName, type Cell } from '../contract/document.js';
import type { Fault, Origin } from '../contract/fault.js';
import { testedOperations } from '../select-operations.js';
import { runScenario, type Outcome, type ScenarioResult } from './run-scenario.js';
import type { Scenario, ServiceSuite } from '../scenarios/scenario.js';
import type { Target } from '../targets/target.js';

/**
 * The result of one cell: failed when a scenario failed, else passed when one passed, else skipped. A scenario that failed
 * because the request of another operation did, which prepares it, counts as one that could not run.
 */
export interface CellResult {
  cell: string;
  operation: string;
  status: number;
  mediaType: string | null;
  outcome: Outcome;
  scenarios: ScenarioResult[];
}

interface LedgerOptions {
  /** Names the part of the run, so that its scenarios create their own state. */
  part: string;
  /** Cells to run; default: all. */
  isWanted?: (cell: Cell) => boolean;
  atOnce?: number;
  /** Called for each scenario that has been run; `all` is how many there are. */
  onResult?: (result: ScenarioResult, all: number) => void;
  /** Runs one scenario; default: unchanged. */
  runOne?: (cell: Cell, scenario: Scenario) => Promise<ScenarioResult>;
}

/** Runs the scenarios of a service on a target and returns the result of every cell of its tested operations. */
export async function runLedger(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
  options: LedgerOptions,
): Promise<CellResult[]> {
  const { part, isWanted = () => true, atOnce = 6 } = options;
  const runOne =
    options.runOne ?? ((cell, scenario) => runScenario({ suites, suite, target, part, cell, scenario }));
  refuseUnknownCells(suite, listOperations(suite.document).flatMap(listCells));
  const cells = testedOperations(suite).flatMap(listCells).filter(isWanted);
  const runs = cells.flatMap((cell) =>
    listScenarios(suite, cell)
      .filter(({ isFallback }) => target.fallsBack || isFallback !== true)
      .map((scenario) => ({ cell, scenario })),
  );
  const results = new Map(cells.map((cell): [Cell, ScenarioResult[]] => [cell, []]));
  const done = await mapConcurrently(runs, atOnce, async ({ cell, scenario }) => {
    const result = await runOne(cell, scenario);
    options.onResult?.(result, runs.length);
    return { cell, result };
  });
  for (const { cell, result } of done) results.get(cell)?.push(result);
  return [...results].map(([cell, scenarios]) => toCellResult(suite.service, cell, scenarios));
}

/** Returns a service's scenarios for a cell. One without a media type applies to the status' only one. */
export function listScenarios(
  { scenarios }: ServiceSuite,
  { operation, status, mediaType }: Cell,
): Scenario[] {
  const isAlone = Object.keys(operation.responses.get(status)?.content ?? {}).length <= 1;
  return scenarios.filter(
    (scenario) =>
      scenario.operation === operation.id &&
      scenario.status === status &&
      (scenario.mediaType === undefined ? isAlone : scenario.mediaType === mediaType),
  );
}

/** Rejects scenarios without a documented cell, which would silently never run. */
function refuseUnknownCells(suite: ServiceSuite, cells: Cell[]): void {
  const reached = new Set(cells.flatMap((cell) => listScenarios(suite, cell)));
  const lost = suite.scenarios.filter((scenario) => !reached.has(scenario));
  if (lost.length === 0) return;
  const names = lost.map(({ operation, status, name }) => `${operation} ${status} "${name}"`).join(', ');
  throw new Error(`These scenarios of ${suite.service} are for no documented response: ${names}.`);
}

const UNREACHED: Fault = { sentence: 'No scenario reaches it.', cause: 'no scenario' };

/** Returns a cell with the results of its scenarios. */
function toCellResult(service: string, cell: Cell, scenarios: ScenarioResult[]): CellResult {
  const { operation, status, mediaType } = cell;
  return {
    cell: toCellName(cell),
    operation: operation.id,
    status,
    mediaType,
    outcome: decideOutcome(scenarios, { service, operation: operation.id, status }),
    scenarios:
      scenarios.length > 0 ? scenarios : [{ scenario: '(none)', outcome: 'failed', faults: [UNREACHED] }],
  };
}

function decideOutcome(scenarios: ScenarioResult[], own: Origin): Outcome {
  if (scenarios.length === 0 || scenarios.some((result) => failsBy(result, own))) return 'failed';
  return scenarios.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'skipped';
}

function failsBy({ outcome, faults }: ScenarioResult, own: Origin): boolean {
  return outcome === 'failed' && faults.some(({ origin }) => !origin || isDeepStrictEqual(origin, own));
}
