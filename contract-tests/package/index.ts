import { runDeployment } from '../ledger/run-service.js';
import { runChecks, SERVICES, type RunTargets } from '../run-command.js';
import { readOptions, toArguments } from '../run-options.js';
import { suites } from '../scenarios/services.js';

/** The options of the command line by their names; see `record-services-contract --help`. Secrets are read from the environment. */
export interface Options {
  /** Base URLs of the services to test, at least one. */
  aggregator?: string;
  verification?: string;
  catalog?: string;
  only?: string;
  operation?: string | string[];
  skip?: string | string[];
  header?: string | string[];
  'read-only'?: boolean;
  write?: boolean;
  'implemented-only'?: boolean;
  'fail-fast'?: boolean;
  timeout?: number;
  wait?: number;
  'min-passed'?: number | string;
}

/** One cause, in one or several responses. */
export interface Finding {
  /** Null where it is about the run as a whole. */
  service: string | null;
  operation: string | null;
  status: number | null;
  /** Method, path and status. */
  name: string;
  sentence: string;
  expected?: string;
  actual?: string;
  /** JSON pointer in the body. */
  pointer?: string;
  /** JSON pointer in the service's document, and what that says there. */
  documentPointer?: string;
  quote?: string;
  /** The other responses with the same cause, and those that were not reached because of it. */
  alsoIn: string[];
  blocks: string[];
  /** The first request that shows it, as a curl command. */
  request?: string;
}

/** A documented response of an operation. */
export interface TestedResponse {
  /** Method, path, status and media type. */
  cell: string;
  operation: string;
  status: number;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** The results of a run, as in `results.json`. */
export interface Results {
  startedAt: string;
  seconds: number;
  passed: number;
  /** The number of findings. */
  failed: number;
  skipped: number;
  findings: Finding[];
  /** What a run with `write` has left there, and how to take it back. */
  left?: string[];
  reports: { service: string; target: string; cells: TestedResponse[] }[];
}

const runTargets: RunTargets = (wanted, options, run) => runDeployment(suites, wanted, options, run);

/** Tests a deployment. Returns the results; rejects where an option is wrong, no service can be reached or nothing is requested. */
export async function run(options: Options): Promise<Results> {
  const command = 'run()';
  const argv = toArguments(options, SERVICES, command);
  const read = readOptions(argv, SERVICES, { command, environment: process.env });
  if (Object.keys(read.urls).length === 0)
    throw new Error(`Give the address of a service to test: ${SERVICES.join(', ')}.`);
  const checked = await runChecks(read, runTargets, { startedBy: command, onProgress: () => undefined });
  if (checked.isUnusable) throw new Error(checked.run.findings.map(({ sentence }) => sentence).join(' '));
  return checked.run;
}
