import { deepEqual, equal } from 'node:assert/strict';
import { firstExample, listCells, listOperations, resolve, type ApiExample, type Cell } from '../document.js';
import { runLedger, type CellResult } from '../ledger.js';
import type { Scenario, ServiceSuite } from '../scenario.js';
import { createTarget, type Target } from '../target.js';
import { startMock } from './start-mock.js';

export interface MockReport {
  service: string;
  /** The success scenarios, answered by the mock. */
  successes: CellResult[];
  /** Every documented example, asked for by name. */
  examples: CellResult[];
}

/**
 * Runs each service's success scenarios on Prism's mock of its document, and asks the mock for every documented example.
 * The mocks run side by side, since a scenario may need another service.
 */
export async function runPrism(suites: ServiceSuite[]): Promise<MockReport[]> {
  const mocks = await Promise.all(suites.map(({ document }) => startMock(document, 0)));
  const urls = Object.fromEntries(suites.map(({ service }, index) => [service, mocks[index]?.url ?? '']));
  const target = createTarget({ kind: 'mock', urls, run: 'prism' });
  const reports: MockReport[] = [];
  try {
    for (const suite of suites) reports.push(await runOnMock(suites, suite, target));
  } finally {
    target.close();
    await Promise.all(mocks.map(({ stop }) => stop()));
  }
  return reports;
}

async function runOnMock(suites: ServiceSuite[], suite: ServiceSuite, target: Target): Promise<MockReport> {
  const successes = { ...suite, scenarios: suite.scenarios.filter(isSuccess).map(withoutViolations) };
  const examples = { ...suite, scenarios: exampleScenarios(suite) };
  return {
    service: suite.service,
    successes: await runLedger(suites, successes, target, { part: 'success', isWanted: isSuccess }),
    examples: await runLedger(suites, examples, target, { part: 'examples' }),
  };
}

function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

/** Prism answers in spite of what it objects to, and says so in a header. */
function withoutViolations(scenario: Scenario): Scenario {
  const mockCheck: Scenario['mockCheck'] = ({ headers }) => equal(headers['sl-violations'], undefined);
  return { ...scenario, mockCheck };
}

function exampleScenarios(suite: ServiceSuite): Scenario[] {
  const cells = listOperations(suite.document).flatMap(listCells);
  return cells.flatMap((cell) => {
    const base = suite.scenarios.find(
      ({ operation, status }) => operation === cell.operation.id && status === 200,
    );
    return base ? examplesOf(suite, cell).map(([key, value]) => askFor(cell, base, key, value)) : [];
  });
}

/** Returns the keys and values of a cell's examples; a cell without content has one answer without a key. */
function examplesOf(
  { document }: ServiceSuite,
  { operation, status, mediaType }: Cell,
): [string | null, unknown][] {
  const media = mediaType === null ? undefined : operation.responses.get(status)?.content?.[mediaType];
  if (!media) return [[null, undefined]];
  const keyed = Object.entries(media.examples ?? {});
  if (keyed.length === 0) return [[null, firstExample(document, media)]];
  return keyed.map(([key, example]) => [key, resolve<ApiExample>(document, example).value]);
}

function askFor(
  { operation, status, mediaType }: Cell,
  base: Scenario,
  key: string | null,
  value: unknown,
): Scenario {
  const prefer = key === null ? `code=${status}` : `code=${status}, example=${key}`;
  return {
    name: `the example ${key ?? 'without a name'}`,
    operation: operation.id,
    status,
    ...(mediaType === null ? {} : { mediaType }),
    request: async (context) => {
      const parts = await base.request(context);
      return { ...parts, headers: { ...parts.headers, prefer } };
    },
    mockCheck: ({ json }) => deepEqual(json, value),
  };
}
