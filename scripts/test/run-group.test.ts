import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createFolder } from '../../db/testing/folder.js';
import { toFailure } from './report.js';
import type { Result } from './result.js';
import { runGroup } from './run-group.js';

/** Runs files with these contents as one group. */
async function runTexts(t: TestContext, texts: Record<string, string>): Promise<Result[]> {
  const folder = await createFolder(t);
  const files = Object.keys(texts).map((name) => ({
    source: `src/${name}.test.ts`,
    compiled: join(folder, `${name}.test.mjs`),
  }));
  for (const [index, text] of Object.values(texts).entries())
    await writeFile(
      files[index]?.compiled ?? '',
      `import { after, before, describe, mock, test } from 'node:test';\n${text}`,
    );
  // The runner under test must not take itself for a child of the one that runs this file.
  const context = process.env['NODE_TEST_CONTEXT'];
  delete process.env['NODE_TEST_CONTEXT'];
  t.after(() => {
    process.env['NODE_TEST_CONTEXT'] = context;
  });
  return runGroup(files, { folder, commandOf: ({ source }) => `npm test -- ${source}` });
}

const countsOf = ({ name, passed, failed, skipped }: Result): unknown[] => [name, passed, failed, skipped];

const PROCESS = `test('in process', (context) => context.diagnostic(String(process.pid)));`;

test('files run in one process, each with its own tests, hooks, diagnostics and failures', async (t) => {
  const results = await runTexts(t, {
    a: `${PROCESS} describe('suite', () => { test('passes', () => {}); test('is skipped', { skip: true }, () => {}); });`,
    b: `${PROCESS} let isReady = false; before(() => { isReady = true; });
        test('has a part', async (context) => { if (!isReady) throw new Error('no hook'); await context.test('part', () => {}); });
        test('fails', () => { throw new Error('not so'); });`,
    c: `${PROCESS} await new Promise((resolve) => { setTimeout(resolve, 10); }); test('is late', () => {});`,
  });
  assert.deepEqual(results.map(countsOf), [
    ['src/a.test.ts', 2, 0, 1],
    ['src/b.test.ts', 3, 1, 0],
    ['src/c.test.ts', 2, 0, 0],
  ]);
  assert.equal(new Set(results.flatMap(({ diagnostics }) => diagnostics)).size, 1);
  const [, second] = results;
  assert.ok(second);
  assert.match(second.failures[0] ?? '', /^fails\nError: not so\n[^]*b\.test\.mjs/);
  assert.equal(second.command, 'npm test -- src/b.test.ts');
});

test('timers and methods that a file replaces are real in the next', async (t) => {
  const results = await runTexts(t, {
    a: `mock.timers.enable({ apis: ['setTimeout'] }); test('has no time', () => {});`,
    b: `test('waits', () => new Promise((resolve) => { setTimeout(resolve, 1); }));`,
  });
  assert.deepEqual(
    results.map(({ failed }) => failed),
    [0, 0],
  );
});

const broken: [string, string, RegExp][] = [
  ['throws', `test('a', () => {}); throw new Error('thrown');`, /thrown/],
  ['imports nothing that exists', `import './nowhere.mjs'; test('a', () => {});`, /nowhere\.mjs/],
  ['ends the process', `test('a', () => process.exit(3));`, /The file/],
  [
    'ends the process late',
    `test('a', () => {}); process.on('exit', () => { process.exitCode = 4; });`,
    /The file/,
  ],
  [
    'has a hook that fails',
    `before(() => { throw new Error('no set-up'); }); test('a', () => {});`,
    /no set-up/,
  ],
  ['has no tests', `console.log('nothing');`, /It has no tests\./],
];

for (const [name, text, message] of broken) {
  test(`a file that ${name} is the one that fails`, async (t) => {
    const results = await runTexts(t, { a: PROCESS, b: text, c: PROCESS });
    assert.deepEqual(
      results.map(({ failed }) => failed > 0),
      [false, true, false],
    );
    const [first, second, third] = results;
    assert.ok(first && second && third);
    assert.match(toFailure(second), message);
    assert.deepEqual([first.passed, third.passed], [1, 1]);
  });
}

test('files that pass alone but not in one process are a failure', async (t) => {
  const only = `if (globalThis.isTaken) process.exit(1); globalThis.isTaken = true; test('a', () => {});`;
  const results = await runTexts(t, { a: only, b: only });
  assert.deepEqual(results.map(countsOf), [
    ['src/a.test.ts', 1, 0, 0],
    ['src/b.test.ts', 1, 0, 0],
    ['files in one process', 0, 1, 0],
  ]);
  assert.match(results[2]?.failures[0] ?? '', /src\/a\.test\.ts\nsrc\/b\.test\.ts$/);
});
