import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLatch } from '../../../db/testing/latch.js';
import { type Result, runJobs, toFailure, toLine, toNestedFailures, toSummary, toTotals } from './report.js';
import { listFailures } from './run-check.js';

const good: Result = {
  name: 'src/a.test.ts',
  passed: 12,
  failed: 0,
  skipped: 0,
  seconds: 1.25,
  failures: [],
  diagnostics: [],
  command: 'npm test -- src/a.test.ts',
};
const bad: Result = {
  ...good,
  name: 'src/b.test.ts',
  passed: 1,
  failed: 2,
  skipped: 3,
  failures: ['suite > one\nError: first', 'two\nError: second'],
  command: 'npm test -- src/b.test.ts',
};

test('a file has one line', () => {
  assert.equal(toLine(good), 'ok        1.3 s  src/a.test.ts: 12 passed');
  assert.equal(toLine(bad), 'FAILED    1.3 s  src/b.test.ts: 1 passed, 2 failed, 3 skipped');
});

test('failures are shown in full, with what the process wrote and the command that runs the file alone', () => {
  assert.equal(
    toFailure({ ...bad, output: 'some\noutput' }),
    `
  suite > one
  Error: first

  two
  Error: second

  It wrote:
  some
  output

  To run it alone: npm test -- src/b.test.ts
`,
  );
});

test('the last line has the totals, in a form that other programs read', () => {
  assert.equal(toSummary([good, good], 63.4), '\n2 files and checks in 1 min 3 s\n24 passed, 0 failed');
  assert.equal(toTotals([good, bad]), '13 passed, 2 failed, 3 skipped');
});

test('the summary repeats the first lines of each failure, after the commands that run each file alone', () => {
  assert.equal(
    toSummary([good, bad], 9),
    `
Failed; to run each alone:
  npm test -- src/b.test.ts

src/b.test.ts: suite > one
  Error: first
src/b.test.ts: two
  Error: second

2 files and checks in 9 s
13 passed, 2 failed, 3 skipped`,
  );
});

test('of a file that cannot run the summary shows what it wrote', () => {
  const broken = {
    ...bad,
    failures: ['The file\ntest failed'],
    output: 'node:internal\n\nError: no such module\n at a.js',
  };
  assert.match(toSummary([broken], 9), /^src\/b\.test\.ts: The file\n {2}Error: no such module$/m);
});

/** A result with failures of 40 lines each. */
const failing = (count: number): Result => ({
  ...bad,
  failed: count,
  failures: Array.from({ length: count }, (_, index) =>
    [`test ${index}`, ...Array.from({ length: 39 }, (_line, line) => `\nline ${line}`)].join('\n'),
  ),
});

test('the last 40 lines name the cause of one failure, and of many', () => {
  const last = (count: number): string[] =>
    toSummary([failing(count)], 9)
      .split('\n')
      .slice(-40);
  assert.deepEqual(last(1).slice(4, 8), ['src/b.test.ts: test 0', '  line 0', '  line 1', '  line 2']);
  assert.equal(last(1).filter((line) => line.startsWith('  line')).length, 10);
  for (let index = 0; index < 12; index += 1)
    assert.ok(last(12).includes(`src/b.test.ts: test ${index}`), String(index));
  assert.equal(last(12).filter((line) => line === '  line 0').length, 12);
  assert.ok(last(50).includes('src/b.test.ts: test 14'));
  assert.ok(last(50).includes('and 35 more'));
});

test('a run within another one hands its failures on, each with its file', () => {
  const other = { ...bad, name: 'c.test.ts', failures: ['three\n\n+ 1\n- 2'], output: 'FAILED to listen' };
  const printed = [bad, other].map(toNestedFailures).join('\n');
  assert.deepEqual(listFailures(`npm warn config\n${printed}\n13 passed, 3 failed\n`), [
    'src/b.test.ts: suite > one\n  Error: first',
    'src/b.test.ts: two\n  Error: second',
    'c.test.ts: three\n\n  + 1\n  - 2\n  It wrote:\n  FAILED to listen',
  ]);
});

const named = (name: string): Result => ({
  name,
  passed: 1,
  failed: 0,
  skipped: 0,
  seconds: 0,
  failures: [],
  diagnostics: [],
  command: '',
});

test('jobs run up to the limit at once, and each is reported as it ends', async () => {
  const slow = createLatch();
  const reported: string[] = [];
  let running = 0;
  let most = 0;
  const job = (name: string, wait: Promise<void>) => async (): Promise<Result[]> => {
    running += 1;
    most = Math.max(most, running);
    await wait;
    running -= 1;
    return [named(name), named(`${name} 2`)];
  };
  const quick = Promise.resolve();
  const jobs = [job('slow', slow.opened), job('a', quick), job('b', quick)];
  const results = await runJobs(jobs, 2, ({ name }) => {
    reported.push(name);
    if (name === 'b') slow.open();
  });
  assert.deepEqual(reported, ['a', 'a 2', 'b', 'b 2', 'slow', 'slow 2']);
  assert.equal(results.length, 6);
  assert.equal(most, 2);
});

test('a job that cannot run ends the run', async () => {
  await assert.rejects(
    runJobs([() => Promise.reject(new Error('no npm'))], 2, () => undefined),
    /no npm/,
  );
});
