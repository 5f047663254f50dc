import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../src/project-root.js';
import type { Contestant } from './contestant.js';

/** What the rounds of one contestant gave. */
export interface Measured {
  name: string;
  values: number[];
}

const generator = fileURLToPath(new URL('dist/scripts/bench/load.js', projectRoot));

/** Loads the contestants in turn, A B C A B C …, so that a slow moment of the machine meets all of them. */
export function measureReads(
  contestants: readonly Contestant[],
  pathsFile: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Measured[] {
  const measured = contestants.map(({ name }): Measured => ({ name, values: [] }));
  for (let round = -1; round < rounds; round += 1) {
    contestants.forEach(({ name, port }, index) => {
      const output = execFileSync(process.execPath, [generator, String(port), String(seconds), pathsFile]);
      const { perSecond, failed } = JSON.parse(output.toString()) as { perSecond: number; failed: number };
      if (failed > 0)
        throw new Error(`${name} refused ${failed} requests; the measurement would compare errors.`);
      // The first round only warms up.
      if (round >= 0) measured[index]?.values.push(perSecond);
    });
  }
  return measured;
}

/** Returns the middle one of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Returns the median of the ratios round by round: what both did in one round, they did on the same machine. */
export function ratio(ours: Measured, other: Measured): number {
  return median(ours.values.map((value, round) => value / (other.values[round] ?? NaN)));
}

/** Prints a table of contestants; ratios are ours against each. */
export function printTable(title: string, unit: string, measured: readonly Measured[]): void {
  const [ours] = measured;
  console.log(`\n${title}`);
  for (const one of measured) {
    const range = `${Math.round(Math.min(...one.values))}–${Math.round(Math.max(...one.values))}`;
    const against = ours && one !== ours ? `   ours is ${ratio(ours, one).toFixed(2)} × this` : '';
    console.log(
      `  ${one.name.padEnd(38)} ${String(Math.round(median(one.values))).padStart(7)} ${unit} (${range})${against}`,
    );
  }
}
