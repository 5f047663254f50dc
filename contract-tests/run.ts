// The contract tests of all services: the ledger, Dredd and Prism, on spawned servers or on a deployment. When: in
// `npm test` and by hand. Reads: generated/, the compiled server, a deployment's URLs from the command line. Writes:
// contract-tests/report/ or the folder that is given.
import { fileURLToPath } from 'node:url';
import { projectRoot } from './contract/project.js';
import { runDeployment } from './ledger/run-service.js';
import { runSpawnedServer } from './ledger/run-spawned.js';
import { sizeOf } from '../scripts/develop/test/sizes.js';
import type { ServiceReport } from './reporting/report-model.js';
import { runCommand, type RunTargets, type TestedTargets } from './run-command.js';
import { suites } from './scenarios/services.js';
import { availableDatabases } from './targets/spawned-server.js';
import { toUsage } from './usage.js';

const runTargets: RunTargets = async (wanted, options, run) => {
  if (Object.keys(options.urls).length > 0) {
    const dredd = { services: sizeOf('wholeRunServices'), isOptional: false };
    return runDeployment(suites, wanted, options, { ...run, dredd });
  }
  const reports: ServiceReport[] = [];
  for (const database of availableDatabases())
    reports.push(...(await runSpawnedServer(suites, wanted, database)));
  const mocked = wanted.filter(({ service }) => sizeOf('wholeRunServices').includes(service));
  if (mocked.length === 0) return whole(reports);
  // Imported here, since Prism takes seconds to load and runs on deployments do not need it.
  const { findUnneededDifferences, runPrism } = await import('./prism/run-prism.js');
  const mocks = await runPrism(suites, mocked);
  const isWhole = mocked.every(({ onlyOperations }) => !onlyOperations) && mocked.length === suites.length;
  const problems = isWhole ? findUnneededDifferences(mocks) : [];
  return { ...whole([...reports, ...mocks]), problems };
};

function whole(reports: ServiceReport[]): TestedTargets {
  return { reports, problems: [], isUnusable: false, left: [] };
}

process.exitCode = await runCommand(process.argv.slice(2), {
  name: 'npm run contract --',
  usage: toUsage('npm run contract --', { canSpawn: true, reportFolder: 'contract-tests/report/' }),
  reportFolder: fileURLToPath(new URL('contract-tests/report/', projectRoot)),
  runTargets,
});
