import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupFiles } from './group-files.js';
import type { TestFile } from './test-files.js';

/** Returns the sources of the groups that files with these contents are in. */
function group(texts: Record<string, string>): string[][] {
  const files = Object.keys(texts).map((source): TestFile => ({ source, compiled: `/dist/${source}` }));
  return groupFiles(files, ({ source }) => texts[source] ?? '').map((groups) =>
    groups.map(({ source }) => source),
  );
}

test('files share a process with those of their kind: servers, the compiler, databases, others', () => {
  const databases = `import { describeOnDatabases } from '../db/testing/databases.js';`;
  const servers = `import { startServer } from '../contract-tests/targets/server-process.js';`;
  assert.deepEqual(
    group({
      'a.test.ts': '',
      'b.test.ts': databases,
      'c.test.ts': '',
      'd.test.ts': databases,
      'e.test.ts': `import { spawn } from 'node:child_process';`,
      'f.test.ts': servers + databases,
      'g.test.ts': `import ts from 'typescript';`,
    }),
    [['e.test.ts', 'f.test.ts'], ['g.test.ts'], ['b.test.ts', 'd.test.ts'], ['a.test.ts', 'c.test.ts']],
  );
});

for (const text of [
  `import { Worker } from 'node:worker_threads';`,
  `process.env['A'] = 'b';`,
  `process.env.A = 'b';`,
  `delete process.env['A'];`,
  `process.once('exit', end);`,
  `const { heapUsed } = process.memoryUsage();`,
  `globalThis.fetch = stub;`,
  `import { launchChromium } from './browser.js';`,
]) {
  test(`a file has a process of its own with ${text}`, () => {
    assert.deepEqual(group({ 'a.test.ts': '', 'b.test.ts': text, 'c.test.ts': '' }), [
      ['b.test.ts'],
      ['a.test.ts', 'c.test.ts'],
    ]);
  });
}

test('a file may read the environment beside others', () => {
  const text = `if (process.env['A'] === 'b') run({ ...process.env });`;
  assert.deepEqual(group({ 'a.test.ts': text, 'b.test.ts': '' }), [['a.test.ts', 'b.test.ts']]);
});

test('many files are several groups of about the same size', () => {
  const texts = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`${index}.test.ts`, '']));
  const groups = group(texts);
  assert.deepEqual(
    groups.map(({ length }) => length),
    [30, 30, 30],
  );
  assert.deepEqual(new Set(groups.flat()).size, 90);
});
