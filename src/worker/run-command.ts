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
  for (const file of candidates) {
    const isRunnable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isRunnable && (await stat(file)).isFile()) return file;
  }
  return null;
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
  const { program, args, environment: env, timeLimitMs, outputLimitBytes, signal } = run;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // Its own process group, so that what the program started is killed with it.
    const child = spawn(program, args, { detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    let bytes = 0;
    let errors = '';
    const fail = (reason: string, Failure: new (message: string) => Error = Error): void => {
      const wrote = errors.trim() === '' ? '' : ` It wrote to standard error: ${errors.trim()}`;
      reject(new Failure(`The command ${JSON.stringify(program)} ${reason}.${wrote}`));
    };
    const stop = (reason: string, Failure?: new (message: string) => Error): void => {
      killGroup(child);
      fail(reason, Failure);
    };
    const onAbort = (): void => stop('was aborted, because the worker stops');
    const timer = setTimeout(() => stop(`took longer than ${timeLimitMs} ms`, VerifierTimeout), timeLimitMs);
    signal?.addEventListener('abort', onAbort);
    // Read to its end, so that the program never blocks on it.
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(0, STDERR_CHARACTERS);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > outputLimitBytes) stop(`wrote more than ${outputLimitBytes} bytes`);
      else output.push(chunk);
    });
    child.on('error', (error) => fail(`can't be started (${error.message})`));
    child.on('close', (code, killedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      if (code === 0) return resolve(Buffer.concat(output));
      fail(code === null ? `was ended by ${killedBy}` : `exited with code ${code}`);
    });
  });
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
