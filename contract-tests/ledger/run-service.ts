import { setTimeout } from 'node:timers/promises';
import { createReport, listScenarioResults, type ServiceReport } from '../reporting/report-model.js';
import type { RunOptions } from '../run-options.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { preflight } from '../targets/preflight.js';
import { createTarget, type TargetOptions } from '../targets/target.js';
import { createThrottle } from '../targets/throttle.js';
import { testedOperations } from '../select-operations.js';
import { describeLeft } from './describe-left.js';
import { findMissing, skipMissing } from './missing-operations.js';
import { runLedger } from './ledger.js';
import { runServiceWideChecks } from './service-wide-checks.js';

/** How a deployment is tested. */
interface DeploymentRun {
  startedAt: Date;
  /** Called for each scenario that has been run. */
  onProgress?: (progress: Progress) => void;
}

/** How far a run is. */
export interface Progress {
  service: string;
  done: number;
  all: number;
  failed: number;
}

/** Why nothing more is run after the first finding. */
const FAIL_FAST = 'The run ended at the first finding, as --fail-fast asks for.';
const UNUSABLE = 'The service cannot be tested there.';

/** Returns the reports of the wanted services of a deployment, and what prevents testing it. */
export async function runDeployment(
  all: ServiceSuite[],
  wanted: ServiceSuite[],
  reported: RunOptions,
  { startedAt, onProgress }: DeploymentRun,
): Promise<{ reports: ServiceReport[]; problems: string[]; isUnusable: boolean; left: string[] }> {
  // An operation that was not chosen has no findings, whichever service needs it.
  const isChosen = reported.operations.length + reported.skipped.length > 0;
  const suites = all.map((suite) => {
    const own = wanted.find(({ service }) => service === suite.service);
    return own ?? (isChosen ? { ...suite, onlyOperations: [] } : suite);
  });
  // Names are unique to the run, since a deployment keeps the data of earlier runs.
  const run = `deployment ${startedAt.getTime()}`;
  const { urls, settings, findings: problems, warnings } = await runPreflight(suites, reported, run);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
  const { isReadOnly, headers, timeoutSeconds, isFailFast, isImplementedOnly } = reported;
  const given = { isReadOnly, headers, timeoutSeconds, isFailFast };
  const written = new Set<string>();
  const onWritten = (service: string): void => void written.add(service);
  const options: TargetOptions = { kind: 'deployment', urls, settings, run, onWritten, ...given };
  const reports: ServiceReport[] = [];
  let endedBy: string | undefined;
  for (const suite of wanted) {
    const name = `${reported.urls[suite.service] ?? ''}${isReadOnly ? ' (read-only)' : ''}`;
    const isUsable = urls[suite.service] !== undefined && endedBy !== FAIL_FAST;
    const report = isUsable
      ? await runService(suites, suite, options, { name, isImplementedOnly, onProgress })
      : await reportUntested(suites, suite, options, { name, reason: endedBy ?? UNUSABLE });
    reports.push(report);
    endedBy = report.endedBy;
    if (endedBy !== undefined && endedBy !== FAIL_FAST) problems.push(endedBy);
    else if (isUsable && report.cells.every(({ outcome }) => outcome === 'skipped'))
      problems.push(`${suite.service} on ${name}: every response was skipped, so nothing is proven.`);
  }
  const isLost = reports.some((report) => report.endedBy !== undefined && report.endedBy !== FAIL_FAST);
  return {
    reports,
    problems,
    isUnusable: isLost || !reports.some(hasRequests),
    left: describeLeft(run, written),
  };
}

/** Whether a documented response was requested. */
function hasRequests({ cells }: ServiceReport): boolean {
  return listScenarioResults(cells).some(({ request }) => request !== undefined);
}

/** Throttled like the run itself; asks again until the server has started, as long as the run waits for it. */
async function runPreflight(
  suites: ServiceSuite[],
  reported: RunOptions,
  run: string,
): ReturnType<typeof preflight> {
  const { urls, headers, isReadOnly, isImplementedOnly, operations, skipped, waitSeconds } = reported;
  const target = createTarget({ kind: 'deployment', urls, headers, run }, suites);
  const { send } = createThrottle(target.sendAtOnce, { sleep: setTimeout, log: console.error });
  const isPart = isImplementedOnly || operations.length + skipped.length > 0;
  const deadline = performance.now() + waitSeconds * 1000;
  try {
    for (;;) {
      const result = await preflight(suites, reported, { send, isReadOnly, isPart });
      const faults = [...result.findings, ...result.warnings];
      const isStarting = faults.some((fault) => fault.includes('cannot be reached'));
      if (!isStarting || performance.now() > deadline) return result;
      await setTimeout(START_PAUSE_MS);
    }
  } finally {
    target.close();
  }
}

const START_PAUSE_MS = 250;

/** Returns a report in which every cell is skipped; nothing is sent. */
async function reportUntested(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  options: TargetOptions,
  { name, reason }: { name: string; reason: string },
): Promise<ServiceReport> {
  const target = createTarget(options, suites);
  const cells = await runLedger(suites, suite, target, {
    part: 'ledger',
    runOne: async (_cell, { name: scenario }) => ({ scenario, outcome: 'skipped', faults: [], reason }),
  });
  return { ...createReport(suite, options.kind, name), cells };
}

/** How one service is run. */
interface ServiceRun extends Pick<DeploymentRun, 'onProgress'> {
  name: string;
  isImplementedOnly?: boolean;
  /** Whether what every route does alike is tested, too. */
  isServiceWide?: boolean;
}

/** Runs the ledger and the service-wide checks. */
export async function runService(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  options: TargetOptions,
  { name, isImplementedOnly = false, isServiceWide = true, onProgress }: ServiceRun,
): Promise<ServiceReport> {
  const startedAt = performance.now();
  const target = createTarget(options, suites);
  let [done, failed] = [0, 0];
  try {
    const all = await runLedger(suites, suite, target, {
      part: 'ledger',
      onResult: ({ outcome }, count) => {
        done += 1;
        failed += Number(outcome === 'failed');
        if (outcome === 'failed' && target.isFailFast) target.end(FAIL_FAST);
        onProgress?.({ service: suite.service, done, all: count, failed });
      },
    });
    const missingOperations = isImplementedOnly ? findMissing(all) : [];
    const cells = skipMissing(all, missingOperations);
    const implemented = testedOperations(suite)
      .map(({ id }) => id)
      .filter((id) => !missingOperations.includes(id));
    const isRunFurther = target.endedBy() === null && implemented.length > 0;
    const tested =
      missingOperations.length > 0 ? { ...suite, onlyOperations: implemented, missingOperations } : suite;
    const serviceWideChecks =
      isRunFurther && isServiceWide ? await runServiceWideChecks(suites, tested, target) : [];
    const report: ServiceReport = { ...createReport(tested, options.kind, name), cells, serviceWideChecks };
    const endedBy = target.endedBy();
    if (endedBy !== null) report.endedBy = endedBy;
    return { ...report, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    target.close();
  }
}
