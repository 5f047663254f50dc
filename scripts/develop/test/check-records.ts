import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedNames } from '../../../db/testing/accepted-plans.js';
import type { TestRecord } from '../../../db/testing/test-records.js';
import type { Result } from './report.js';

/** The folders of db/ whose statements the tests of stores explain. */
const FOLDERS = ['db/rollups', 'db/sql', 'db/stores', 'db/writes'];

/** Checks what only a whole run shows: that its tests call every function of the stores, and need what they accept. */
export function checkRecords(folder: string, root: string): Result {
  const records = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestRecord,
  );
  const reports = [
    ...listUncalled(records),
    ...listUnloaded(records, root),
    ...listUnused(records, acceptedNames()),
  ];
  return {
    name: 'statements of stores',
    passed: reports.length === 0 ? 1 : 0,
    failed: reports.length,
    skipped: 0,
    seconds: 0,
    failures: reports,
    diagnostics: [],
    command: 'npm test',
  };
}

/** Returns a sentence for each function of a store that no test calls: nothing explains the statements that it sends. */
export function listUncalled(records: readonly TestRecord[]): string[] {
  const called = new Map<string, boolean>();
  for (const { file, name, offset, isCalled } of records.flatMap(({ functions }) => functions)) {
    if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`))) continue;
    const key = `${toSource(file)}: ${name} (at ${offset})`;
    called.set(key, called.get(key) === true || isCalled);
  }
  return [...called]
    .filter(([, isCalled]) => !isCalled)
    .map(
      ([key]) =>
        `${key.replace(/ \(at \d+\)$/, '')} is called by no test, so nothing explains its statements.`,
    )
    .sort();
}

function listUnloaded(records: readonly TestRecord[], root: string): string[] {
  const loaded = new Set(records.flatMap(({ functions }) => functions.map(({ file }) => file)));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name.replace(/\.ts$/, '.js')}`),
  )
    .filter(
      (file) => !loaded.has(file) && /\bfunction\b|=>/.test(readFileSync(join(root, 'dist', file), 'utf8')),
    )
    .map((file) => `${toSource(file)} is loaded by no test, so nothing explains its statements.`);
}

/** Returns a sentence for each accepted step and small table that no statement needs any more. */
export function listUnused(records: readonly TestRecord[], accepted: readonly string[]): string[] {
  const used = new Set(records.flatMap((record) => record.used));
  return accepted
    .filter((name) => !used.has(name))
    .map((name) => `"${name}" in db/testing/accepted-plans.ts is needed by no statement: remove it.`);
}

function toSource(file: string): string {
  return file.replace(/\.js$/, '.ts');
}
