import type { Processes } from './processes.js';

/** The context of a benchmark. */
export interface BenchContext {
  processes: Processes;
  /** A folder of this run, removed at the end. */
  folder: string;
  /** Prints progress. */
  say: (text: string) => void;
}

/** A target figure. `isAcceptable` is false when it is missed so far that the run fails. */
export interface Goal {
  text: string;
  isReached: boolean;
  isAcceptable: boolean;
}

/** The result of a benchmark: tables of measurements, and the goals. */
export interface Finding {
  tables: { header: string[]; rows: string[][] }[];
  goals: Goal[];
}

export interface Bench {
  title: string;
  run: (context: BenchContext) => Promise<Finding>;
}

/** Returns a goal for a ratio to a baseline: `goal` is the target, below `least` the run fails. */
export function atLeast(ratio: number, goal: number, least: number, baseline: string): Goal {
  return {
    text: `at least ${goal.toFixed(2)} × ${baseline} (never below ${least.toFixed(2)}): it is ${ratio.toFixed(2)} ×`,
    isReached: ratio >= goal,
    isAcceptable: ratio >= least,
  };
}

/** Returns a goal for a figure that must stay below a limit. */
export function below(value: number, limit: number, unit: string, what: string): Goal {
  const isReached = value < limit;
  return {
    text: `${what} below ${limit} ${unit}: it is ${value.toFixed(0)} ${unit}`,
    isReached,
    isAcceptable: isReached,
  };
}

/** Returns a finding as text: its tables in columns, then a line per goal. */
export function renderFinding({ tables, goals }: Finding): string {
  const rendered = tables.map(({ header, rows }) => {
    const lines = [header, ...rows];
    const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
    const pad = (cell: string, column: number): string =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
    return lines.map((line) => `  ${line.map(pad).join('  ').trimEnd()}`).join('\n');
  });
  const reached = goals.map(({ text, isReached, isAcceptable }) => {
    const state = isReached ? 'reached' : isAcceptable ? 'missed' : 'FAILED';
    return `  goal ${state}: ${text}`;
  });
  return [...rendered, reached.join('\n')].join('\n\n');
}
