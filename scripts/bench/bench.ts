import type { Processes } from './processes.js';

/** What a benchmark works with. */
export interface Workbench {
  processes: Processes;
  /** A folder of this run alone; it is removed at the end. */
  folder: string;
  /** Tells the person at the terminal what is going on. */
  say: (text: string) => void;
}

/** One figure that was promised. `isBearable` is false when it is so far off that the run counts as failed. */
export interface Goal {
  text: string;
  isReached: boolean;
  isAcceptable: boolean;
}

/** What a benchmark found: tables of measurements and what they mean for the goals. */
export interface Finding {
  tables: { header: string[]; rows: string[][] }[];
  goals: Goal[];
}

export interface Bench {
  title: string;
  run: (workbench: Workbench) => Promise<Finding>;
}

/** Returns a goal for a ratio to a peer: `goal` is aimed at, below `least` the run has failed. */
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
