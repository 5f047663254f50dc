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
