/**
 * Runs every test file of the project and then the contract tests: `npm test` calls it after formatting, types, specs and
 * lint. When: always before a commit. Reads dist/; starts one PostgreSQL server for all of them and stops it again.
 * Arguments are parts of file names: `node dist/scripts/test.js records` runs the files that have it in their path, only.
 */
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../db/testing/postgres.js';
import { projectRoot } from '../src/project-root.js';

const root = fileURLToPath(projectRoot);
const wanted = process.argv.slice(2);

async function listTests(): Promise<string[]> {
  const entries = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.js'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const source = new Set(await listSources());
  // dist/ may still hold what was compiled from files that are gone.
  return files
    .filter((file) => source.has(file.replace(/^dist\//, '').replace(/\.js$/, '.ts')))
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
    .sort();
}

async function listSources(): Promise<string[]> {
  const folders = ['src', 'handlers', 'db', 'contract-tests', 'scripts'];
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter((name) => name.endsWith('.test.ts')).map((name) => join(folder, name));
    }),
  );
  return lists.flat();
}

function run(commandLine: string[], databaseUrl: string): Promise<number> {
  const child = spawn(process.execPath, commandLine, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

const files = await listTests();
if (files.length === 0)
  throw new Error(`No test file under dist/ matches ${wanted.join(', ') || 'anything'}; run npm run build.`);
const postgres = await startPostgres();
try {
  const failed = await run(['--test', '--test-concurrency=2', ...files], postgres.url);
  const red = wanted.length === 0 ? await run(['dist/contract-tests/run.js'], postgres.url) : 0;
  process.exitCode = failed === 0 ? red : failed;
} finally {
  await postgres.stop();
}
