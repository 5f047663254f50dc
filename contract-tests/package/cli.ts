#!/usr/bin/env node
// The command of the package record-services-contract: the contract tests of a deployment.
// When: in the CI of an operator or a client, without this repository. Reads: the package's documents, a deployment.
// Writes: contract-report/ in the current folder, or the folder that is given.
import { runCommand } from '../command.js';
import { readProjectJson } from '../contract/project.js';

const argv = process.argv.slice(2);
if (argv[0] === '--version') {
  console.log((readProjectJson('package.json') as { version: string }).version);
} else {
  process.exitCode = await runCommand(argv, {
    name: 'npx record-services-contract',
    canSpawn: false,
    reportFolder: 'contract-report/',
  });
}
