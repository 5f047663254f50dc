import { spawn } from 'node:child_process';

/** The outcome of a program. */
interface ProgramResult {
  exitCode: number | null;
  /** Standard output and standard error, as they came. */
  output: string;
}

interface ProgramOptions {
  cwd?: string;
  environment?: Record<string, string>;
  /** The timeout; by default ten minutes. */
  deadlineMs?: number;
}

/** Runs a program to its end. Rejects when it cannot be started. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, environment, deadlineMs = 600_000 }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Runs a program and returns its output; rejects with the end of its output when it fails. */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<string> {
  const { exitCode, output } = await runProgram(command, args, options);
  if (exitCode === 0) return output;
  throw new Error(`${command} ${args.join(' ')} ended with ${exitCode}:\n${output.slice(-2000)}`);
}
