/** The context of a tool. */
export interface Setting {
  /** A folder of the tool's own, removed afterwards. */
  folder: string;
  /** Base URLs of a server that holds the documents' examples, by service. */
  urls: Readonly<Record<string, string>>;
  /** Files with the published documents, by service. */
  documents: Readonly<Record<string, string>>;
  /** The secret of the catalog's webhook. */
  webhookSecret: string;
}

/** One test of a tool. */
export interface ToolTest {
  /** Begins with the service. */
  name: string;
  /** The failure, or null when it passed. */
  failure: string | null;
}

/** A failure caused by the tool, reviewed by hand. */
export interface KnownFailure {
  /** The name of the test. */
  test: string;
  why: string;
}

/** A third-party tool, run on our documents. */
export interface Tool {
  name: string;
  /** What it shows, in a few words. */
  shows: string;
  /** Required programs, each with how to install it. */
  needs: readonly { program: string; hint: string }[];
  /** npm packages with their versions, installed into the tool's folder. */
  packages: readonly string[];
  known: readonly KnownFailure[];
  /** Runs the tool and returns its tests. Rejects when it could not be run. */
  run: (setting: Setting) => Promise<ToolTest[]>;
}

/**
 * Returns the lines about a tool's run, and whether it passed: each failure is a known one, and each known one still
 * happens.
 */
export function describeTool(
  { name, shows, known }: Pick<Tool, 'name' | 'shows' | 'known'>,
  tests: readonly ToolTest[],
): { lines: string[]; isGood: boolean } {
  const failed = tests.filter(({ failure }) => failure !== null);
  const unexpected = failed.filter((test) => !known.some((one) => one.test === test.name));
  const outdated = known.filter((one) => !failed.some((test) => test.name === one.test));
  const reasons = known.filter((one) => !outdated.includes(one));
  return {
    lines: [
      `${name} (${shows}): ${tests.length - failed.length} of ${tests.length} tests passed`,
      ...unexpected.map((test) => `  FAILED ${test.name}: ${test.failure}`),
      ...outdated.map((one) => `  FAILED ${one.test}: did not fail, but is listed as a known failure`),
      ...reasons.map((one) => `  known ${one.test}: ${one.why}`),
    ],
    isGood: tests.length > 0 && unexpected.length === 0 && outdated.length === 0,
  };
}
