import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeConsole } from './escape-console.js';
import type { GivenRun, TestsEnd } from './contract.test.js';
import { describeLeft } from './describe-left.js';
import { isHelp, readOptions, toUsage, type MinPassed, type RunOptions } from './options.js';
import { countResponses, toLines, toMarkdown, type Run } from './report.js';
import { suites } from './scenarios/services.js';
import { chooseSuites } from './select-operations.js';
import { preflight } from './targets/preflight.js';
import type { TestResult } from './test-result.js';

/** How the command is called, in the repository, where it can start servers, or as a package. */
interface Command {
  /** As people write it before its options. */
  name: string;
  canSpawn: boolean;
  /** The default folder of the report, as people write it. */
  reportFolder: string;
}

/** The exit codes of the command. */
const EXIT = { passed: 0, failed: 1, unusable: 2 } as const;

/** The services that can be tested. */
const SERVICES = suites.map(({ service }) => service);

/** Runs the contract tests as a command line describes, writes the report and prints the results. Returns the exit code. */
export async function runCommand(argv: string[], command: Command): Promise<number> {
  escapeConsole();
  if (isHelp(argv)) {
    console.log(toUsage(command.name, command));
    return EXIT.passed;
  }
  try {
    const options = readOptions(argv, SERVICES, { command: command.name, environment: process.env });
    if (!command.canSpawn && Object.keys(options.urls).length === 0) {
      const names = SERVICES.map((service) => `--${service} URL`);
      throw new Error(
        `Give the address of a service to test: ${names.join(', ')}. See ${command.name} --help.`,
      );
    }
    const folder = options.reportFolder ?? command.reportFolder;
    await mkdir(folder, { recursive: true });
    const { run, isUnusable } = await runTests(options, join(folder, 'junit.xml'));
    const markdown = toMarkdown(run);
    await writeFile(join(folder, 'summary.md'), markdown);
    if (options.junitFile !== null) await copyFile(join(folder, 'junit.xml'), options.junitFile);
    const { GITHUB_STEP_SUMMARY: shown = '' } = process.env;
    if (shown !== '') await appendFile(shown, markdown);
    console.log(
      toLines(run)
        .toSpliced(-1, 0, `The report: ${join(folder, 'summary.md')}`)
        .join('\n'),
    );
    if (isUnusable) return EXIT.unusable;
    const isFailed = run.problems.length > 0 || run.results.some(({ outcome }) => outcome === 'failed');
    return isFailed ? EXIT.failed : EXIT.passed;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return EXIT.unusable;
  }
}

/** Runs the tests that the options name in another process; `isUnusable` where no service was reached, one ended or nothing was requested. */
async function runTests(options: RunOptions, junitFile: string): Promise<{ run: Run; isUnusable: boolean }> {
  const { all, wanted } = chooseSuites(options);
  // Names are unique to the run, because a deployment keeps the data of earlier runs.
  const run = `deployment ${Date.now()}`;
  const isDeployment = Object.keys(options.urls).length > 0;
  const { urls, settings, findings, warnings } = await preflight(all, options, run);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
  if (isDeployment && wanted.every(({ service }) => urls[service] === undefined))
    return { run: { results: [], problems: findings, notes: [] }, isUnusable: true };
  const { results, end } = await runProcess({ options, urls, settings, run }, junitFile);
  const isRequested = countResponses(results).requested > 0;
  const problems = [
    ...findings,
    ...(end.endedBy === null ? [] : [end.endedBy]),
    ...(isRequested ? [] : ['Nothing was requested, so nothing is proven.']),
    ...findShortfall(results, options.minPassed),
  ];
  const notes = [...describeScope(options), ...describeLeft(run, new Set(end.written))];
  return { run: { results, problems, notes }, isUnusable: end.endedBy !== null || !isRequested };
}

/** Runs contract.test.js; returns the results that it sends. */
async function runProcess(
  given: GivenRun,
  junitFile: string,
): Promise<{ results: TestResult[]; end: TestsEnd }> {
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const tests = fileURLToPath(new URL('contract.test.js', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--test-reporter=junit', `--test-reporter-destination=${junitFile}`, tests],
    {
      env: { ...environment, CONTRACT_RUN: JSON.stringify(given) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const results: TestResult[] = [];
  const ends: TestsEnd[] = [];
  const { stderr } = process;
  child.on('message', (message: TestResult | TestsEnd) => {
    if ('written' in message) return ends.push(message);
    results.push(message);
    const failed = results.filter(({ outcome }) => outcome === 'failed').length;
    if (stderr.isTTY) stderr.write(`\r${results.length} tests, ${failed} failed`);
  });
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (stderr.isTTY) stderr.write('\r\u001b[K');
  const [end] = ends;
  if (!end) throw new Error('The process of the tests ended before its last test.');
  return { results, end };
}

/** Skipped responses fail no run by themselves, so that a gate on the passed ones is needed where they matter: a share is one of what could be tested. */
function findShortfall(results: TestResult[], minPassed: MinPassed | null): string[] {
  if (!minPassed) return [];
  const { passed, testable } = countResponses(results);
  const wanted = minPassed.unit === '%' ? (testable * minPassed.value) / 100 : minPassed.value;
  if (passed >= wanted) return [];
  const limit = `${minPassed.value}${minPassed.unit}`;
  return [
    `${passed} of ${testable} responses that can be tested there passed, fewer than --min-passed ${limit} asks for.`,
  ];
}

/** Returns sentences on what the options have left out. */
function describeScope({ operations, skipped, isWithoutVerifier }: RunOptions): string[] {
  const left = [...skipped, ...(isWithoutVerifier ? ['verifier'] : [])];
  return [
    ...(operations.length > 0 ? [`Tested, as --operation asks for: ${operations.join(', ')} only.`] : []),
    ...(left.length > 0 ? [`Not tested, as --skip asks for: ${left.join(', ')}.`] : []),
  ];
}
