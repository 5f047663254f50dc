/**
 * Runs the checks of the sources, the contract tests and every test file, several at a time: `npm test` at the quick sizes,
 * `npm run test:all` at those of FULL=1 (`--all`). When: always before a commit. Arguments are paths or parts of
 * paths of test files, and only those run. The whole run also repeats the contract tests, and the test files of what others run,
 * on the other versions of Node.js (`--runtime`). Reads the project and dist/. Writes contract-tests/report/; starts one PostgreSQL
 * server for all of them and stops it again.
 */
import { readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSqliteTemplate, createTemplate } from '../../db/testing/databases.js';
import { startPostgres } from '../../db/testing/postgres.js';
import { findProgram } from '../../db/testing/programs.js';
import { projectRoot } from '../../src/project-root.js';
import { exitWithMisuse, readCommandLine } from '../command-line.js';
import { bundlePrograms } from './test/bundle-programs.js';
import {
  dependsOnNode,
  groupFiles,
  listTestFiles,
  selectTestFiles,
  type TestFile,
} from './test/test-files.js';
import { findMemoryFolder } from './test/memory-folder.js';
import {
  type Job,
  type Result,
  runJobs,
  toFailure,
  toLine,
  toNestedFailures,
  toSummary,
  toTotals,
} from './test/report.js';
import { runCheck, type Check } from './test/run-check.js';
import { runGroup } from './test/run-files.js';

/** The other versions of Node.js that package.json allows; the npm package `node` brings them. */
const NODES = ['22', '24'];
/** Besides the contract tests, which take longer than all of them and so come first. */
const CHECKS: readonly Check[] = [
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'specs:check' },
  { script: 'specs:lint' },
];

/** Tests make much that is short-lived: with more room for it, a twelfth of the processor time for them is saved. */
const NODE_OPTIONS = '--max-semi-space-size=64';

const USAGE = `Usage: npm test -- [PATH…]

Runs every check and every test, the large ones at a quick size; with paths, or parts of them, only those test files.
npm run test:all runs all at their full sizes, and what others run again on other versions of Node.js.

  --at-once N   processes of tests at a time; default: 4, or 3 at full size, which keep two processors busy

Examples:
  npm test
  npm test -- src/web
  npm run test:all`;

const root = fileURLToPath(projectRoot);
const { values, positionals: paths } = readCommandLine(
  USAGE,
  {
    all: { type: 'boolean', default: false },
    runtime: { type: 'boolean', default: false },
    'at-once': { type: 'string' },
  },
  true,
);
/** A run within another one, which shows what it prints only where something fails: the failures, and nothing else. */
const isNested = values.runtime && !process.stdout.isTTY;
// A small test waits for processes that start and stop more than a large one.
const atOnce = Number(values['at-once'] ?? (values.all ? 3 : 4));
if (!Number.isInteger(atOnce) || atOnce < 1) {
  exitWithMisuse(`--at-once takes an integer from 1, not "${values['at-once']}"`);
}

/** The contract tests, and the test files of what others run, at their quick sizes on other versions of Node.js. */
function listNodeChecks(): Check[] {
  const others = NODES.filter((major) => !process.version.startsWith(`v${major}.`));
  return others.map((major) => {
    const program = [
      'npx',
      '--yes',
      `--package=node@${major}`,
      '--',
      'node',
      'dist/scripts/develop/test.js',
    ] as const;
    return {
      script: `test on Node.js ${major}`,
      program: [...program, '--runtime', '--at-once=1'],
      command: `${program.join(' ')} PATH…`,
    };
  });
}

function listChecks(): readonly Check[] {
  if (paths.length > 0) return [];
  // The report of the Node.js at hand is the one that is kept.
  const report = ['--report', `dist/contract-report-${process.version}`] as const;
  const run = findProgram(new URL('dist/contract-tests/run.js', projectRoot));
  const contract = (words: readonly string[]): Check => ({
    script: 'contract',
    program: [process.execPath, run, ...words],
  });
  if (values.runtime) return [contract(report)];
  return [...(values.all ? listNodeChecks() : []), contract([]), ...CHECKS];
}

const readSource = ({ source }: TestFile): string => readFileSync(join(root, source), 'utf8');

/** `folder` is for the entries of groups. */
function listJobs(files: readonly TestFile[], folder: string): Job[] {
  const command = values.all ? 'npm run test:all' : 'npm test';
  const toCommand = ({ source }: TestFile): string => `${command} -- ${source}`;
  const groups = groupFiles(files, readSource);
  return [
    ...listChecks().map((check) => async () => [await runCheck(check, root)]),
    ...groups.map((group) => () => runGroup(group, { folder, toCommand })),
  ];
}

function listFiles(): TestFile[] {
  const all = listTestFiles(root);
  if (paths.length > 0) return selectTestFiles(all, paths, root);
  return values.runtime ? all.filter((file) => dependsOnNode(file, readSource(file))) : all;
}

function show(result: Result): void {
  if (isNested) {
    if (result.failed > 0) console.log(toNestedFailures(result));
    return;
  }
  console.log(toLine(result));
  if (result.failed > 0) console.log(toFailure(result));
  if (paths.length > 0) for (const line of result.diagnostics) console.log(`  ${line}`);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const files = listFiles();
  const count = files.length + listChecks().length;
  if (!isNested) console.log(`${count} files and checks, ${atOnce} processes at a time`);
  const folder = await mkdtemp(join((await findMemoryFolder()) ?? tmpdir(), 'record-services-tests-'));
  // A server that was started as root reads its data as another user.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  const postgres = await startPostgres();
  try {
    process.env['TEST_DATABASE_URL'] = postgres.url;
    process.env['NODE_OPTIONS'] = [process.env['NODE_OPTIONS'], NODE_OPTIONS].filter(Boolean).join(' ');
    process.env['FULL'] = values.all ? '1' : '';
    const programs = join(folder, 'programs');
    const isBundled = paths.length === 0 && !values.all;
    const [postgresTemplate, sqliteTemplate] = await Promise.all([
      createTemplate(postgres.url),
      createSqliteTemplate(folder),
      isBundled ? bundlePrograms(programs) : undefined,
    ]);
    process.env['TEST_DATABASE_TEMPLATE'] = postgresTemplate;
    process.env['TEST_SQLITE_TEMPLATE'] = sqliteTemplate;
    if (isBundled) process.env['TEST_PROGRAMS'] = programs;
    const results = await runJobs(listJobs(files, folder), atOnce, show);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(isNested ? toTotals(results) : toSummary(results, seconds));
    if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
