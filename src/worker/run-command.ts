import { spawn, type ChildProcess } from 'node:child_process';
import { VerifierTimeout } from './verdict.js';

/** One run of a program: no shell, and nothing of our own environment but what is in `environment`. */
export type CommandRun = {
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
