import type { Processes } from './processes.js';

/** The context of a benchmark. */
export interface Workbench {
  processes: Processes;
  /** A folder of this run, removed at the end. */
  folder: string;
  /** The built `main.js` of another version, which stores data instead of ours. */
  main?: string;
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
  run: (workbench: Workbench) => Promise<Finding>;
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
