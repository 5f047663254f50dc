import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { VerifierTimeout } from './verdict.js';

/**
 * Splits a command into its words at spaces; double quotes keep spaces in a word (`"/opt/my tools/verify" --fast`).
 * There is no shell, so nothing else has a meaning. Throws for an empty command and for an unclosed quote.
 */
export function splitCommand(command: string): [program: string, ...args: string[]] {
  const quotes = command.split('"').length - 1;
  if (quotes % 2 !== 0) {
    throw new Error(
      `The command ${JSON.stringify(command)} has an unclosed double quote: close it or remove it.`,
    );
  }
  const words = command.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  const [program, ...args] = words.map((word) => word.replaceAll('"', ''));
  if (!program)
    throw new Error('The command is empty: give the path of a program, and its arguments if any.');
  return [program, ...args];
}

/**
 * Returns the path of a program that this user may run, or null where there is none. A name without a slash is looked up in the
 * folders of `path`, as the system does when it starts the program.
 */
export async function findProgram(name: string, path: string): Promise<string | null> {
  const candidates = name.includes('/') ? [name] : path.split(delimiter).map((folder) => join(folder, name));
  for (const candidate of candidates) {
    if (await isProgram(candidate)) return candidate;
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** One run of a program: no shell, and nothing of our own environment but what is in `environment`. */
type CommandRun = {
  program: string;
  args: string[];
  environment: Record<string, string>;
  timeLimitMs: number;
  outputLimitBytes: number;
  signal?: AbortSignal | undefined;
};

const STDERR_CHARACTERS = 300;

/**
 * Runs a program to its end and resolves with the bytes of its standard output. Rejects when it can't be started or
 * exits with another code than 0, and after killing it with all processes of its group: when it takes too long (with
 * `VerifierTimeout`), writes too much, or `signal` aborts. The message ends with the beginning of its standard error.
 */
export function runCommand(run: CommandRun): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    run.signal?.throwIfAborted();
    // Its own process group, so that what the program started is killed with it.
    const child = spawn(run.program, run.args, {
      detached: true,
      env: run.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const readStderr = collectStderr(child);
    const release = (): void => {
      clearTimeout(timer);
      run.signal?.removeEventListener('abort', onAbort);
    };
    const fail = (reason: string, Failure: new (message: string) => Error = Error): void => {
      release();
      reject(new Failure(describe(run, reason, readStderr())));
    };
    const stop = (reason: string, Failure?: new (message: string) => Error): void => {
      killGroup(child);
      fail(reason, Failure);
    };
    const onAbort = (): void => stop('was aborted, since the worker stops');
    const timer = setTimeout(
      () => stop(`took longer than ${run.timeLimitMs} ms`, VerifierTimeout),
      run.timeLimitMs,
    );
    run.signal?.addEventListener('abort', onAbort);

    const readStdout = collectStdout(child, run.outputLimitBytes, stop);
    child.on('error', (error) => fail(`can't be started (${error.message})`));
    child.on('close', (code, killedBy) => {
      if (code !== 0) return fail(code === null ? `was ended by ${killedBy}` : `exited with code ${code}`);
      release();
      resolve(readStdout());
    });
  });
}

function collectStdout(
  child: ChildProcess,
  limitBytes: number,
  stop: (reason: string) => void,
): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limitBytes) return stop(`wrote more than ${limitBytes} bytes`);
    chunks.push(chunk);
  });
  return () => Buffer.concat(chunks);
}

/** Reads standard error to its end, so that the program never blocks on it, but keeps only its beginning. */
function collectStderr(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length < STDERR_CHARACTERS) text = (text + chunk).slice(0, STDERR_CHARACTERS);
  });
  return () => text.trim();
}

function killGroup(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All of it ended in the meantime.
  }
}

function describe(run: CommandRun, reason: string, stderr: string): string {
  return (
    `The command ${JSON.stringify(run.program)} ${reason}.` +
    (stderr === '' ? '' : ` It wrote to standard error: ${stderr}`)
  );
}
