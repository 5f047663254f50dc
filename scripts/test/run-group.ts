import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import type { Result } from './result.js';
import { createCollector, createResult, runFile, runProcess, type Collector } from './run-file.js';
import type { TestFile } from './test-files.js';

export interface GroupOptions {
  /** A folder for the module that a group starts with. */
  folder: string;
  /** Returns the command that runs a file alone. */
  commandOf: (file: TestFile) => string;
}

/** A file of a group. */
interface Part {
  result: Result;
  collector: Collector;
  hasEnded: boolean;
}

const IMPORT_FILES = new URL('./import-files.js', import.meta.url).href;

/**
 * Runs test files one after the other in one process and returns a result for each. Where that process ends early or fails
 * as a whole, each file runs again in a process of its own, which shows whose fault it is.
 */
export async function runGroup(files: readonly TestFile[], options: GroupOptions): Promise<Result[]> {
  const isAlone = files.length === 1;
  const together = isAlone ? null : await runTogether(files, options);
  if (together !== null) return together;
  const results: Result[] = [];
  for (const file of files) results.push(await runFile(file, options.commandOf(file)));
  const isExplained = isAlone || results.some(({ failed }) => failed > 0);
  return isExplained ? results : [...results, failTogether(files)];
}

/** Returns null where the process did not run each file to its end, or failed besides their tests. */
async function runTogether(
  files: readonly TestFile[],
  { folder, commandOf }: GroupOptions,
): Promise<Result[] | null> {
  const parts = new Map(files.map((file) => [file.compiled, createPart(file, commandOf(file))]));
  const entry = await writeEntry(folder, [...parts.keys()]);
  const output: TestEvent[] = [];
  let current: Part | undefined;
  let isFailed = false;
  for await (const event of runProcess(entry)) {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') output.push(event);
    const lifted = lift(event);
    if (lifted) current?.collector.add(lifted);
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

function createPart({ source, compiled }: TestFile, command: string): Part {
  const result = createResult(source, command);
  return { result, collector: createCollector(result, compiled), hasEnded: false };
}

/** Ends a file; the event of its suite is a failure of the file itself where that could not be imported. */
function end(part: Part, event: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>): void {
  part.collector.add(event);
  part.result.seconds = event.data.details.duration_ms / 1000;
  part.hasEnded = true;
}

/** Returns an event from within a file's suite as the file reports it when it runs alone, else null. */
function lift({ type, data }: TestEvent): TestEvent | null {
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
