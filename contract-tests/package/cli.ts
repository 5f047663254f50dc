#!/usr/bin/env node
// The command of the package record-services-contract: the contract tests of a deployment.
// When: in the CI of an operator or a client, without this repository. Reads: the package's documents, a deployment.
// Writes: contract-report/ in the current folder, or the folder that is given.
import { resolve } from 'node:path';
import { readProjectJson } from '../contract/project.js';
import { runDeployment } from '../ledger/run-service.js';
import { EXIT, runCommand, SERVICES, type RunTargets } from '../run-command.js';
import { serveProxy, toProxyUsage } from '../proxy/serve-proxy.js';
import { suites } from '../scenarios/services.js';
import { isHelp, toUsage } from '../usage.js';

const NAME = 'npx record-services-contract';
const REPORT_FOLDER = 'contract-report/';

const runTargets: RunTargets = async (wanted, options, run) => {
  if (Object.keys(options.urls).length === 0) {
    const names = suites.map(({ service }) => `--${service} URL`);
    throw new Error(`Give the address of a service to test: ${names.join(', ')}. See ${NAME} --help.`);
  }
  return runDeployment(suites, wanted, options, { ...run, dredd: { services: SERVICES, isOptional: true } });
};

async function main(argv: string[]): Promise<number | undefined> {
  const [first, ...others] = argv;
  if (first === '--version') {
    console.log((readProjectJson('package.json') as { version: string }).version);
    return EXIT.passed;
  }
  if (first === 'proxy') return runProxy(others);
  return runCommand(argv, {
    name: NAME,
    usage: toUsage(NAME, { canSpawn: false, reportFolder: REPORT_FOLDER }),
    reportFolder: resolve(REPORT_FOLDER),
    runTargets,
  });
}

async function runProxy(argv: string[]): Promise<number | undefined> {
  const command = `${NAME} proxy`;
  if (isHelp(argv)) {
    console.log(toProxyUsage(command, REPORT_FOLDER));
    return EXIT.passed;
  }
  return serveUntilEnd(() => serveProxy(argv, command, REPORT_FOLDER));
}

/** What cannot be served ends the process with a sentence. */
async function serveUntilEnd(serve: () => Promise<void>): Promise<undefined> {
  try {
    await serve();
    return undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(EXIT.unusable);
  }
}

const code = await main(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
