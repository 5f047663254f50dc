import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createFolder } from '../../../db/testing/folder.js';
import { type Result, toFailure } from './report.js';
import { runFile, runGroup } from './run-files.js';

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

const toCounts = ({ passed, failed, skipped }: Result): number[] => [passed, failed, skipped];

test('counts tests, not suites, and keeps their diagnostics', async (t) => {
  const result = await runText(
    t,
    `describe('suite', () => {
      test('passes', (context) => context.diagnostic('seed 7'));
      test('is skipped', { skip: 'no IPv6' }, () => {});
    });
    test('has a part', (context) => context.test('part', () => {}));`,
  );
  assert.deepEqual(toCounts(result), [3, 0, 1]);
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
  return runGroup(files, { folder, toCommand: ({ source }) => `npm test -- ${source}` });
}

const namedCounts = ({ name, passed, failed, skipped }: Result): unknown[] => [name, passed, failed, skipped];

const PROCESS = `test('in process', (context) => context.diagnostic(String(process.pid)));`;

test('files run in one process, each with its own tests, hooks, diagnostics and failures', async (t) => {
  const results = await runTexts(t, {
    a: `${PROCESS} describe('suite', () => { test('passes', () => {}); test('is skipped', { skip: true }, () => {}); });`,
    b: `${PROCESS} let isReady = false; before(() => { isReady = true; });
        test('has a part', async (context) => { if (!isReady) throw new Error('no hook'); await context.test('part', () => {}); });
        test('fails', () => { throw new Error('not so'); });`,
    c: `${PROCESS} await new Promise((resolve) => { setTimeout(resolve, 10); }); test('is late', () => {});`,
  });
  assert.deepEqual(results.map(namedCounts), [
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

const brokenFiles: [string, string, RegExp][] = [
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

for (const [name, text, message] of brokenFiles) {
  test(`a file that ${name} is the one that fails`, async (t) => {
    const [first, second] = await runTexts(t, { a: text, b: PROCESS });
    assert.ok(first && second);
    assert.ok(first.failed > 0);
    assert.match(toFailure(first), message);
    assert.deepEqual([second.failed, second.passed], [0, 1]);
  });
}

test('files that pass alone but not in one process are a failure', async (t) => {
  const only = `if (globalThis.isTaken) process.exit(1); globalThis.isTaken = true; test('a', () => {});`;
  const results = await runTexts(t, { a: only, b: only });
  assert.deepEqual(results.map(namedCounts), [
    ['src/a.test.ts', 1, 0, 0],
    ['src/b.test.ts', 1, 0, 0],
    ['files in one process', 0, 1, 0],
  ]);
  assert.match(results[2]?.failures[0] ?? '', /src\/a\.test\.ts\nsrc\/b\.test\.ts$/);
});
