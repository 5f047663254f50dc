import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './run-program.js';
import type { Setting, Tool, ToolTest } from './tool.js';

/**
 * Specmatic sends the request of each named example to the server and validates the response. Error responses have no named
 * request, so it skips them.
 */
export const specmatic: Tool = {
  name: 'specmatic',
  shows: 'the documented requests get the documented responses',
  needs: [{ program: 'java', hint: "Java 17 or newer, Debian's default-jre-headless" }],
  packages: ['specmatic@2.55.1'],
  known: [
    {
      test: "aggregator GET /api/v1/catalog -> 200 with the request from the example 'oneEndpoint'",
      why: 'It takes all rows of a list inside free-form JSON for alike, and examples of bodies have rows with and without nulls.',
    },
  ],
  run: async (setting) => {
    const tests: ToolTest[] = [];
    for (const service of Object.keys(setting.documents)) tests.push(...(await runOn(service, setting)));
    return tests;
  },
};

async function runOn(
  service: string,
  { folder, documents, urls, webhookSecret }: Setting,
): Promise<ToolTest[]> {
  const cwd = join(folder, service);
  await mkdir(cwd);
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar');
  const args = ['-jar', jar, 'test', documents[service] ?? '', `--testBaseURL=${urls[service]}`];
  // It reads the value of a security scheme from the variable with the scheme's name.
  const { output } = await runProgram('java', args, { cwd, environment: { webhookSecret } });
  const tests = readTests(service, output);
  if (tests.length > 0) return tests;
  throw new Error(`Specmatic ran no test of ${service}:\n${output.slice(-2000)}`);
}

const VERDICT = /^Scenario: (.*) has (SUCCEEDED|FAILED)$/;

/** Returns the tests that Specmatic's output names, each failure with the places and sentences below it. */
export function readTests(service: string, output: string): ToolTest[] {
  const tests: ToolTest[] = [];
  let failed: string[] | null = null;
  const close = (): void => {
    const test = tests.at(-1);
    if (failed && test) test.failure = failed.join(' ') || 'no reason given';
    failed = null;
  };
  for (const line of output.split('\n')) {
    const [, name, verdict] = VERDICT.exec(line) ?? [];
    if (name !== undefined) {
      close();
      tests.push({ name: `${service} ${name}`, failure: null });
      if (verdict === 'FAILED') failed = [];
    } else if (/^\s*(>> |Specification expected|Expected )/.test(line)) failed?.push(line.trim());
    else if (/Skipping Scenario|^-{10,}/.test(line)) close();
  }
  close();
  return tests;
}
