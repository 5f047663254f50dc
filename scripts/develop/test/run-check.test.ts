import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChecks, listFailures, runCheck } from './run-check.js';

test('a program counts as one check, or as its own totals', () => {
  assert.deepEqual(countChecks('fine\n', 0), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(countChecks('wrong\n', 2), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(countChecks('…\n40 passed, 0 failed\n', 0), { passed: 40, failed: 0, skipped: 0 });
  assert.deepEqual(countChecks('…\n40 passed, 2 failed\n', 1), { passed: 40, failed: 2, skipped: 0 });
});

test('what a program skips is counted too', () => {
  assert.deepEqual(countChecks('40 passed, 2 failed, 7 skipped\n', 1), { passed: 40, failed: 2, skipped: 7 });
});

test('a program that fails after it counted no failure is one', () => {
  assert.deepEqual(countChecks('40 passed, 0 failed\n', 1), { passed: 40, failed: 1, skipped: 0 });
});

test('the output of a failed check is shown, without its totals', async () => {
  const text = `console.log('one'); console.error('two'); console.log('1 passed, 1 failed'); process.exitCode = 1`;
  const check = { script: 'lint', program: [process.execPath, '--eval', text] as const };
  const result = await runCheck(check, process.cwd());
  assert.deepEqual([result.passed, result.failed, result.command], [1, 1, 'npm run lint']);
  assert.deepEqual(result.failures[0]?.split('\n').sort(), ['one', 'two']);
});

test('a command that says what failed has only those lines, and the indented ones below them', () => {
  const output = `npm warn config
service  passed
FAILED catalog on SQLite: GET /maps 200: is wrong
    documented at openapi.json#/paths

    curl
SKIPPED catalog
FAILED The report: is missing.
2 passed, 2 failed
`;
  assert.deepEqual(listFailures(output), [
    'catalog on SQLite: GET /maps 200: is wrong\n    documented at openapi.json#/paths\n\n    curl',
    'The report: is missing.',
  ]);
});

test('another output is one failure, without warnings of npm, and not longer than needed', () => {
  assert.deepEqual(listFailures('npm warn Unknown\nsrc/a.ts: wrong\n'), ['src/a.ts: wrong']);
  assert.deepEqual(listFailures('npm warn Unknown\n'), ['It wrote nothing.']);
  const [text = ''] = listFailures('line\n'.repeat(100));
  assert.deepEqual(text.split('\n').slice(-2), ['line', '… and 40 more lines']);
});

test('a check that is no script has a command of its own', async () => {
  const program = [process.execPath, '--eval', ''] as const;
  const { command } = await runCheck({ script: 'test', program, command: 'node test.js' }, process.cwd());
  assert.equal(command, 'node test.js');
});
