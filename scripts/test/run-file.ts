import { run } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { WHOLE_FILE, type Result } from './result.js';
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
export function runProcess(module: string): AsyncIterable<TestEvent> {
  return run({ files: [module], concurrency: 1, timeout: TIMEOUT_MS }) as AsyncIterable<TestEvent>;
}

/** Returns a result without tests. */
export function createResult(name: string, command: string): Result {
  return { name, passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [], diagnostics: [], command };
}

/** Adds the events of a file to its result. */
export interface Collector {
  add: (event: TestEvent) => void;
  end: () => void;
}

/** Returns a collector for a result. */
export function createCollector(result: Result, compiled: string): Collector {
  /** The titles of the suites and tests that the current one is in. */
  const titles: string[] = [];
  const output: string[] = [];
  let count = 0;
  let isWhole = false;
  const fail = (title: string, error: unknown): void => {
    result.failed += 1;
    result.failures.push(`${title}\n${describe(error)}`);
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
function describe(error: unknown): string {
  const text = typeof error === 'string' ? error : inspect(error, { depth: 8 });
  return text
    .replaceAll(/\n +at [^\n]*\(?node:internal\/[^\n{]*/g, '')
    .replaceAll(/\n +at async Promise.all[^\n{]*/g, '');
}
