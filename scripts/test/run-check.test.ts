import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countChecks, runCheck } from './run-check.js';

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
