import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../../db/testing/programs.js';
import { projectRoot } from '../../project-root.js';

const MAIN = new URL('dist/src/main.js', projectRoot);

/** The exit code of a process and its output, by lines. */
export interface Ended {
  code: number | null;
  stdout: string[];
  stderr: string[];
}

export interface Started {
  pid: number;
  /** The base URLs by name: `verification`, `admin`. */
  urls: ReadonlyMap<string, string>;
  /** The output so far. */
  output: Ended;
  signal: (signal: NodeJS.Signals) => void;
  ended: Promise<Ended>;
  /** Sends a signal and resolves when the process has ended. */
  stop: (signal: NodeJS.Signals) => Promise<Ended>;
}

/** Makes a folder that is removed after the test file's last test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'main-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** In a test run it has a copy of the run's migrated SQLite file, which saves the migrations. */
function createDataDir(): string {
  const folder = createFolder();
  const { TEST_SQLITE_TEMPLATE: template } = process.env;
  if (template) copyFileSync(template, join(folder, 'records.sqlite'));
  return folder;
}

type Settings = Readonly<Record<string, string>>;

/** The same with a clock that TEST_CLOCK_LEAD_MS sets. */
export const RUN_WITH_CLOCK = new URL('dist/src/wiring/testing/run-with-clock.js', projectRoot);

function run(
  settings: Settings,
  program = MAIN,
): {
  ended: Promise<Ended>;
  ready: Promise<void>;
  lines: Ended;
  kill: (signal: NodeJS.Signals) => void;
  pid: number;
} {
  // What it loads is recorded by the addresses of its modules.
  const main = settings.NODE_V8_COVERAGE === undefined ? findProgram(program) : fileURLToPath(program);
  const ports = ['AGGREGATOR_PORT', 'VERIFICATION_PORT', 'CATALOG_PORT', 'ADMIN_PORT'];
  const free = {
    ...Object.fromEntries(ports.map((name) => [name, '0'])),
    DATA_DIR: settings.DATA_DIR ?? createDataDir(),
  };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...free, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => child.kill('SIGKILL'));
  const lines: Ended = { code: null, stdout: [], stderr: [] };
  createInterface({ input: child.stdout }).on('line', (line) => lines.stdout.push(line));
  const errors = createInterface({ input: child.stderr }).on('line', (line) => lines.stderr.push(line));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => setImmediate(() => resolve({ ...lines, code })));
  });
  const ready = new Promise<void>((resolve) => {
    errors.on('line', (line) => {
      if (line === 'ready') resolve();
    });
  });
  return { ended, ready, lines, kill: (signal) => child.kill(signal), pid: child.pid ?? 0 };
}

/** Runs the program with settings that must fail, and resolves when it has ended. */
export function runToEnd(settings: Settings): Promise<Ended> {
  return run(settings).ended;
}

/** Begins to start the program. */
export function begin(settings: Settings, program?: URL): Pick<Started, 'signal' | 'ended'> {
  const { ended, kill: signal } = run(settings, program);
  return { signal, ended };
}

/** Starts the program on free ports and an empty folder, and resolves when it is ready; rejects when it ends instead. */
export async function start(settings: Settings = {}, program?: URL): Promise<Started> {
  const { ended, ready, lines, kill, pid } = run(settings, program);
  const tooEarly = ended.then(({ code, stderr }) => {
    throw new Error(`The program ended with code ${String(code)} before it was ready:\n${stderr.join('\n')}`);
  });
  await Promise.race([ready, tooEarly]);
  const found = lines.stderr.map((line) => /^(\w+) listens on (http:\/\/[^,\s]+)/.exec(line));
  const urls = new Map(
    found.flatMap((match): [string, string][] => (match ? [[match[1] ?? '', match[2] ?? '']] : [])),
  );
  const stop = (signal: NodeJS.Signals): Promise<Ended> => {
    kill(signal);
    return ended;
  };
  return { pid, urls, output: lines, signal: kill, ended, stop };
}
