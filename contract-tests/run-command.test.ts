import { equal, match } from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { sampleRun } from './reporting/sample-run.js';
import type { ServiceReport } from './reporting/report-model.js';
import { runCommand, type TestedTargets } from './run-command.js';

const [flawless, faulty] = sampleRun.reports as [ServiceReport, ServiceReport];

delete process.env['GITHUB_STEP_SUMMARY'];

/** Returns a folder of the test, and a function that runs the command on given results in it. */
async function prepare(context: TestContext): Promise<{
  run: (tested: Partial<TestedTargets>, ...argv: string[]) => Promise<{ code: number; output: string }>;
  folder: string;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'run-command-'));
  context.after(() => rm(folder, { recursive: true }));
  return {
    folder,
    run: async (tested, ...argv) => {
      const lines: string[] = [];
      const print = (line: string): void => void lines.push(line);
      const mocks = [
        context.mock.method(console, 'log', print),
        context.mock.method(console, 'error', print),
      ];
      const code = await runCommand(['--verification', 'http://127.0.0.1:9', ...argv], {
        name: 'check',
        usage: '',
        reportFolder: join(folder, 'report'),
        runTargets: async () => ({ reports: [], problems: [], isUnusable: false, left: [], ...tested }),
      });
      for (const { mock } of mocks) mock.restore();
      return { code, output: lines.join('\n') };
    },
  };
}

describe('The exit code of the command', () => {
  test('is 1 for findings, and for what is about the run as a whole', async (context) => {
    const { run } = await prepare(context);
    equal((await run({ reports: [flawless] })).code, 0);
    equal((await run({ reports: [faulty] })).code, 1);
    const alone = await run({ reports: [flawless] }, '--min-passed=90');
    equal(alone.code, 1);
    equal(alone.output.match(/fewer than --min-passed 90 asks for/g)?.length, 1, 'said once');
  });

  test('is 2 where nothing could be reached', async (context) => {
    const { run } = await prepare(context);
    equal((await run({ problems: ['It has ended.'], isUnusable: true })).code, 2);
  });
});

test('The results are Markdown, where CI shows it as well, and JUnit, where it is asked for as well', async (context) => {
  const { run, folder } = await prepare(context);
  const [shown, junit] = [join(folder, 'step-summary.md'), join(folder, 'junit.xml')];
  process.env['GITHUB_STEP_SUMMARY'] = shown;
  context.after(() => delete process.env['GITHUB_STEP_SUMMARY']);
  const { output } = await run({ reports: [faulty] }, '--junit', junit);
  match(output, /\nThe report: .*summary\.md\n/);
  const read = (path: string): Promise<string> => readFile(path, 'utf8');
  equal(await read(join(folder, 'report/summary.md')), await read(shown));
  match(await read(shown), /\ncurl -i /);
  equal(await read(join(folder, 'report/junit.xml')), await read(junit));
});
