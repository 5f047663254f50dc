import { planFor } from './dredd/plan.js';
import { runDredd } from './dredd/run-dredd.js';
import { lookAt } from './first-look.js';
import { runLedger } from './ledger.js';
import { runManners } from './manners.js';
import { startOwnServer, type Place } from './own-server.js';
import { reportOf, type ServiceReport } from './report-model.js';
import type { RunOptions } from './run-options.js';
import type { ServiceSuite } from './scenario.js';
import { createTarget, type TargetOptions } from './target.js';

/** Returns what came of the wanted services on a server of the suite's own, beside which the others run as well. */
export async function runOwnServer(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  place: Place,
): Promise<ServiceReport[]> {
  const own = await startOwnServer(suites, place);
  const reports: ServiceReport[] = [];
  try {
    for (const suite of wanted) reports.push(await runService(suites, suite, own.target, place));
  } finally {
    await own.stop();
  }
  return reports;
}

/**
 * Returns what came of the wanted services of a deployment, and what stands in the way of testing it. `run` tells this run's
 * names from those of earlier ones.
 */
export async function runDeployment(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  told: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  run: string,
): Promise<{ reports: ServiceReport[]; findings: string[] }> {
  const { isReadOnly } = told;
  const { urls, settings, findings } = await firstLook(suites, told, run);
  const options: TargetOptions = { kind: 'deployment', urls, isReadOnly, settings, run };
  const reports: ServiceReport[] = [];
  for (const suite of wanted) {
    const name = `${told.urls[suite.service] ?? ''}${isReadOnly ? ' (read-only)' : ''}`;
    const isUsable = urls[suite.service] !== undefined;
    const report = await (isUsable ? runService : reportUntested)(suites, suite, options, name);
    reports.push(report);
    if (isUsable && report.cells.every(({ outcome }) => outcome === 'left out'))
      findings.push(`${suite.service} on ${name}: every cell was left out, so that nothing is proven.`);
  }
  return { reports, findings };
}

/** Asks at the pace of the rate limit, as the run does. */
async function firstLook(
  suites: ServiceSuite[],
  told: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  run: string,
): ReturnType<typeof lookAt> {
  const target = createTarget({ kind: 'deployment', urls: told.urls, run }, suites);
  try {
    return await lookAt(suites, told, { send: target.send, isReadOnly: told.isReadOnly });
  } finally {
    target.close();
  }
}

/** Returns that every cell was left out; nothing is sent. */
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
    runOne: async (_cell, { name: scenario }) => ({ scenario, outcome: 'left out', findings }),
  });
  return { ...reportOf(suite, options.kind, name), cells };
}

/** Runs the ledger, the manners and Dredd; Dredd asks for what the ledger could reach. */
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
    const manners = await runManners(suites, suite, target);
    const dredd = await runDredd(suite, options, planFor(cells));
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...reportOf(suite, options.kind, name), cells, manners, dredd, seconds };
  } finally {
    target.close();
  }
}
