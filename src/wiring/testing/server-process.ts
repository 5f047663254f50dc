import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../../db/testing/programs.js';
import { projectRoot } from '../../project-root.js';

/** A spawned server in its own process. */
export interface ServerProcess {
  /** Base URL by service. */
  urls: Readonly<Record<string, string>>;
  adminUrl: string;
  dataDir: string;
  /** Returns the output of the process so far. */
  logs: () => string;
  /** Stops it gracefully; rejects unless it ends with exit code 0. */
  stop: () => Promise<void>;
  /** Kills it at once, like a power failure, and waits for its end. */
  kill: () => Promise<void>;
}

/** A server of one process. */
export interface SingleProcess extends ServerProcess {
  /** Sends a signal, such as one that suspends it. */
  signal: (signal: NodeJS.Signals) => void;
}

export interface ServerOptions {
  services: string[];
  /** Settings besides ports and folders. */
  environment?: Record<string, string>;
  /** Default: a temporary folder that is removed with the process. */
  dataDir?: string;
  /** Compiled file to start: relative to the project, or a URL. */
  entry?: string;
  /** Words on its command line. */
  words?: string[];
  /** The last line that it writes before it may be used. Default: `ready`. */
  readyLine?: RegExp;
}

/** The entry of `npm run demo`, which makes a database of its own. */
const DEMO = 'dist/scripts/try/demo.js';
/** Far above what a start takes on a busy machine: it is for a process that hangs. */
const START_DEADLINE_MS = 120_000;
const STOP_DEADLINE_MS = 15_000;
const PORTS = ['AGGREGATOR_PORT', 'VERIFICATION_PORT', 'CATALOG_PORT', 'ADMIN_PORT'];

/** Starts a server on free ports and waits until it is ready. Rejects with its output when it ends before that. */
export async function startServer(options: ServerOptions): Promise<SingleProcess> {
  const dataDir = options.dataDir ?? (await createDataDir(options));
  const removeDataDir = (): Promise<void> =>
    options.dataDir === undefined ? rm(dataDir, { recursive: true, force: true }) : Promise.resolve();
  const entry = findProgram(new URL(options.entry ?? 'dist/src/main.js', projectRoot));
  const child = spawn(process.execPath, [entry, ...(options.words ?? [])], {
    cwd: fileURLToPath(projectRoot),
    env: createEnvironment(options, dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  try {
    await untilReady(child, output.text, options.readyLine ?? /^ready$/m);
  } catch (error) {
    await killNow(child);
    await removeDataDir();
    throw error;
  }
  return {
    ...readUrls(output.text()),
    dataDir,
    logs: output.text,
    signal: (signal) => void child.kill(signal),
    stop: () => andAlways(stopGently(child, output.text), removeDataDir),
    kill: () => andAlways(killNow(child), removeDataDir),
  };
}

/**
 * Returns an empty folder; in a test run it has a copy of the run's migrated SQLite file, which saves the migrations, where
 * the server has its database there.
 */
async function createDataDir({ entry, environment }: ServerOptions): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'contract-tests-'));
  const { TEST_SQLITE_TEMPLATE: template } = process.env;
  const hasOwnFile = entry !== DEMO && environment?.['DATABASE_URL'] === undefined;
  if (template && hasOwnFile) await copyFile(template, join(dataDir, 'records.sqlite'));
  return dataDir;
}

/** Waits for an end, and cleans up after it however it came. */
export async function andAlways(end: Promise<unknown>, cleanUp: () => Promise<unknown>): Promise<void> {
  try {
    await end;
  } finally {
    await cleanUp();
  }
}

/** Starts what `npm run demo` does: all services, on a database with the documents' examples. */
export function startDemo(environment: Record<string, string>): Promise<SingleProcess> {
  // The demo ignores SERVICES: it always runs all of them.
  return startServer({ services: [], entry: DEMO, environment });
}

/** The environment without the caller's own configuration. */
function createEnvironment(
  { services, environment }: ServerOptions,
  dataDir: string,
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    ...Object.fromEntries(PORTS.map((name) => [name, '0'])),
    SERVICES: services.join(','),
    DATA_DIR: dataDir,
    ...environment,
  };
}

function collectOutput(child: ChildProcess): { text: () => string } {
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { text: () => Buffer.concat(chunks).toString('utf8') };
}

function untilReady(child: ChildProcess, output: () => string, readyLine: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`The server ${what}. It wrote:\n${output()}`));
    const timer = setTimeout(() => fail(`was not ready after ${START_DEADLINE_MS} ms`), START_DEADLINE_MS);
    const onData = (): void => {
      if (!readyLine.test(output())) return;
      clearTimeout(timer);
      child.stderr?.off('data', onData);
      resolve();
    };
    child.stderr?.on('data', onData);
    child.once('error', (error) => {
      clearTimeout(timer);
      fail(`could not be started: ${error.message}`);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with exit code ${code} before it was ready`);
    });
  });
}

function readUrls(output: string): { urls: Record<string, string>; adminUrl: string } {
  const found = [...output.matchAll(/^(\w+) listens on (http:\/\/[^\s,]+)/gm)];
  const all = Object.fromEntries(found.map(([, name = '', url = '']) => [name, url]));
  const { admin = '', ...urls } = all;
  return { urls, adminUrl: admin };
}

async function stopGently(child: ChildProcess, output: () => string): Promise<void> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const ended = hasEnded ? Promise.resolve() : once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await ended;
  clearTimeout(timer);
  if (child.exitCode === 0) return;
  throw new Error(
    `The server ended with ${child.exitCode ?? child.signalCode} instead of 0. It wrote:\n${output()}`,
  );
}

async function killNow(child: ChildProcess): Promise<void> {
  // One that could not be started has no id, and never ends.
  if (child.pid === undefined) return;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
