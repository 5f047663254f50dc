import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;
const SHOWN_OUTPUT = 2000;

/** A process that was started and goes on running. */
interface Running {
  pid: number;
  /** Resolves with the match once the process has written it to standard error; rejects when it ends or takes too long. */
  waitFor: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** Stops the process and resolves once it has ended. */
  stop: () => Promise<void>;
}

/** The processes of one run; all of them are ended with it. */
export interface Processes {
  start: (command: string[], settings?: Record<string, string>) => Running;
  /** Runs a command to its end and returns what it wrote; rejects when it fails. */
  run: (
    command: string[],
    testDoubles?: { settings?: Record<string, string>; folder?: string },
  ) => Promise<{ stdout: string; stderr: string }>;
  stopAll: () => Promise<void>;
}

interface Started {
  child: ChildProcess;
  name: string;
  stdout: string;
  stderr: string;
  ended: Promise<number | null>;
}

/** Returns what starts processes. They inherit only PATH and the given variables. */
export function createProcesses(): Processes {
  const running = new Set<Started>();
  const begin = (command: string[], settings: Record<string, string>, folder?: string): Started => {
    const started = launch(command, settings, folder);
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  };
  return {
    start: (command, settings = {}) => {
      const started = begin(command, settings);
      return {
        pid: started.child.pid ?? 0,
        waitFor: (pattern) => waitFor(started, pattern),
        stop: () => stop(started),
      };
    },
    run: async (command, { settings = {}, folder } = {}) => {
      const started = begin(command, settings, folder);
      const code = await started.ended;
      if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${tail(started)}`);
      return { stdout: started.stdout, stderr: started.stderr };
    },
    stopAll: async () => {
      await Promise.all([...running].map(stop));
    },
  };
}

function launch(command: string[], settings: Record<string, string>, folder?: string): Started {
  const [program = '', ...values] = command;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, values, { cwd: folder, env: { PATH, HOME, ...settings } });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  const started: Started = { child, name: command.join(' '), stdout: '', stderr: '', ended };
  child.stdout.on('data', (chunk: Buffer) => (started.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (started.stderr += chunk.toString()));
  child.on('error', (error) => (started.stderr += `${error.message}\n`));
  return started;
}

function waitFor(started: Started, pattern: RegExp): Promise<RegExpMatchArray> {
  const { child, name } = started;
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${name} ${why}:\n${tail(started)}`));
    const timer = setTimeout(() => fail('was not ready in time'), READY_WITHIN_MS);
    const look = (): void => {
      const match = pattern.exec(started.stderr);
      if (!match) return;
      clearTimeout(timer);
      child.stderr?.off('data', look);
      resolve(match);
    };
    child.stderr?.on('data', look);
    void started.ended.then(() => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
    look();
  });
}

async function stop({ child, ended }: Started): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}

function tail({ stdout, stderr }: Started): string {
  return `${stdout}${stderr}`.slice(-SHOWN_OUTPUT);
}

/** Returns the milliseconds of processor time that a process and those that it started have used; 0 where there is no /proc. */
export function familyProcessorMs(pid: number): number {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const own = threads.map(
    (thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6,
  );
  return [...own, ...listChildren(pid).map(familyProcessorMs)].reduce((sum, ms) => sum + ms, 0);
}

function listChildren(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
