import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from '../contract/fault.js';
import { toCellName } from '../contract/document.js';
import { projectRoot } from '../contract/project.js';
import type { ServiceSuite } from '../scenarios/scenario.js';
import type { TargetOptions } from '../targets/target.js';
import type { HooksInput, JournalEntry } from './hooks.js';
import { type DreddPlan, prepareForDredd } from './prepare-document.js';

export interface DreddResult {
  expected: number;
  passing: number;
  /** What is wrong with responses. */
  faults: { cell: string; fault: Fault }[];
  /** What makes the run itself worthless, one sentence each. */
  problems: string[];
  /** Reasons for skipped cells, one sentence each. */
  skipped: string[];
  /** Dredd's own lines about failures; empty where nothing failed. */
  log: string[];
}

const DEADLINE_MS = 180_000;
/** A deployment may have a rate limit, and be far away. */
const DEPLOYMENT_DEADLINE_MS = 3_600_000;

const NOTHING: DreddResult = { expected: 0, passing: 0, faults: [], problems: [], skipped: [], log: [] };

/**
 * Runs Dredd on the cells of a plan. Dredd's exit code is only one of the criteria. Where it `isOptional` and is not
 * installed, the run is skipped; otherwise that is an error.
 */
export async function runDredd(
  suite: ServiceSuite,
  target: TargetOptions,
  plan: DreddPlan,
  isOptional = false,
): Promise<DreddResult> {
  const expected = Object.keys(plan);
  if (expected.length === 0) return NOTHING;
  const program = findDredd();
  if (program === null) {
    if (!isOptional) throw new Error('Dredd is not installed; run npm ci.');
    return {
      ...NOTHING,
      skipped: [`Dredd is not installed: npm install dredd@${DREDD_VERSION} adds its run.`],
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'contract-dredd-'));
  try {
    const files = {
      document: join(folder, 'openapi.json'),
      input: join(folder, 'input.json'),
      journal: join(folder, 'journal'),
    };
    const input: HooksInput = { service: suite.service, target, plan, journal: files.journal };
    const document = prepareForDredd(suite.document, (cell) => toCellName(cell) in plan);
    await writeFile(files.document, JSON.stringify(document));
    await writeFile(files.input, JSON.stringify(input));
    await writeFile(files.journal, '');
    const deadlineMs = target.kind === 'deployment' ? DEPLOYMENT_DEADLINE_MS : DEADLINE_MS;
    const run = await startDredd(program, folder, files, target.urls[suite.service] ?? '', deadlineMs);
    return classifyRun(expected, run, readJournal(await readFile(files.journal, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface DreddRun {
  exitCode: number | null;
  output: string;
}

/** The version that the hooks are written for. */
export const DREDD_VERSION = '14.1.0';

function findDredd(): string | null {
  try {
    return createRequire(import.meta.url).resolve('dredd/bin/dredd');
  } catch {
    return null;
  }
}

async function startDredd(
  program: string,
  folder: string,
  files: { document: string; input: string },
  url: string,
  deadlineMs: number,
): Promise<DreddRun> {
  const hooks = fileURLToPath(new URL('contract-tests/dredd/hooks.cjs', projectRoot));
  const options = [`--hookfiles=${hooks}`, '--loglevel=warning', '--no-color'];
  const output = await open(join(folder, 'output'), 'w');
  const child = spawn(process.execPath, ['--no-deprecation', program, files.document, url, ...options], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      DREDD_HOOKS_MODULE: new URL('hooks.js', import.meta.url).href,
      DREDD_HOOKS_INPUT: files.input,
    },
    // Into a file, since Dredd exits before a pipe has taken its last lines; the hooks write to another descriptor.
    stdio: ['ignore', output.fd, output.fd, process.stderr.fd],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  await output.close();
  return { exitCode, output: await readFile(join(folder, 'output'), 'utf8') };
}

function readJournal(text: string): JournalEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry);
}

/**
 * Classifies a run of these cells. Dredd exits with 0 in several cases that make a run worthless; each of them is a
 * problem.
 */
export function classifyRun(
  cells: string[],
  { exitCode, output }: DreddRun,
  journal: JournalEntry[],
): DreddResult {
  const skipped = journal.flatMap((entry) => (entry.skipped ? [`${entry.cell}: ${entry.skipped}`] : []));
  const expected = cells.length;
  const counts = /(\d+) passing, (\d+) failing, (\d+) errors, (\d+) skipped, (\d+) total/.exec(output);
  const [passing = 0, failing = 0, errors = 0, omitted = 0, total = 0] = (counts ?? []).slice(1).map(Number);
  const faults = journal.flatMap((entry) => entry.faults.map((fault) => ({ cell: entry.cell, fault })));
  const validated = new Set(journal.map(({ cell }) => cell));
  const missed = cells.filter((name) => !validated.has(name));
  const problems: string[] = [];
  if (!counts) problems.push('Dredd ran no transactions.');
  else if (total !== expected) problems.push(`Dredd ran ${total} transactions instead of ${expected}.`);
  if (missed.length > 0) problems.push(`The hooks did not validate ${missed.join(', ')}.`);
  const lost = omitted - skipped.length;
  if (lost > 0) problems.push(`Dredd skipped ${lost} transactions.`);
  const isExplained = (): boolean => faults.length + problems.length > 0;
  if (failing + errors > 0 && !isExplained()) problems.push(`Dredd failed ${failing + errors} transactions.`);
  problems.push(...warningsIn(output, faults.length > 0));
  if (exitCode !== 0 && !isExplained()) problems.push(`Dredd ended with exit code ${exitCode}.`);
  return { expected, passing, faults, problems, skipped, log: isExplained() ? report(output) : [] };
}

const MAX_LINES = 40;

/** Returns the lines that report failures, without the requests and responses between them. */
function report(output: string): string[] {
  const lines = output.split('\n').filter((line) => /^(fail|error|complete): /.test(line));
  return lines.slice(0, MAX_LINES).map((line) => line.slice(0, 500));
}

/**
 * The prepared document causes no warnings, so each one means that something was not tested. Where a response has a fault,
 * Dredd writes errors about it.
 */
function warningsIn(output: string, hasFaults: boolean): string[] {
  const isWarning = hasFaults ? /^warn: |Ambiguous|Skipping hook/ : /^(warn|error): |Ambiguous|Skipping hook/;
  return output.split('\n').filter((line) => isWarning.test(line));
}
