import type { Result } from './result.js';

/** Returns the line of a result: outcome, seconds, tests and name. */
export function toLine({ name, passed, failed, skipped, seconds }: Result): string {
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : []), ...skips(skipped)];
  return `${mark} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${counts.join(', ')}`;
}

/** Returns the failures of a result in full, and the command that runs it alone. */
export function toFailure({ failures, command }: Result): string {
  const parts = failures.map((failure) => indent(failure));
  return ['', ...parts.flatMap((part) => [part, '']), `  To run it alone: ${command}`, ''].join('\n');
}

/** Returns the summary of a run: the failures, and in the last line the totals as other programs read them. */
export function toSummary(results: readonly Result[], seconds: number): string {
  const failed = results.filter((result) => result.failed > 0).map(({ command }) => `  ${command}`);
  const sum = (count: (result: Result) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const counts = [
    `${sum((result) => result.passed)} passed`,
    `${sum((result) => result.failed)} failed`,
    ...skips(sum((result) => result.skipped)),
  ];
  return [
    '',
    ...(failed.length > 0 ? ['Failed; to run each alone:', ...failed, ''] : []),
    `${results.length} files and checks in ${formatDuration(seconds)}`,
    counts.join(', '),
  ].join('\n');
}

function skips(count: number): string[] {
  return count > 0 ? [`${count} skipped`] : [];
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
