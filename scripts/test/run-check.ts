import { spawn } from 'node:child_process';
import type { Result } from './result.js';

/** A check that is a program, and the npm script that a person runs it with. */
export interface Check {
  script: string;
  /** Default: the script itself. A script that builds first must not run beside others that read dist/. */
  program?: readonly [string, ...string[]];
}

/** The exit code and the output of a check. */
interface Ended {
  code: number;
  output: string;
}

/** Runs a check. It counts as one, or as what a line of its output counts: `N passed, N failed`. */
export async function runCheck(check: Check, root: string): Promise<Result> {
  const { script } = check;
  const startedAt = performance.now();
  const { code, output } = await runProgram(check, root);
  const counts = countChecks(output, code);
  return {
    name: script,
    ...counts,
    seconds: (performance.now() - startedAt) / 1000,
    // Its totals are part of the run's, which are printed at the end.
    failures: counts.failed > 0 ? [output.replace(SUM, '').trimEnd()] : [],
    diagnostics: [],
    command: `npm run ${script}`,
  };
}

async function runProgram({ script, program }: Check, root: string): Promise<Ended> {
  const [name, ...words] = program ?? ['npm', 'run', '--silent', script];
  const child = spawn(name, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

const SUM = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?[^\S\n]*(?:\n|$)/m;

/** Returns what a command's output counts. An exit code other than 0 is a failure in any case. */
export function countChecks(output: string, code: number): Pick<Result, 'passed' | 'failed' | 'skipped'> {
  const [, passed, failed, skipped = '0'] = SUM.exec(output) ?? [];
  if (passed === undefined)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: Number(passed),
    failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
    skipped: Number(skipped),
  };
}
