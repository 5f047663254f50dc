import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toFailure, toLine, toSummary } from './report.js';
import type { Result } from './result.js';

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

test('failures are shown in full, with the command that runs the file alone', () => {
  assert.equal(
    toFailure(bad),
    '\n  suite > one\n  Error: first\n\n  two\n  Error: second\n\n  To run it alone: npm test -- src/b.test.ts\n',
  );
});

test('the last line has the totals, in a form that other programs read', () => {
  assert.equal(toSummary([good, good], 63.4), '\n2 files and checks in 1 min 3 s\n24 passed, 0 failed');
  assert.equal(
    toSummary([good, bad], 9),
    '\nFailed; to run each alone:\n  npm test -- src/b.test.ts\n\n2 files and checks in 9 s\n13 passed, 2 failed, 3 skipped',
  );
});
