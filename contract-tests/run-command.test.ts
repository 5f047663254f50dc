import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { sampleRun } from './reporting/sample-run.js';
import type { RunReport, ServiceReport } from './reporting/report-model.js';
import { runCommand, type TestedTargets } from './run-command.js';

const [flawless, faulty] = sampleRun.reports as [ServiceReport, ServiceReport];

/** Returns a function that runs the command on given results in a folder of the test, and one that reads its known findings. */
async function prepare(context: TestContext): Promise<{
  run: (tested: Partial<TestedTargets>, ...argv: string[]) => Promise<{ code: number; output: string }>;
  readKnown: () => Promise<number>;
  known: string;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'run-command-'));
  context.after(() => rm(folder, { recursive: true }));
  const known = join(folder, 'known/results.json');
  return {
    known,
    readKnown: async () => (JSON.parse(await readFile(known, 'utf8')) as RunReport).findings.length,
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
  test('is 1 for findings, known or not, unless --fail-on new is given', async (context) => {
    const { run, known } = await prepare(context);
    equal((await run({ reports: [flawless] })).code, 0);
    equal((await run({ reports: [faulty] }, '--since', known, '--accept')).code, 1);
    const again = await run({ reports: [faulty] }, '--since', known);
    deepEqual([again.code, /0 new findings/.test(again.output)], [1, true]);
    const gated = await run({ reports: [faulty] }, '--since', known, '--fail-on', 'new');
    equal(gated.code, 0, gated.output);
    match(gated.output, /All findings are known ones, so that the exit code is 0\.$/);
  });

  test('is 1 for findings that --fail-on new does not know, until they are accepted', async (context) => {
    const { run, known, readKnown } = await prepare(context);
    const gate = ['--since', known, '--fail-on=new'];
    const first = await run({ reports: [faulty] }, ...gate);
    equal(first.code, 1);
    match(first.output, /FAILED \(new\) [^]*No earlier results: 1 new finding/);
    equal((await run({ reports: [flawless] }, ...gate, '--accept')).code, 0);
    equal(await readKnown(), 0);
    // The earlier run did not test this response.
    equal((await run({ reports: [faulty] }, ...gate)).code, 1);
    equal((await run({ reports: [faulty] }, ...gate, '--accept')).code, 0);
    equal(await readKnown(), 1);
  });

  test('is 1 for what is about the run as a whole, which no accepted run makes known', async (context) => {
    const { run, known } = await prepare(context);
    const shortOf = ['--min-passed=90%', '--since', known, '--fail-on=new'];
    equal((await run({ reports: [faulty] }, ...shortOf, '--accept')).code, 1);
    equal((await run({ reports: [faulty] }, ...shortOf)).code, 1);
    const alone = await run({ reports: [flawless] }, '--min-passed=90');
    equal(alone.code, 1);
    equal(alone.output.match(/fewer than --min-passed 90 asks for/g)?.length, 1, 'said once');
  });

  test('is 2 where nothing could be reached, and the known findings stay', async (context) => {
    const { run, known, readKnown } = await prepare(context);
    const gate = ['--since', known, '--fail-on=new', '--accept'];
    await run({ reports: [faulty] }, ...gate);
    equal((await run({ problems: ['It has ended.'], isUnusable: true }, ...gate)).code, 2);
    equal(await readKnown(), 1);
    equal((await run({}, '--since', join(known, 'of-nothing'))).code, 2);
  });
});
