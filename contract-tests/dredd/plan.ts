import type { CellResult } from '../ledger/ledger.js';

/** The cells that Dredd requests, by name, each with the name of its scenario. */
export type DreddPlan = Readonly<Record<string, string>>;

/** Returns the cells of a ledger that were not skipped, each with the first of its scenarios that was run. */
export function planFor(cells: CellResult[]): DreddPlan {
  return Object.fromEntries(
    cells.flatMap(({ cell, scenarios }) => {
      const first = scenarios.find(({ outcome }) => outcome !== 'skipped');
      return first ? [[cell, first.scenario] as const] : [];
    }),
  );
}
