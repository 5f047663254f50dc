import type { Tool, ToolTest } from './tool.js';

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
