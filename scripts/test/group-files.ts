import type { TestFile } from './test-files.js';

/**
 * What keeps a test file in a process of its own: it starts processes, threads or servers of its own, or it reads or changes
 * what belongs to the whole process.
 */
const NEEDS_PROCESS = [
  /from 'node:(?:child_process|cluster|inspector|worker_threads)'/,
  /\/(?:artifact-stores|browser|database-process|postgres|run-main|run-process|s3-server|server-process|spawned-server|start-mock|start-worker)\.js'/,
  /\bprocess\.(?:chdir|cpuUsage|emit|env|exit|exitCode|kill|listeners|memoryUsage|off|on|once|removeListener)\b/,
  /\bglobalThis\b/,
];
const USES_DATABASES = /\/databases\.js'/;

/** Test files with databases take seconds, others a fraction of one. */
const MAX_DATABASE_FILES = 8;
const MAX_FILES = 40;

/**
 * Returns the test files in groups that share a process, which loads their modules once: files with databases, each file that
 * needs a process of its own, and all others. The quick groups come last, so that the processors end at the same time.
 */
export function groupFiles(files: readonly TestFile[], read: (file: TestFile) => string): TestFile[][] {
  const databases: TestFile[] = [];
  const alone: TestFile[][] = [];
  const others: TestFile[] = [];
  for (const file of files) {
    const text = read(file);
    if (NEEDS_PROCESS.some((pattern) => pattern.test(text))) alone.push([file]);
    else (USES_DATABASES.test(text) ? databases : others).push(file);
  }
  return [...chunk(databases, MAX_DATABASE_FILES), ...alone, ...chunk(others, MAX_FILES)];
}

/** Returns the files in as few groups as the limit allows, of about the same size. */
function chunk(files: readonly TestFile[], limit: number): TestFile[][] {
  const count = Math.ceil(files.length / limit);
  return Array.from({ length: count }, (_, index) => files.filter((_file, place) => place % count === index));
}
