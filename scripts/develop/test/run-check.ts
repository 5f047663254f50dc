import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Result } from './report.js';

/** A check that is a program, and the npm script that a person runs it with. */
export interface Check {
  script: string;
  /** Default: the script itself. A script that builds first must not run beside others that read dist/. */
  program?: readonly [string, ...string[]];
  /** The command that runs it alone. Default: the script. */
  command?: string;
}

/** The exit code and the output of a check. */
interface Ended {
  code: number;
  output: string;
}

/** What takes longer hangs, and would hold up the whole run. */
const TIMEOUT_MS = 30 * 60_000;
/** A failure of a check has as many lines at most; its command shows all of them. */
const MAX_FAILURE_LINES = 60;

/** Runs a check. It counts as one, or as what a line of its output counts: `N passed, N failed`. */
export async function runCheck(check: Check, root: string): Promise<Result> {
  const { script, command = `npm run ${script}` } = check;
  const startedAt = performance.now();
  const { code, output } = await runProgram(check, root);
  const counts = countChecks(output, code);
  return {
    name: script,
    ...counts,
    seconds: (performance.now() - startedAt) / 1000,
    failures: counts.failed > 0 ? listFailures(output) : [],
    diagnostics: [],
    command,
  };
}

async function runProgram({ script, program }: Check, root: string): Promise<Ended> {
  const [name, ...words] = program ?? ['sh', '-c', readScript(script, root)];
  // As npm runs it, which takes half a second by itself.
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn(name, words, {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

function readScript(name: string, root: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[name] ?? `echo "package.json has no script ${name}." >&2; exit 1`;
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

/**
 * Returns the failures in a command's output: each starts at a line with `FAILED` and ends before the next line that is not
 * indented. An output without such lines is one failure, without its totals, which are part of the run's.
 */
export function listFailures(output: string): string[] {
  const found = [...output.matchAll(/^FAILED (.*(?:\n(?:[^\S\n].*)?)*)/gm)].map(([, text = '']) => text);
  const whole = output.replace(SUM, '').replaceAll(/^npm warn .*\n/gm, '');
  const failures = (found.length > 0 ? found : [whole]).map((text) => shorten(text.trimEnd()));
  return failures.every((text) => text === '') ? ['It wrote nothing.'] : failures;
}

function shorten(text: string): string {
  const lines = text.split('\n');
  const more = lines.length - MAX_FAILURE_LINES;
  return more > 0 ? [...lines.slice(0, MAX_FAILURE_LINES), `… and ${more} more lines`].join('\n') : text;
}
