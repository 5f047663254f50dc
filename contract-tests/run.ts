// The contract tests of all services: the ledger, Dredd and Prism. When: in `npm test` and by hand. Reads: generated/, the
// compiled server, a deployment's URLs from the command line. Writes: contract-tests/report/results.json.
import { mkdir, writeFile } from 'node:fs/promises';
import { runDredd } from './dredd/run-dredd.js';
import { runLedger } from './ledger.js';
import { runManners } from './manners.js';
import { availableDatabases, startOwnServer, type OwnServer } from './own-server.js';
import { runPrism } from './prism/run-prism.js';
import { projectRoot } from './project.js';
import { readOptions, type RunOptions } from './run-options.js';
import type { ServiceSuite } from './scenario.js';
import { suites } from './services.js';
import { countOutcomes, reportOf, toRemarks, toTables, type ServiceReport } from './summary.js';
import { createTarget, type TargetOptions } from './target.js';

/** Runs one service's ledger on a target, and Dredd as well where every answer can be had. */
async function runService(suite: ServiceSuite, options: TargetOptions, name: string): Promise<ServiceReport> {
  const startedAt = performance.now();
  const target = createTarget(options);
  try {
    const cells = await runLedger(suites, suite, target, { part: 'ledger' });
    const manners = await runManners(suites, suite, target);
    const dredd = options.kind === 'server' ? await runDredd(suite, options) : null;
    return {
      ...reportOf(suite, name, cells),
      manners,
      dredd,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    target.close();
  }
}

async function runOwnServer(database: OwnServer['database']): Promise<ServiceReport[]> {
  const own = await startOwnServer(suites, database);
  const reports: ServiceReport[] = [];
  try {
    for (const suite of suites) reports.push(await runService(suite, own.target, database));
  } finally {
    await own.stop();
  }
  return reports;
}

async function runDeployment({ urls, isReadOnly }: RunOptions): Promise<ServiceReport[]> {
  // Names of a run of its own, since a deployment keeps what earlier runs have made.
  const run = `deployment ${Date.now()}`;
  const given = suites.filter(({ service }) => urls[service] !== undefined);
  const reports: ServiceReport[] = [];
  for (const suite of given) {
    reports.push(
      await runService(suite, { kind: 'deployment', urls, isReadOnly, run }, urls[suite.service] ?? ''),
    );
  }
  return reports;
}

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    suites.map(({ service }) => service),
  );
  const isDeployment = Object.keys(options.urls).length > 0;
  const reports: ServiceReport[] = [];
  if (isDeployment) reports.push(...(await runDeployment(options)));
  else for (const database of availableDatabases()) reports.push(...(await runOwnServer(database)));
  const mocks = isDeployment ? [] : await runPrism(suites);
  const { passed, failed } = countOutcomes(reports, mocks);
  await writeReport({ startedBy: 'npm run contract', passed, failed, reports, mocks });
  console.log([...toRemarks(reports, mocks), '', toTables(reports, mocks), ''].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function writeReport(results: object): Promise<void> {
  const folder = new URL('contract-tests/report/', projectRoot);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('results.json', folder), `${JSON.stringify(results, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
