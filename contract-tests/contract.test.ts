// Every documented response of the services, on servers that it starts, or on a deployment for the command, which names it in CONTRACT_RUN.
import { AssertionError, deepEqual } from 'node:assert/strict';
import { after, describe, test, type TestContext } from 'node:test';
import { listCells, listOperations, toCellName, type Operation } from './contract/document.js';
import { createProbe } from './implemented.js';
import type { RunOptions } from './options.js';
import { createRedaction } from './redact.js';
import { listScenarios, runScenario, type Result } from './run-scenario.js';
import type { ServiceSuite } from './scenarios/scenario.js';
import { chooseSuites, testedOperations } from './select-operations.js';
import { listServiceWideChecks, runServiceWideCheck } from './service-wide.js';
import { createTarget, type Target } from './targets/target.js';
import { toTestResult, toText } from './test-result.js';

/** What the command asks for. */
export interface GivenRun {
  options: RunOptions;
  /** The URLs of the deployment that can be reached; none for servers that the tests start. */
  urls: Record<string, string>;
  settings: Record<string, string>;
  run: string;
}

/** What the tests send to the command at their end. */
export interface TestsEnd {
  /** The services that the run has written to. */
  written: string[];
  /** Why it ended before it was through, unless that was asked for. */
  endedBy: string | null;
}

const AT_ONCE = 6;
const FAIL_FAST = 'The run ended at the first finding, as --fail-fast asks for.';

const given = process.env['CONTRACT_RUN'] ? (JSON.parse(process.env['CONTRACT_RUN']) as GivenRun) : undefined;
const written = new Set<string>();
const isDeployment = Object.keys(given?.urls ?? {}).length > 0;
const { all, wanted: chosen } = chooseSuites(given?.options);
const wanted = chosen.filter(({ service }) => !isDeployment || given?.urls[service] !== undefined);
const targets = isDeployment && given ? [toDeployment(given)] : await startServers();

interface NamedTarget {
  name: string;
  target: Target;
  /** Whether the service-wide checks run: they do not depend on the database. */
  isServiceWide: boolean;
}

function toDeployment({ options, urls, settings, run }: GivenRun): NamedTarget {
  const { headers, isReadOnly, timeoutSeconds } = options;
  const onWritten = (service: string): void => void written.add(service);
  const own = { kind: 'deployment', urls, settings, headers, isReadOnly, timeoutSeconds, run } as const;
  const target = createTarget({ ...own, onWritten }, all);
  after(() => target.close());
  return { name: isReadOnly ? 'the deployment, only read' : 'the deployment', target, isServiceWide: true };
}

/** Starts a server on each database, and one whose database fails. */
async function startServers(): Promise<NamedTarget[]> {
  const { availableDatabases, databasesOrOnly, spawnFailingServer, spawnServer } =
    await import('./targets/spawned-server.js');
  const started: NamedTarget[] = [];
  for (const name of given ? availableDatabases() : databasesOrOnly('SQLite')) {
    const own = await spawnServer(all, name);
    after(() => own.stop());
    const failing = await spawnFailingServer(all, own.target.settings ?? {});
    after(() => failing.stop());
    const timeout = given ? { timeoutSeconds: given.options.timeoutSeconds } : {};
    const target = createTarget({ ...own.target, ...timeout, failingUrls: failing.urls }, all);
    after(() => target.close());
    started.push({ name, target, isServiceWide: name === 'SQLite' || Boolean(process.env['FULL']) });
  }
  return started;
}

if (!given)
  for (const suite of wanted)
    test(`${suite.service}: every documented response has a scenario, and every scenario is of one`, () => {
      const cells = listOperations(suite.document).flatMap(listCells);
      const reached = new Set(cells.flatMap((cell) => listScenarios(suite, cell)));
      deepEqual(
        cells
          .filter((cell) => listScenarios(suite, cell).every(({ isFallback }) => isFallback))
          .map(toCellName),
        [],
      );
      deepEqual(
        suite.scenarios.filter((scenario) => !reached.has(scenario)).map(({ name }) => name),
        [],
      );
    });

for (const { name, target, isServiceWide } of targets) {
  const redact = createRedaction({ settings: given?.settings ?? {}, headers: target.headers });
  const probe = createProbe(all, target);

  /** Gives a test its result, and sends the result to the command. */
  const report = (t: TestContext, subject: Parameters<typeof toTestResult>[1], result: Result): void => {
    // Only a deployment may lack what a scenario needs.
    const isFailed = result.outcome === 'failed' || (result.outcome === 'skipped' && !isDeployment);
    const shown = toTestResult(all, subject, isFailed ? failed(result) : result, redact);
    process.send?.(shown);
    if (isFailed && given?.options.isFailFast) target.end(FAIL_FAST);
    if (!isFailed) return shown.outcome === 'skipped' ? t.skip(shown.reason) : undefined;
    const error = new AssertionError({ message: shown.findings.map(toText).join('\n\n') });
    error.stack = error.message;
    throw error;
  };

  /** Returns whether a run with --implemented-only leaves an operation out, because the server does not have it. */
  const isMissing = async (suite: ServiceSuite, operation: string): Promise<boolean> =>
    given?.options.isImplementedOnly === true && !(await probe(suite, operation));

  const withoutMissing = async (
    suite: ServiceSuite,
    operation: string | undefined,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    const skipped = (reason: string): Result => ({
      outcome: 'skipped',
      faults: [],
      reason,
      isUntestable: true,
    });
    if (operation !== undefined && (await isMissing(suite, operation)))
      return skipped(
        'The server does not have the operation, or nothing shows that it has (--implemented-only).',
      );
    const result = await run();
    for (const { origin } of result.faults) {
      const of = all.find(({ service }) => service === origin?.service);
      if (origin && of && (await isMissing(of, origin.operation)))
        return skipped(`It needs ${origin.operation}, which the server does not have.`);
    }
    return result;
  };

  for (const suite of wanted)
    describe(`${suite.service} on ${name}`, { concurrency: AT_ONCE }, () => {
      for (const cell of testedOperations(suite).flatMap(listCells))
        for (const scenario of listScenarios(suite, cell)) {
          if (scenario.isFallback && !target.fallsBack) continue;
          test(`${cell.operation.id} ${cell.status}: ${scenario.name}`, async (t) => {
            const trial = { suites: all, suite, target, part: 'contract', cell, scenario };
            const result = await withoutMissing(suite, cell.operation.id, () => runScenario(trial));
            report(t, { suite, target: name, cell }, result);
          });
        }
      if (!isServiceWide) return;
      const isThere = async ({ id }: Operation): Promise<boolean> => !(await isMissing(suite, id));
      for (const check of listServiceWideChecks({ suites: all, suite, target, isThere }))
        test(check.name, async (t) => {
          const result = await withoutMissing(suite, check.operation, () =>
            runServiceWideCheck(check, target),
          );
          report(t, { suite, target: name, name: check.name }, result);
        });
    });
}

after(() => {
  const [endedBy = null] = targets.map(({ target }) => target.endedBy()).filter((why) => why !== FAIL_FAST);
  const end: TestsEnd = { written: [...written], endedBy };
  process.send?.(end);
});

function failed(result: Result): Result {
  if (result.outcome === 'failed') return result;
  const sentence = `It was skipped. ${result.reason ?? ''}`;
  return { ...result, outcome: 'failed', faults: [{ sentence, cause: 'skipped' }] };
}
