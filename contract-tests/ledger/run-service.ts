import { planFor } from '../dredd/plan.js';
import { runDredd } from '../dredd/run-dredd.js';
import { preflight } from '../targets/preflight.js';
import { runLedger } from './ledger.js';
import { runServiceWideChecks } from './service-wide-checks.js';
import { spawnFailingServer, spawnServer, type Place } from '../targets/spawned-server.js';
import { reportOf, type ServiceReport } from '../reporting/report-model.js';
import type { RunOptions } from '../run-options.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import { createTarget, type TargetOptions } from '../targets/target.js';

/** Returns the reports of the wanted services on a spawned server that runs all of them. */
export async function runSpawnedServer(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  place: Place,
): Promise<ServiceReport[]> {
  const own = await spawnServer(suites, place);
  const reports: ServiceReport[] = [];
  try {
    const failing = await spawnFailingServer(suites, own.target.settings ?? {});
    try {
      const target = { ...own.target, failingUrls: failing.urls };
      for (const suite of wanted) reports.push(await runService(suites, suite, target, place));
    } finally {
      await failing.stop();
    }
  } finally {
    await own.stop();
  }
  return reports;
}

/**
 * Returns the reports of the wanted services of a deployment, and what prevents testing it. `run` separates this
 * run's names from those of earlier ones.
 */
export async function runDeployment(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  reported: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  run: string,
): Promise<{ reports: ServiceReport[]; findings: string[] }> {
  const { isReadOnly } = reported;
  const { urls, settings, findings } = await runPreflight(suites, reported, run);
  const options: TargetOptions = { kind: 'deployment', urls, isReadOnly, settings, run };
  const reports: ServiceReport[] = [];
  for (const suite of wanted) {
    const name = `${reported.urls[suite.service] ?? ''}${isReadOnly ? ' (read-only)' : ''}`;
    const isUsable = urls[suite.service] !== undefined;
    const report = await (isUsable ? runService : reportUntested)(suites, suite, options, name);
    reports.push(report);
    if (isUsable && report.cells.every(({ outcome }) => outcome === 'skipped'))
      findings.push(`${suite.service} on ${name}: every cell was skipped, so nothing is proven.`);
  }
  return { reports, findings };
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
  const findings = ['The service cannot be tested there.'];
  const cells = await runLedger(suites, suite, target, {
    part: 'ledger',
    runOne: async (_cell, { name: scenario }) => ({ scenario, outcome: 'skipped', findings }),
  });
  return { ...reportOf(suite, options.kind, name), cells };
}

/** Runs the ledger, the service-wide checks and Dredd; Dredd requests what the ledger reached. */
async function runService(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  options: TargetOptions,
  name: string,
): Promise<ServiceReport> {
  const startedAt = performance.now();
  const target = createTarget(options, suites);
  try {
    const cells = await runLedger(suites, suite, target, { part: 'ledger' });
    const serviceWideChecks = await runServiceWideChecks(suites, suite, target);
    const dredd = await runDredd(suite, options, planFor(cells));
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...reportOf(suite, options.kind, name), cells, serviceWideChecks, dredd, seconds };
  } finally {
    target.close();
  }
}
