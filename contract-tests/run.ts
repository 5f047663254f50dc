// The contract tests of all services: the ledger and what every route does alike, on spawned servers or on a deployment. When: in
// `npm test` and by hand. Reads: generated/, the compiled server, a deployment's URLs from the command line. Writes:
// contract-tests/report/ or the folder that is given.
import { fileURLToPath } from 'node:url';
import { projectRoot } from './contract/project.js';
import { runDeployment } from './ledger/run-service.js';
import { runSpawnedServer } from './ledger/run-spawned.js';
import type { ServiceReport } from './reporting/report-model.js';
import { runCommand, type RunTargets } from './run-command.js';
import { suites } from './scenarios/services.js';
import { availableDatabases } from './targets/spawned-server.js';
import { toUsage } from './usage.js';

const runTargets: RunTargets = async (wanted, options, run) => {
  if (Object.keys(options.urls).length > 0) {
    return runDeployment(suites, wanted, options, run);
  }
  const reports: ServiceReport[] = [];
  for (const database of availableDatabases())
    reports.push(...(await runSpawnedServer(suites, wanted, database)));
  return { reports, problems: [], isUnusable: false, left: [] };
};

process.exitCode = await runCommand(process.argv.slice(2), {
  name: 'npm run contract --',
  usage: toUsage('npm run contract --', { canSpawn: true, reportFolder: 'contract-tests/report/' }),
  reportFolder: fileURLToPath(new URL('contract-tests/report/', projectRoot)),
  runTargets,
});
