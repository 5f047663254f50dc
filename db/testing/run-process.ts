import { spawn } from 'node:child_process';
import type { ConnectionSettings } from '../connection/database.js';
import { findProgram } from './programs.js';

/** The exit and output of a process. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Runs a compiled script of the project to its end, with `input` on its standard input. */
export async function runScript(
  script: URL,
  words: string[],
  { environment = {}, input = '' }: { environment?: Record<string, string>; input?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [findProgram(script), ...words], {
    // What a test runs is no result of the job that runs the tests.
    env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...environment },
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve({
        code,
        signal,
        stdout: Buffer.concat(stdout).toString(),
        stderr: Buffer.concat(stderr).toString(),
      });
    });
  });
}

/** Runs a task of `database-process.ts` in another process; `input` is JSON that the task takes. */
export function runTask(task: string, settings: ConnectionSettings, input: unknown = null): Promise<Ended> {
  const words = [task, JSON.stringify(settings), JSON.stringify(input)];
  return runScript(new URL('./database-process.js', import.meta.url), words);
}
