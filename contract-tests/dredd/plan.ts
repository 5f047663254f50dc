import type { CellResult } from '../ledger/ledger.js';

/** The cells that Dredd asks for, by name, each with the name of the scenario that reaches it. */
export type DreddPlan = Readonly<Record<string, string>>;

/** Returns the cells of a ledger that were not left out, each with the first of its scenarios that was run. */
export function planFor(cells: CellResult[]): DreddPlan {
  return Object.fromEntries(
    cells.flatMap(({ cell, scenarios }) => {
      const first = scenarios.find(({ outcome }) => outcome !== 'skipped');
      return first ? [[cell, first.scenario] as const] : [];
    }),
  );
}
