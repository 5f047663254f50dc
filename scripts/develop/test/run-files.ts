import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, mock, run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { type Result, WHOLE_FILE } from './report.js';
import type { TestFile } from './test-files.js';

const TIMEOUT_MS = 15 * 60_000;

/** Runs one test file with Node's test runner, in a process of its own. `command` runs it alone. */
export async function runFile({ source, compiled }: TestFile, command: string): Promise<Result> {
  const startedAt = performance.now();
  const result = createResult(source, command);
  const collector = createCollector(result, compiled);
  for await (const event of runProcess(compiled)) collector.add(event);
  collector.end();
  result.seconds = (performance.now() - startedAt) / 1000;
  return result;
}

/** Runs the tests of a module in a process and returns their events. */
function runProcess(module: string): AsyncIterable<TestEvent> {
  return run({ files: [module], concurrency: 1, timeout: TIMEOUT_MS }) as AsyncIterable<TestEvent>;
}

/** Returns a result without tests. */
function createResult(name: string, command: string): Result {
  return { name, passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [], diagnostics: [], command };
}

/** Adds the events of a file to its result. */
interface Collector {
  add: (event: TestEvent) => void;
  end: () => void;
}

/** Returns a collector for a result. */
function createCollector(result: Result, compiled: string): Collector {
  /** The titles of the suites and tests that the current one is in. */
  const titles: string[] = [];
  const output: string[] = [];
  let count = 0;
  let isWhole = false;
  const fail = (title: string, error: unknown): void => {
    result.failed += 1;
    result.failures.push(`${title}\n${describeError(error)}`);
  };
  const finish = ({ type, data }: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>): void => {
    // The runner reports a file without tests, or one that ends early, as a test with the file's path as its name.
    const isFile = data.nesting === 0 && data.name === compiled;
    const isSuite = data.details.type === 'suite';
    if (!isFile && !isSuite) count += 1;
    const title = isFile ? WHOLE_FILE : [...titles.slice(0, data.nesting), data.name].join(' > ');
    if (type === 'test:fail') {
      const { error } = data.details;
      // A parent of failed tests; a suite's own failure, in a hook, counts.
      const isParent = (error as { failureType?: unknown }).failureType === 'subtestsFailed';
      if (isParent && isSuite) return;
      if (isParent) result.failed += 1;
      else {
        isWhole ||= isFile;
        fail(title, error.cause);
      }
    } else if (isSuite || isFile) return;
    else if (data.skip !== undefined || data.todo !== undefined) result.skipped += 1;
    else result.passed += 1;
  };
  return {
    add: (event) => {
      if (event.type === 'test:start') titles[event.data.nesting] = event.data.name;
      else if (event.type === 'test:pass' || event.type === 'test:fail') finish(event);
      else if (event.type === 'test:stdout' || event.type === 'test:stderr') output.push(event.data.message);
      else if (event.type === 'test:diagnostic' && event.data.file !== undefined)
        result.diagnostics.push(event.data.message);
    },
    end: () => {
      if (count === 0 && result.failed === 0) fail(WHOLE_FILE, 'It has no tests.');
      // Node.js 20 writes what a file throws; Node.js 22 reports it as a diagnostic.
      const causes = isWhole ? result.diagnostics.map((text) => `${text}\n`) : [];
      const wrote = [...output, ...causes].join('').trim();
      if (result.failed > 0 && wrote !== '') result.output = wrote;
    },
  };
}

