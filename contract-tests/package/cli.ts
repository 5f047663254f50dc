#!/usr/bin/env node
// The command of the package record-services-contract: the contract tests of a deployment.
// When: in the CI of an operator or a client, without this repository. Reads: the package's documents, a deployment.
// Writes: contract-report/ in the current folder, or the folder that is given.
import { resolve } from 'node:path';
import { readProjectJson } from '../contract/project.js';
import { runDeployment } from '../ledger/run-service.js';
import { runCommand, type RunTargets } from '../run-command.js';
import { suites } from '../scenarios/services.js';
import { toUsage } from '../usage.js';

const NAME = 'npx record-services-contract';
const REPORT_FOLDER = 'contract-report/';

const runTargets: RunTargets = async (wanted, options, run) => {
  if (Object.keys(options.urls).length === 0) {
    const names = suites.map(({ service }) => `--${service} URL`);
    throw new Error(`Give the address of a service to test: ${names.join(', ')}. See ${NAME} --help.`);
  }
  return runDeployment(suites, wanted, options, run);
};

const argv = process.argv.slice(2);
if (argv[0] === '--version') {
  console.log((readProjectJson('package.json') as { version: string }).version);
} else {
  process.exitCode = await runCommand(argv, {
    name: NAME,
    usage: toUsage(NAME, { canSpawn: false, reportFolder: REPORT_FOLDER }),
    reportFolder: resolve(REPORT_FOLDER),
    runTargets,
  });
}
