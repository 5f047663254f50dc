import { equal } from 'node:assert/strict';
import { listCells, listOperations, type Cell } from '../document.js';
import { runLedger, type CellResult } from '../ledger.js';
import { reportOf, scenariosIn, type ServiceReport } from '../report-model.js';
import { runScenario, type ScenarioResult } from '../run-scenario.js';
import type { Scenario, ServiceSuite } from '../scenario.js';
import { createTarget, type Target } from '../target.js';
import { differenceFor, differences } from './differences.js';
import { askByName, exampleScenarios } from './ask-by-name.js';
import { startMock } from './start-mock.js';

/**
 * Runs all scenarios of the wanted services on Prism's mocks of their documents, and asks the mocks for every documented
 * example. All mocks run side by side, since a scenario may need another service.
 */
export async function runPrism(suites: ServiceSuite[], wanted: ServiceSuite[]): Promise<ServiceReport[]> {
  const mocks = await Promise.all(suites.map(({ document }) => startMock(document, 0)));
  const urls = Object.fromEntries(suites.map(({ service }, index) => [service, mocks[index]?.url ?? '']));
  // Tokens and limits as a server of the suite's own has them, so that each scenario finds what it needs to know.
  const environments = suites.map(({ environment }) => environment);
  const settings = Object.assign(
    { RATE_LIMIT_PER_MINUTE: '300', TRUST_PROXY: 'true' },
    ...environments,
  ) as Record<string, string>;
  const target = createTarget({ kind: 'mock', urls, settings, run: 'prism' }, suites);
  const reports: ServiceReport[] = [];
  try {
    for (const suite of wanted) reports.push(await runOnMock(suites, suite, target));
  } finally {
    target.close();
    await Promise.all(mocks.map(({ stop }) => stop()));
  }
  return reports;
}

/** Returns a sentence for each declared difference that no answer of the mocks needed, though it could have. */
export function findUnneededDifferences(reports: ServiceReport[]): string[] {
  const cells = reports.flatMap((report) => report.cells);
  return differences
    .filter(({ status }) => cells.some((cell) => cell.status === status))
    .filter(({ why }) => !scenariosIn(cells).some(({ difference }) => difference === why))
    .filter(({ onlyWithMarks }) => onlyWithMarks === undefined)
    .map(
      ({ status }) =>
        `The mock answers ${status} by itself; take its difference out of contract-tests/prism/differences.ts.`,
    );
}

async function runOnMock(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<ServiceReport> {
  const startedAt = performance.now();
  const runOne = (cell: Cell, scenario: Scenario): Promise<ScenarioResult> =>
    runOneOnMock(suites, suite, target, cell, scenario);
  const cells = (await runLedger(suites, suite, target, { part: 'mock', runOne })).map(expectPlainSuccess);
  const examples = await runExamples(suites, suite, target);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...reportOf(suite, 'mock', "Prism's mock"), cells, examples, seconds };
}

/** A success that only ever comes by its name would hide a mock that answers nothing at all. */
function expectPlainSuccess(cell: CellResult): CellResult {
  const isPlain = cell.scenarios.some(({ outcome, difference }) => outcome === 'met' && !difference);
  if (!isSuccess(cell.status) || cell.outcome !== 'met' || isPlain) return cell;
  const [first, ...others] = cell.scenarios;
  const findings = ['No scenario is answered with success by the mock itself.'];
  return first
    ? { ...cell, outcome: 'red', scenarios: [{ ...first, outcome: 'red', findings }, ...others] }
    : cell;
}

/** Asks as on a server first, and by the answer's name only where the mock is declared to differ. */
async function runOneOnMock(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
  cell: Cell,
  scenario: Scenario,
): Promise<ScenarioResult> {
  const run = (tried: Scenario, part: string): Promise<ScenarioResult> =>
    runScenario({ suites, suite, target, part, cell, scenario: { ...tried, attempts: 1 } });
  const plain = await run(withoutViolations(scenario), 'as it is');
  const difference = differenceFor(cell.status, cell.operation);
  if (plain.outcome === 'met' || !difference) return plain;
  const base = suite.scenarios.find(
    ({ operation, status }) => operation === cell.operation.id && isSuccess(status),
  );
  // What a scenario prepares may need a server that keeps things; then the request that succeeds will do.
  const tries = [scenario, ...(base ? [{ ...scenario, request: base.request }] : [])];
  let result = plain;
  for (const tried of tries) {
    if (result.outcome !== 'met') result = await run(askByName(tried, cell.status), 'by name');
  }
  return { ...result, difference: difference.why };
}

async function runExamples(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<CellResult[]> {
  const cells = listOperations(suite.document).flatMap(listCells);
  const scenarios = cells.flatMap((cell) => exampleScenarios(suite, cell));
  return runLedger(suites, { ...suite, scenarios }, target, { part: 'examples' });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Prism answers in spite of what it objects to, and says so in a header. */
function withoutViolations(scenario: Scenario): Scenario {
  if (!isSuccess(scenario.status)) return scenario;
  return { ...scenario, mockCheck: ({ headers }) => equal(headers['sl-violations'], undefined) };
}
