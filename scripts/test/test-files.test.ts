import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createFolder } from '../../db/testing/folder.js';
import { listTestFiles, selectTestFiles } from './test-files.js';

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
