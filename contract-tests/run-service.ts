import { planFor } from './dredd/plan.js';
import { runDredd } from './dredd/run-dredd.js';
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

/** Returns what came of the wanted services of a deployment. `run` tells this run's names from those of earlier ones. */
export async function runDeployment(
  suites: ServiceSuite[],
  wanted: ServiceSuite[],
  { urls, isReadOnly, settings }: Pick<RunOptions, 'urls' | 'isReadOnly' | 'settings'>,
  run: string,
): Promise<ServiceReport[]> {
  const reports: ServiceReport[] = [];
  for (const suite of wanted) {
    const options: TargetOptions = { kind: 'deployment', urls, isReadOnly, settings, run };
    const name = `${urls[suite.service] ?? ''}${isReadOnly ? ' (read-only)' : ''}`;
    reports.push(await runService(suites, suite, options, name));
  }
  return reports;
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
