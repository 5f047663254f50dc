import { sizeOf } from '../../scripts/develop/test/sizes.js';
import { planFor } from '../dredd/prepare-document.js';
import { runDredd } from '../dredd/run-dredd.js';
import { reportOf, type ServiceReport } from '../reporting/report-model.js';
import type { RunOptions } from '../run-options.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { preflight } from '../targets/preflight.js';
import { type Place, spawnFailingServer, spawnServer } from '../targets/spawned-server.js';
import { createTarget, type TargetOptions } from '../targets/target.js';
import { runLedger } from './ledger.js';
import { runServiceWideChecks } from './service-wide-checks.js';

/** How a deployment is tested. */
export interface DeploymentRun {
  startedAt: Date;
  /** Whether Dredd may be missing. */
  isDreddOptional: boolean;
}

/** Returns the reports of the wanted services of a deployment, and what prevents testing it. */
export async function runDeployment(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  reported: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  { startedAt, isDreddOptional }: DeploymentRun,
): Promise<{ reports: ServiceReport[]; problems: string[]; isUnreachable: boolean }> {
  const { isReadOnly } = reported;
  // Names are unique to the run, since a deployment keeps the data of earlier runs.
  const run = `deployment ${startedAt.getTime()}`;
  const { urls, settings, findings: problems } = await runPreflight(suites, reported, run);
  const options: TargetOptions = { kind: 'deployment', urls, isReadOnly, settings, run };
  const reports: ServiceReport[] = [];
  for (const suite of wanted) {
    const name = `${reported.urls[suite.service] ?? ''}${isReadOnly ? ' (read-only)' : ''}`;
    const isUsable = urls[suite.service] !== undefined;
    const report = isUsable
      ? await runService(suites, suite, options, { name, isDreddOptional })
      : await reportUntested(suites, suite, options, name);
    reports.push(report);
    if (isUsable && report.cells.every(({ outcome }) => outcome === 'skipped'))
      problems.push(`${suite.service} on ${name}: every response was skipped, so nothing is proven.`);
  }
  const isUnreachable = wanted.every(({ service }) => urls[service] === undefined);
  return { reports, problems, isUnreachable };
}

/** Throttled like the run itself. */
async function runPreflight(
  suites: ServiceSuite[],
  reported: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  run: string,
): ReturnType<typeof preflight> {
  const target = createTarget({ kind: 'deployment', urls: reported.urls, run }, suites);
  try {
    return await preflight(suites, reported, { send: target.send, isReadOnly: reported.isReadOnly });
  } finally {
    target.close();
  }
}

/** Returns a report in which every cell is skipped; nothing is sent. */
async function reportUntested(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  options: TargetOptions,
  name: string,
): Promise<ServiceReport> {
  const target = createTarget(options, suites);
  const reason = 'The service cannot be tested there.';
  const cells = await runLedger(suites, suite, target, {
    part: 'ledger',
    runOne: async (_cell, { name: scenario }) => ({ scenario, outcome: 'skipped', faults: [], reason }),
  });
  return { ...reportOf(suite, options.kind, name), cells };
}

/** Whether a deployment is tested by Dredd as well depends on the run's size too, which is the whole one for people. */
function dreddPlaceOf({ kind, isReadOnly }: TargetOptions, name: string): string {
  if (kind !== 'deployment') return name;
  return isReadOnly ? 'a deployment that is only read' : 'a deployment';
}

/** Runs the ledger, the service-wide checks and Dredd; Dredd requests what the ledger reached. */
export async function runService(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  options: TargetOptions,
  { name, isDreddOptional }: { name: string; isDreddOptional: boolean },
): Promise<ServiceReport> {
  const startedAt = performance.now();
  const target = createTarget(options, suites);
  try {
    const cells = await runLedger(suites, suite, target, { part: 'ledger' });
    const serviceWideChecks = await runServiceWideChecks(suites, suite, target);
    const report = { ...reportOf(suite, options.kind, name), cells, serviceWideChecks };
    // The suite has validated each response on either database already; Dredd is a second opinion on the documents.
    if (sizeOf('dreddPlaces').includes(dreddPlaceOf(options, name)))
      report.dredd = await runDredd(suite, options, planFor(cells), isDreddOptional);
    return { ...report, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    target.close();
  }
}

/** Returns the reports of the wanted services on a spawned server that runs all of them, with settings besides the suites' own. */
export async function runSpawnedServer(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  place: Place,
  { name = place, settings = {} }: { name?: string; settings?: Record<string, string> } = {},
): Promise<ServiceReport[]> {
  const own = await spawnServer(suites, place, settings);
  const reports: ServiceReport[] = [];
  try {
    const failing = await spawnFailingServer(suites, own.target.settings ?? {});
    try {
      const target = { ...own.target, failingUrls: failing.urls };
      const options = { name, isDreddOptional: false };
      for (const suite of wanted) reports.push(await runService(suites, suite, target, options));
    } finally {
      await failing.stop();
    }
  } finally {
    await own.stop();
  }
  return reports;
}
