/**
 * Runs the compiled test files by node:test, several processes at a time: all, or those whose paths have a PATH in them. With FULL=1
 * the tests have their larger counts. Starts one PostgreSQL server for all of them. Reads dist/; writes temporary files only.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { createSqliteTemplate, createTemplate } from '../../db/testing/databases.js';
import { startPostgres } from '../../db/testing/postgres.js';
import { projectRoot } from '../../src/project-root.js';
import { exitWithMisuse, readCommandLine } from '../command-line.js';
import { bundlePrograms } from './bundle-programs.js';

const USAGE = `Usage: npm test -- [PATH…]

Runs every check and every test; with paths, or parts of them, only those test files. npm run test:all sets FULL=1, with which
tests have larger counts, use both databases, and run on other versions of Node.js too.

  --at-once N   processes of tests at a time; default: 4, or 3 with FULL=1

Examples:
  npm test
  npm test -- src/web`;

/** Test files in one process load their modules once, which takes longer than most tests. */
const FILES_PER_PROCESS = 12;
/** These change or measure the whole process, or wait for other processes most of the time. */
const NEEDS_PROCESS =
  /from 'node:(child_process|cluster|inspector|worker_threads)'|\bprocess\.(chdir|cpuUsage|emit|exit|exitCode|kill|memoryUsage|on|once)\b|\bprocess\.env\[?[.'\w]+\]? = |\bdelete process\.env|\bglobalThis\b|\/browser\.js'/;
const TIMEOUT_MS = 30 * 60_000;
const MAX_SUMMARY_LINES = 30;
/** Temporary files in memory need not wait for a disk. */
const MEMORY = '/dev/shm';
const MIN_MEMORY_BYTES = 4 * 1024 ** 3;

const root = fileURLToPath(projectRoot);
const { values, positionals } = readCommandLine(USAGE, { 'at-once': { type: 'string' } }, true);
// A large test waits less for processes that start and stop.
const atOnce = Number(values['at-once'] ?? (process.env['FULL'] ? 3 : 4));
if (!Number.isInteger(atOnce) || atOnce < 1)
  exitWithMisuse(`--at-once takes an integer from 1, not "${values['at-once']}"`);

/** The test files by their sources, relative to the project. */
function listFiles(): string[] {
  const dist = join(root, 'dist');
  const sources = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.js'))
    .map((path) => path.replace(/js$/, 'ts'))
    .filter((path) => existsSync(join(root, path)))
    .sort();
  const parts = positionals.map((path) =>
    path.replace(/^(\.\/)?(dist\/)?/, '').replace(/(\.test)?\.[jt]s$/, '.test.ts'),
  );
  const unknown = parts.find((part) => !sources.some((path) => path.includes(part)));
  if (unknown !== undefined) exitWithMisuse(`No test file has "${unknown}" in its path`);
  return parts.length === 0 ? sources : sources.filter((path) => parts.some((part) => path.includes(part)));
}

/** Returns the files in the groups that share a process. */
function groupFiles(files: readonly string[]): string[][] {
  const isAlone = (file: string): boolean =>
    file.startsWith('contract-tests/') || NEEDS_PROCESS.test(readFileSync(join(root, file), 'utf8'));
  const isLarge = (file: string): boolean =>
    Boolean(process.env['FULL']) && readFileSync(join(root, file), 'utf8').includes("env['FULL']");
  const shared = files.filter((file) => !isAlone(file));
  const count = Math.ceil(shared.length / FILES_PER_PROCESS);
  const alone = files.filter(isAlone).toSorted((a, b) => Number(isLarge(b)) - Number(isLarge(a)));
  return [
    ...alone.map((file) => [file]),
    ...Array.from({ length: count }, (_, group) => shared.filter((_file, index) => index % count === group)),
  ];
}

/** Returns the groups by the path of a module that imports their files, in a folder. */
async function writeEntries(groups: readonly string[][], folder: string): Promise<Map<string, string[]>> {
  const group = JSON.stringify(new URL('./test-group.js', import.meta.url));
  const entries = new Map(groups.map((files, index) => [join(folder, `group-${index}.mjs`), files]));
  for (const [entry, files] of entries) {
    const paths = JSON.stringify(files.map(toCompiled));
    await writeFile(entry, `import { importFiles } from ${group};\nimportFiles(${paths});\n`);
  }
  return entries;
}

function toCompiled(file: string): string {
  return join(root, 'dist', file.replace(/ts$/, 'js'));
}

/** Prints a line for each file and each failure in full; returns whether nothing failed. */
async function report(
  events: AsyncIterable<TestEvent>,
  entries: ReadonlyMap<string, readonly string[]>,
): Promise<boolean> {
  const startedAt = performance.now();
  const files = [...entries.values()].flat();
  const sources = new Map(files.map((file) => [toCompiled(file), file]));
  const ended = new Set<string>();
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const titles: string[] = [];
  let inFile = { passed: 0, failed: 0, skipped: 0 };
  let output = '';
  const fail = (title: string, text: string): void => {
    inFile.failed += 1;
    failures.push(`${title}\n${text}`);
    console.log(`${title}\n${text}`.replaceAll(/^(?=.)/gm, '  '));
  };
  const endFile = (file: string, seconds: number): void => {
    ended.add(file);
    if (Object.values(inFile).every((count) => count === 0)) fail(file, 'It has no tests.');
    const mark = inFile.failed > 0 ? 'FAILED' : 'ok    ';
    console.log(`${mark} ${seconds.toFixed(1).padStart(6)} s  ${file}: ${toCounts(inFile)}`);
    if (inFile.failed > 0) console.log(`${output}\n  To run it alone: npm test -- ${file}\n`);
    for (const name of ['passed', 'failed', 'skipped'] as const) sum[name] += inFile[name];
    inFile = { passed: 0, failed: 0, skipped: 0 };
    output = '';
  };
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') output += data.message;
    if (type === 'test:start') titles[data.nesting] = sources.get(data.name) ?? data.name;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const title = [...titles.slice(0, data.nesting), sources.get(data.name) ?? data.name].join(' > ');
    const error = type === 'test:fail' ? (data.details.error as TestFailure) : undefined;
    const group = data.nesting === 0 ? entries.get(data.name) : undefined;
    const source = data.nesting === 0 ? sources.get(data.name) : undefined;
    const isOwnFailure = error !== undefined && error.failureType !== 'subtestsFailed';
    if (group && isOwnFailure) {
      for (const file of group.filter((name) => !ended.has(name))) {
        fail(file, 'Its process ended before it did.');
        endFile(file, 0);
      }
      // The process did not end after its last test.
      if (output !== '') fail(group.join(', '), output);
    } else if (isOwnFailure) fail(title, describeError(error));
    else if (data.nesting > 0 && data.details.type !== 'suite' && error === undefined)
      inFile[data.skip === undefined && data.todo === undefined ? 'passed' : 'skipped'] += 1;
    if (source !== undefined) endFile(source, data.details.duration_ms / 1000);
  }
  for (const file of files.filter((name) => !ended.has(name))) fail(file, 'It did not run.');
  sum.failed += inFile.failed;
  if (failures.length > 0) console.log(`\nFailed:\n${toSummary(failures)}`);
  console.log(`\n${files.length} files in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  console.log(toCounts(sum));
  return sum.failed === 0;
}

type TestFailure = Error & { failureType?: string };

/** Without the test runner's own frames. */
function describeError({ cause, message }: Error): string {
  const text = typeof cause === 'object' ? inspect(cause, { depth: 8 }) : String(cause ?? message);
  return text.replaceAll(/\n +at [^\n]*\(?node:internal\/[^\n{]*/g, '');
}

function toCounts({ passed, failed, skipped }: Record<'passed' | 'failed' | 'skipped', number>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Returns the first lines of each failure, because CI shows only the last lines of a long output. */
function toSummary(failures: readonly string[]): string {
  const perFailure = Math.max(2, Math.floor(MAX_SUMMARY_LINES / failures.length));
  const lines = failures.flatMap((text) => text.split('\n').slice(0, perFailure));
  return lines.slice(0, MAX_SUMMARY_LINES).join('\n');
}

/** Returns a folder for temporary files, in memory where that has room and allows programs. */
async function createFolder(): Promise<string> {
  const mounts = process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8') : '';
  const isUsable = new RegExp(`^\\S+ ${MEMORY} tmpfs (?!\\S*\\b(ro|noexec)\\b)`, 'm').test(mounts);
  const { bavail = 0, bsize = 0 } = isUsable ? await statfs(MEMORY) : {};
  const folder = await mkdtemp(join(bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY : tmpdir(), 'tests-'));
  // A server that was started as root reads its data as another user.
  await chmod(folder, 0o711);
  return folder;
}

async function main(): Promise<void> {
  const files = listFiles();
  const folder = await createFolder();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(1);
    });
  // More room for what is short-lived saves a twelfth of the processor time of tests.
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;
  process.env['TMPDIR'] = folder;
  const postgres = await startPostgres();
  try {
    // Node.js 22 and newer keep compiled modules there.
    process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled');
    process.env['TEST_DATABASE_URL'] = postgres.url;
    process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(postgres.url);
    process.env['TEST_SQLITE_TEMPLATE'] = await createSqliteTemplate(folder);
    if (positionals.length === 0)
      process.env['TEST_PROGRAMS'] = await bundlePrograms(join(folder, 'programs'));
    console.log(`${files.length} files, ${atOnce} processes at a time`);
    const entries = await writeEntries(groupFiles(files), folder);
    const events = run({ files: [...entries.keys()], concurrency: atOnce, timeout: TIMEOUT_MS });
    if (!(await report(events as AsyncIterable<TestEvent>, entries))) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
