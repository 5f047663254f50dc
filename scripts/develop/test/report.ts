/** The outcome of one line of a test run: a test file or a command. */
export interface Result {
  /** The source file of the tests, or the name of the command. */
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** Each failure in full: its title in the first line, then message, difference and stack. */
  failures: string[];
  /** What the process of failed tests wrote. */
  output?: string;
  /** What the tests report about themselves (`context.diagnostic`). */
  diagnostics: string[];
  /** The command that runs this alone. */
  command: string;
}

/** The title of a failure of no single test. */
export const WHOLE_FILE = 'The file';

/** A job with the results of what it runs. */
export type Job = () => Promise<Result[]>;

/** Runs jobs, `limit` of them at a time, in their order, and calls `onResult` for each of its results as it ends. */
export async function runJobs(
  jobs: readonly Job[],
  limit: number,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const waiting = jobs[Symbol.iterator]();
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (const job of waiting) {
      for (const result of await job()) {
        results.push(result);
        onResult(result);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/** How many lines about failures the end of a run shows at most: CI keeps only the last ones of a long output. */
const MAX_SUMMARY_LINES = 30;
const MAX_LINES_PER_FAILURE = 11;
const MIN_LINES_PER_FAILURE = 2;
const MAX_SUMMARY_COLUMNS = 300;

/** Returns the line of a result: outcome, seconds, tests and name. */
export function toLine({ name, passed, failed, skipped, seconds }: Result): string {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...skips(skipped)];
  return `${mark} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${counts.join(', ')}`;
}

/** Returns the failures of a result in full, what its process wrote, and the command that runs it alone. */
export function toFailure({ failures, output, command }: Result): string {
  const parts = [...failures, ...(output === undefined ? [] : [`It wrote:\n${output}`])];
  return ['', ...parts.flatMap((part) => [indent(part), '']), `  To run it alone: ${command}`, ''].join('\n');
}

/** Returns the failures of a result as run-check.ts reads them: each starts with `FAILED` and the rest is indented. */
export function toNestedFailures({ name, failures, output }: Result): string {
  const wrote = output === undefined ? '' : `\nIt wrote:\n${output}`;
  return failures
    .map((failure, index) => (index === failures.length - 1 ? failure + wrote : failure))
    .map((failure) => `FAILED ${indent(`${name}: ${failure}`).trimStart()}`)
    .join('\n');
}

/**
 * Returns the summary of a run: the commands for what failed, the first lines of each failure, and in the last line the
 * totals as other programs read them.
 */
export function toSummary(results: readonly Result[], seconds: number): string {
  const failed = results.filter((result) => result.failed > 0);
  return [
    '',
    ...(failed.length > 0
      ? [
          'Failed; to run each alone:',
          ...failed.map(({ command }) => `  ${command}`),
          '',
          ...excerpts(failed),
          '',
        ]
      : []),
    `${results.length} files and checks in ${formatDuration(seconds)}`,
    toTotals(results),
  ].join('\n');
}

/** Returns the totals of a run as other programs read them. */
export function toTotals(results: readonly Result[]): string {
  const sum = (count: (result: Result) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  return [
    `${sum((result) => result.passed)} passed`,
    `${sum((result) => result.failed)} failed`,
    ...skips(sum((result) => result.skipped)),
  ].join(', ');
}

/** Returns the name and the first lines of each failure; the more failures there are, the fewer lines of each. */
function excerpts(failed: readonly Result[]): string[] {
  const failures = failed.flatMap(listFailures);
  const wanted = Math.floor(MAX_SUMMARY_LINES / failures.length);
  const length = Math.max(MIN_LINES_PER_FAILURE, Math.min(MAX_LINES_PER_FAILURE, wanted));
  const shown = failures.slice(0, Math.floor(MAX_SUMMARY_LINES / length));
  const more = failures.length - shown.length;
  return [
    ...shown.flatMap((failure) => firstLines(failure, length)),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** Of a file that could not run as a whole, what it wrote is the cause. */
function listFailures({ name, failures, output }: Result): string[] {
  const isWhole = failures.length === 1 && failures[0]?.startsWith(`${WHOLE_FILE}\n`) === true;
  if (!isWhole || output === undefined) return failures.map((text) => `${name}: ${text}`);
  const start = Math.max(0, output.search(/^.*Error\b/m));
  return [`${name}: ${WHOLE_FILE}\n${output.slice(start)}`];
}

function firstLines(text: string, count: number): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, count)
    .map((line, index) => `${index === 0 ? '' : '  '}${line.slice(0, MAX_SUMMARY_COLUMNS)}`);
}

function skips(count: number): string[] {
  return count > 0 ? [`${count} skipped`] : [];
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
