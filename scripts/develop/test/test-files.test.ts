import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createFolder } from '../../../db/testing/folder.js';
import { dependsOnNode, groupFiles, listTestFiles, selectTestFiles, type TestFile } from './test-files.js';

/** Returns a project with these files, which are empty. */
async function createProject(t: TestContext, ...files: string[]): Promise<string> {
  const root = await createFolder(t);
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

const FILES = ['src/a/etag.test.ts', 'src/a/etag-list.test.ts', 'db/etag.test.ts'].map((source) => ({
  source,
  compiled: `/project/dist/${source.replace('.ts', '.js')}`,
}));

const select = (...paths: string[]): string[] =>
  selectTestFiles(FILES, paths, '/project').map(({ source }) => source);

test('lists the test files of every folder, sources only', async (t) => {
  const root = await createProject(
    t,
    'src/b.test.ts',
    'src/b.ts',
    'new/deep/a.test.ts',
    'node_modules/x/x.test.ts',
    'dist/src/b.test.js',
    'dist/src/removed.test.js',
    'dist/new/deep/a.test.js',
  );
  assert.deepEqual(listTestFiles(root), [
    { source: 'new/deep/a.test.ts', compiled: join(root, 'dist/new/deep/a.test.js') },
    { source: 'src/b.test.ts', compiled: join(root, 'dist/src/b.test.js') },
  ]);
});

test('refuses to run when a test file is not compiled', async (t) => {
  const root = await createProject(t, 'src/a.test.ts', 'other/b.test.ts', 'dist/src/a.test.js');
  assert.throws(() => listTestFiles(root), /^Error: other\/b\.test\.ts: not compiled\. Run npm run build/);
});

for (const [path, expected] of [
  ['src/a/etag.test.ts', ['src/a/etag.test.ts']],
  ['./src/a/etag.test.ts', ['src/a/etag.test.ts']],
  ['/project/src/a/etag.test.ts', ['src/a/etag.test.ts']],
  ['dist/src/a/etag.test.js', ['src/a/etag.test.ts']],
  ['src/a/etag.ts', ['src/a/etag.test.ts']],
  ['src/a', ['src/a/etag.test.ts', 'src/a/etag-list.test.ts']],
  ['etag', FILES.map(({ source }) => source)],
] as const) {
  test(`${path} selects ${expected.length}`, () => assert.deepEqual(select(path), expected));
}

test('several paths select all that one of them names', () => {
  assert.deepEqual(select('list', 'db/'), ['src/a/etag-list.test.ts', 'db/etag.test.ts']);
});

test('a path that names no test file is an error', () => {
  assert.throws(() => select('etag', 'src/b.ts'), /No test file has "src\/b\.ts" in its path\./);
});

test('what others run is repeated on the other versions of Node.js, and nothing else is', () => {
  const repeats = (source: string, text = ''): boolean =>
    dependsOnNode({ source, compiled: `/dist/${source}` }, text);
  for (const source of [
    'contract-tests/reliability/bombs.test.ts',
    'db/connect.test.ts',
    'scripts/operate/backup/backup.test.ts',
    'scripts/develop/generate/client/runtime/retry.test.ts',
    'scripts/develop/pack-contract/pack.test.ts',
    'src/worker/worker.test.ts',
  ])
    assert.ok(repeats(source), source);
  for (const source of ['scripts/deploy/deploy.test.ts', 'scripts/develop/generate/bundle-spec.test.ts'])
    assert.ok(!repeats(source), source);
  for (const text of [`import { launchChromium } from './browser.js';`, `import ts from 'typescript';`])
    assert.ok(!repeats('src/a.test.ts', text), text);
});

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
