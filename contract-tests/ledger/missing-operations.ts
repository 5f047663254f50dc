import type { CellResult } from './ledger.js';
import type { ScenarioResult } from './run-scenario.js';

const MISSING = [404, 405, 501];

/** Returns the ids of operations that never gave another response than 404, 405 or 501: a server does not have them. */
export function findMissing(cells: CellResult[]): string[] {
  const given = new Map<string, Set<number>>();
  for (const { operation, scenarios } of cells) {
    const statuses = given.get(operation) ?? new Set();
    given.set(operation, statuses);
    for (const { response, faults } of scenarios) {
      if (response) statuses.add(response.status);
      // A request that prepares a scenario of another operation counts as well.
      for (const { origin, actual } of faults) {
        if (!origin || !/^\d{3}$/.test(actual ?? '')) continue;
        given.set(origin.operation, (given.get(origin.operation) ?? new Set()).add(Number(actual)));
      }
    }
  }
  return [...given]
    .filter(([, statuses]) => statuses.size > 0 && [...statuses].every((status) => MISSING.includes(status)))
    .map(([operation]) => operation);
}

/** Returns cells without a verdict on operations that a server does not have, and on what needs these. */
export function leaveOut(cells: CellResult[], missing: readonly string[]): CellResult[] {
  if (missing.length === 0) return cells;
  return cells.map((cell) => {
    const isMissing = missing.includes(cell.operation);
    const scenarios = cell.scenarios.map((result): ScenarioResult => {
      const needed = result.faults.find(({ origin }) => origin && missing.includes(origin.operation))?.origin;
      if (!isMissing && !needed) return result;
      const reason = isMissing
        ? 'The server does not have the operation (--implemented-only).'
        : `It needs ${needed?.operation}, which the server does not have.`;
      const { script: _, ...rest } = result;
      return { ...rest, outcome: 'skipped', faults: [], reason, isUntestable: true };
    });
    return { ...cell, scenarios, outcome: outcomeOf(cell, scenarios) };
  });
}

/** What is left of a cell: a failure that has another cause still counts. */
function outcomeOf({ outcome }: CellResult, scenarios: ScenarioResult[]): CellResult['outcome'] {
  if (scenarios.every((result) => result.outcome === 'skipped')) return 'skipped';
  return outcome;
}