/** Without the test runner's own frames. */
function describeError(error: unknown): string {
  const text = typeof error === 'string' ? error : inspect(error, { depth: 8 });
  return text
    .replaceAll(/\n +at [^\n]*\(?node:internal\/[^\n{]*/g, '')
    .replaceAll(/\n +at async Promise.all[^\n{]*/g, '');
}

interface GroupOptions {
  /** A folder for the module that a group starts with. */
  folder: string;
  /** Returns the command that runs a file alone. */
  toCommand: (file: TestFile) => string;
}

/** A file of a group. */
interface GroupedFile {
  result: Result;
  collector: Collector;
  hasEnded: boolean;
}

const IMPORT_FILES = import.meta.url;

/**
 * Runs test files one after the other in one process and returns a result for each. Where that process ends early or fails
 * as a whole, each file runs again in a process of its own, which shows whose fault it is.
 */
export async function runGroup(files: readonly TestFile[], options: GroupOptions): Promise<Result[]> {
  const isAlone = files.length === 1;
  const together = isAlone ? null : await runTogether(files, options);
  if (together !== null) return together;
  const results: Result[] = [];
  for (const file of files) results.push(await runFile(file, options.toCommand(file)));
  const isExplained = isAlone || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, failTogether(files)];
}

/** Returns null where the process did not run each file to its end, or failed besides their tests. */
async function runTogether(
  files: readonly TestFile[],
  { folder, toCommand }: GroupOptions,
): Promise<Result[] | null> {
  const parts = new Map(files.map((file) => [file.compiled, createGroupedFile(file, toCommand(file))]));
  const entry = await writeEntry(folder, [...parts.keys()]);
  const output: TestEvent[] = [];
  let current: GroupedFile | undefined;
  let isFailed = false;
  for await (const event of runProcess(entry)) {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') output.push(event);
    const unnested = unnest(event);
    if (unnested) current?.collector.add(unnested);
    else if (event.type === 'test:start') current = parts.get(event.data.name);
    else if (event.type === 'test:pass' || event.type === 'test:fail') {
      const part = parts.get(event.data.name);
      if (part) end(part, event);
      else isFailed = true;
    }
  }
  await rm(entry);
  const all = [...parts.values()];
  if (isFailed || all.some(({ hasEnded }) => !hasEnded)) return null;
  return all.map(({ result, collector }) => {
    // Which file wrote what is not known.
    if (result.failed > 0) for (const event of output) collector.add(event);
    collector.end();
    return result;
  });
}

/** Returns the path of a module that imports these ones. */
async function writeEntry(folder: string, paths: readonly string[]): Promise<string> {
  const entry = join(folder, `group-${randomBytes(8).toString('hex')}.mjs`);
  const call = `importFiles(${JSON.stringify(paths)});`;
  await writeFile(entry, `import { importFiles } from ${JSON.stringify(IMPORT_FILES)};\n${call}\n`);
  return entry;
}

function createGroupedFile({ source, compiled }: TestFile, command: string): GroupedFile {
  const result = createResult(source, command);
  return { result, collector: createCollector(result, compiled), hasEnded: false };
}

/** Ends a file; the event of its suite is a failure of the file itself where that could not be imported. */
function end(part: GroupedFile, event: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>): void {
  part.collector.add(event);
  part.result.seconds = event.data.details.duration_ms / 1000;
  part.hasEnded = true;
}

/** Returns an event from within a file's suite as the file reports it when it runs alone, else null. */
function unnest({ type, data }: TestEvent): TestEvent | null {
  if (data === undefined || !('nesting' in data) || data.nesting === 0) return null;
  return { type, data: { ...data, nesting: data.nesting - 1 } } as TestEvent;
}

function failTogether(files: readonly TestFile[]): Result {
  const names = files.map(({ source }) => source);
  return {
    ...createResult('files in one process', `npm test -- ${names.join(' ')}`),
    failed: 1,
    failures: [`The files pass alone, but not one after the other in one process:\n${names.join('\n')}`],
  };
}

/** How long the process may go on after its last test. */
const EXIT_WITHIN_MS = 60_000;

/**
 * Runs test files one after the other in this process, each as a suite with the file's path as its name. A process that something
 * keeps running after the last test ends with a failure.
 */
export function importFiles(files: readonly string[]): void {
  after(() => {
    setTimeout(() => {
      console.error(
        `After the last test these are still open: ${process.getActiveResourcesInfo().join(', ')}.`,
      );
      process.exit(1);
    }, EXIT_WITHIN_MS).unref();
  });
  for (const file of files) {
    void describe(file, async () => {
      // The timers and methods that one file replaces are real again in the next.
      after(() => mock.reset());
      await import(pathToFileURL(file).href);
    });
  }
}
