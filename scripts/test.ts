/**
 * Runs the checks of the sources, the contract tests and every test file, two at a time: `npm test` at the quick sizes of
 * test/sizes.ts, `npm run test:all` at the whole ones (`--all`). When: always before a commit. Arguments are paths or parts of
 * paths of test files, and only those run. Reads the project and dist/. Writes contract-tests/report/; starts one PostgreSQL
 * server for all of them and stops it again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSqliteTemplate, createTemplate } from '../db/testing/databases.js';
import { startPostgres } from '../db/testing/postgres.js';
import { projectRoot } from '../src/project-root.js';
import { checkRecords } from './test/check-records.js';
import { toFailure, toLine, toSummary } from './test/report.js';
import { runJobs, type Job, type Result } from './test/result.js';
import { runCheck, runLint, type Check } from './test/run-check.js';
import { runFile } from './test/run-file.js';
import { listTestFiles, selectTestFiles } from './test/test-files.js';

const AT_ONCE = 2;
/** The longest first, so that the two processors end at the same time. */
const CHECKS: readonly Check[] = [
  { script: 'contract', program: [process.execPath, 'dist/contract-tests/run.js'] },
  { script: 'lint', run: runLint },
  { script: 'format:check' },
  { script: 'specs:check' },
  { script: 'specs:lint' },
];

const root = fileURLToPath(projectRoot);
const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

function listJobs(): Job[] {
  const command = values.all ? 'npm run test:all' : 'npm test';
  const all = listTestFiles(root);
  const files = paths.length === 0 ? all : selectTestFiles(all, paths, root);
  const checks = paths.length === 0 ? CHECKS : [];
  return [
    ...checks.map((check) => () => runCheck(check, root)),
    ...files.map((file) => () => runFile(file, `${command} -- ${file.source}`)),
  ];
}

function show(result: Result): void {
  console.log(toLine(result));
  if (result.failed > 0) console.log(toFailure(result));
  if (paths.length > 0) for (const line of result.diagnostics) console.log(`  ${line}`);
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const jobs = listJobs();
  console.log(`${jobs.length} files and checks, ${AT_ONCE} at a time`);
  const records = await mkdtemp(join(tmpdir(), 'test-records-'));
  const templates = await mkdtemp(join(tmpdir(), 'test-templates-'));
  const postgres = await startPostgres();
  try {
    process.env['TEST_DATABASE_URL'] = postgres.url;
    process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(postgres.url);
    process.env['TEST_SQLITE_TEMPLATE'] = await createSqliteTemplate(templates);
    process.env['TEST_SIZE'] = values.all ? 'whole' : 'quick';
    process.env['TEST_RECORDS'] = records;
    const results = await runJobs(jobs, AT_ONCE, show);
    if (paths.length === 0) {
      const whole = checkRecords(records, root);
      results.push(whole);
      show(whole);
    }
    console.log(toSummary(results, (performance.now() - startedAt) / 1000));
    if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
  } finally {
    if (process.connected) process.disconnect();
    await postgres.stop();
    for (const folder of [records, templates]) await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
