/** The context of a benchmark. */
export interface BenchContext {
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

/** The result of a benchmark: a table of measurements, and the goals. */
export interface Finding {
  header: string[];
  rows: string[][];
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

/** Returns a goal for milliseconds that must stay below a limit. */
export function below(value: number, limit: number, what: string): Goal {
  const isReached = value < limit;
  return {
    text: `${what} below ${limit} ms: it is ${value.toFixed(0)} ms`,
    isReached,
    isAcceptable: isReached,
  };
}

/** Returns a finding as text: its table in columns, then a line per goal. */
export function renderFinding({ header, rows, goals }: Finding): string {
  const lines = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const table = lines.map(([first = '', ...cells]) =>
    [first.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join(
      '  ',
    ),
  );
  const reached = goals.map(({ text, isReached, isAcceptable }) => {
    const state = isReached ? 'reached' : isAcceptable ? 'missed' : 'FAILED';
    return `goal ${state}: ${text}`;
  });
  return [...table, '', ...reached].map((line) => `  ${line}`.trimEnd()).join('\n');
}
