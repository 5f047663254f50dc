import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createFolder } from '../../db/testing/folder.js';
import type { Result } from './result.js';
import { toFailure } from './report.js';
import { runFile } from './run-file.js';

/** Runs a file with this content as a test file. */
async function runText(t: TestContext, text: string): Promise<Result> {
  const compiled = join(await createFolder(t), 'some.test.mjs');
  await writeFile(compiled, `import { before, describe, test } from 'node:test';\n${text}`);
  // The runner under test must not take itself for a child of the one that runs this file.
  const context = process.env['NODE_TEST_CONTEXT'];
  delete process.env['NODE_TEST_CONTEXT'];
  t.after(() => {
    process.env['NODE_TEST_CONTEXT'] = context;
  });
  return runFile({ source: 'src/some.test.ts', compiled }, 'npm test -- src/some.test.ts');
}

const countsOf = ({ passed, failed, skipped }: Result): number[] => [passed, failed, skipped];

test('counts tests, not suites, and keeps their diagnostics', async (t) => {
  const result = await runText(
    t,
    `describe('suite', () => {
      test('passes', (context) => context.diagnostic('seed 7'));
      test('is skipped', { skip: 'no IPv6' }, () => {});
    });
    test('has a part', (context) => context.test('part', () => {}));`,
  );
  assert.deepEqual(countsOf(result), [3, 0, 1]);
  assert.deepEqual(result.diagnostics, ['seed 7']);
  assert.deepEqual(result.failures, []);
  assert.equal(result.name, 'src/some.test.ts');
  assert.ok(result.seconds > 0);
});

test('a failure has its titles, message, place and output', async (t) => {
  const { failures, output, ...counts } = await runText(
    t,
    `describe('suite', () => {
      test('fails', () => { console.error('some output'); throw new Error('not so', { cause: new Error('the cause') }); });
      test('passes', () => {});
    });`,
  );
  assert.deepEqual([counts.passed, counts.failed, counts.skipped, failures.length], [1, 1, 0, 1]);
  const [failure = ''] = failures;
  assert.match(failure, /^suite > fails\nError: not so\n[^]*some\.test\.mjs:3:\d+/);
  assert.match(failure, /the cause/);
  assert.doesNotMatch(failure, /node:internal/);
  assert.equal(output, 'some output');
});

const broken: [string, string, RegExp][] = [
  [
    'a hook that fails',
    `describe('suite', () => { before(() => { throw new Error('no set-up'); }); test('a', () => {}); });`,
    /no set-up/,
  ],
  ['a file that throws', `test('a', () => {}); throw new Error('thrown');`, /thrown/],
  ['a file that imports nothing that exists', `import './nowhere.mjs';`, /nowhere\.mjs/],
  ['a process that ends early', `test('a', () => process.exit(3));`, /The file/],
  ['a file without tests', `console.log('nothing');`, /It has no tests\./],
];

for (const [name, text, message] of broken) {
  test(`${name} is a failure`, async (t) => {
    const result = await runText(t, text);
    assert.ok(result.failed > 0);
    assert.match(toFailure(result), message);
  });
}
