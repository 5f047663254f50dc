import { deepEqual, equal } from 'node:assert/strict';
import { exampleValues, listCells, toCellName, type Cell } from '../contract/document.js';
import { runLedger, type CellResult } from '../ledger/ledger.js';
import { createReport, listScenarioResults, type ServiceReport } from '../reporting/report-model.js';
import { runScenario, type ScenarioResult } from '../ledger/run-scenario.js';
import type { Scenario, ServiceSuite } from '../scenarios/scenario.js';
import { testedOperations } from '../select-operations.js';
import { createTarget, type Target } from '../targets/target.js';
import { differenceFor, differences } from './differences.js';
import { startMock } from './start-mock.js';

/**
 * Runs all scenarios of the wanted services on Prism's mocks of their documents, and selects every documented
 * example. All mocks run concurrently, since a scenario may need another service.
 */
export async function runPrism(suites: ServiceSuite[], wanted: ServiceSuite[]): Promise<ServiceReport[]> {
  const mocks = await Promise.all(suites.map(({ document }) => startMock(document, 0)));
  const urls = Object.fromEntries(suites.map(({ service }, index) => [service, mocks[index]?.url ?? '']));
  // The tokens of a spawned server, since a mock checks that there are any.
  const settings = Object.assign({}, ...suites.map(({ environment }) => environment)) as Record<
    string,
    string
  >;
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

/** Returns a sentence for each declared difference that no response of the mocks needed, though it could have. */
export function findUnneededDifferences(reports: ServiceReport[]): string[] {
  const cells = reports.flatMap((report) => report.cells);
  return differences
    .filter(({ status }) => cells.some((cell) => cell.status === status))
    .filter(({ why }) => !listScenarioResults(cells).some(({ difference }) => difference === why))
    .map(
      ({ status }) =>
        `The mock returns ${status} unaided; remove its difference from contract-tests/prism/differences.ts.`,
    );
}

async function runOnMock(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  target: Target,
): Promise<ServiceReport> {
  const startedAt = performance.now();
  const run = (part: string) => (cell: Cell, scenario: Scenario) =>
    runScenario({ suites, suite, target, part, cell, scenario: { ...scenario, attempts: 1 } });
  const runPart = (part: string, options: object, scenarios = suite.scenarios): Promise<CellResult[]> =>
    runLedger(suites, { ...suite, scenarios }, target, { part, runOne: run(part), ...options });
  const successes = await runPart('success', { isWanted: isSuccess }, suite.scenarios.map(withoutViolations));
  const bases = basesIn(suite, successes);
  const runOne = (cell: Cell, scenario: Scenario): Promise<ScenarioResult> =>
    runWithDifference(run, bases.get(cell.operation.id), cell, scenario);
  const others = await runPart('mock', { isWanted: (cell: Cell) => !isSuccess(cell), runOne });
  const all = testedOperations(suite).flatMap(listCells);
  const results = new Map([...successes, ...others].map((result) => [result.cell, result]));
  const cells = all.flatMap((cell) => results.get(toCellName(cell)) ?? []);
  const byName = all.flatMap((cell) => exampleScenarios(suite, cell, bases.get(cell.operation.id)));
  const examples = await runPart('examples', {}, byName);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...createReport(suite, 'mock', "Prism's mock"), cells, examples, seconds };
}

/** Returns for each operation a scenario whose request succeeds on the mock. */
function basesIn(suite: ServiceSuite, successes: CellResult[]): Map<string, Scenario> {
  const bases = successes.flatMap(({ operation, status, scenarios }) => {
    const passed = scenarios.find(({ outcome }) => outcome === 'passed')?.scenario;
    const base = suite.scenarios.find(
      (scenario) =>
        scenario.operation === operation && scenario.status === status && scenario.name === passed,
    );
    return base ? [[operation, base] as const] : [];
  });
  return new Map(bases);
}

/** Runs a scenario unchanged first, and selects the response by name only where a difference is declared. */
async function runWithDifference(
  run: (part: string) => (cell: Cell, scenario: Scenario) => Promise<ScenarioResult>,
  base: Scenario | undefined,
  cell: Cell,
  scenario: Scenario,
): Promise<ScenarioResult> {
  const plain = await run('as it is')(cell, scenario);
  const difference = differenceFor(cell.status);
  if (plain.outcome === 'passed' || !difference) return plain;
  // What a scenario prepares may need a stateful server; then a request that succeeds is used.
  const tries = [scenario, ...(base ? [{ ...scenario, request: base.request }] : [])];
  let result = plain;
  for (const tried of tries) {
    if (result.outcome !== 'passed') result = await run('by name')(cell, selectExample(tried, cell.status));
  }
  return { ...result, difference: difference.why };
}

function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

/** Prism responds in spite of violations, and lists them in a header. */
function withoutViolations(scenario: Scenario): Scenario {
  return { ...scenario, mockCheck: ({ headers }) => equal(headers['sl-violations'], undefined) };
}

/** Returns a scenario that selects a mock's response by its status, and one of its examples by its key. */
function selectExample(scenario: Scenario, status: number, key: string | null = null): Scenario {
  const prefer = key === null ? `code=${status}` : `code=${status}, example=${key}`;
  return {
    ...scenario,
    request: async (context) => {
      const parts = await scenario.request(context);
      return { ...parts, headers: { ...parts.headers, prefer } };
    },
  };
}

/**
 * Returns a scenario for each documented example of a cell, which selects it with a request that would succeed, and
 * compares it by value. Without such a request there is none.
 */
function exampleScenarios(suite: ServiceSuite, cell: Cell, base: Scenario | undefined): Scenario[] {
  const { operation, status, mediaType } = cell;
  if (!base) return [];
  return listExamples(suite, cell).map(([key, value]) =>
    selectExample(
      {
        name: `the example ${key ?? 'without a name'}`,
        operation: operation.id,
        status,
        ...(mediaType === null ? {} : { mediaType }),
        request: base.request,
        mockCheck: ({ json }) => deepEqual(json, value),
      },
      status,
      key,
    ),
  );
}

/** Returns the keys and values of a cell's examples; a cell without content has one response without a key. */
function listExamples(
  { document }: ServiceSuite,
  { operation, status, mediaType }: Cell,
): [string | null, unknown][] {
  const media = mediaType === null ? undefined : operation.responses.get(status)?.content?.[mediaType];
  const keyed = media ? [...exampleValues(document, media)] : [];
  return keyed.length === 0 ? [[null, undefined]] : keyed;
}
