import type { CellResult } from './ledger.js';
import type { ScenarioResult } from './run-scenario.js';

/** What a server answers to a valid request of an operation that it does not have. */
export const MISSING_STATUSES: readonly number[] = [404, 405, 501];
/** Statuses that a server may return to any request before it matches a route. */
const BEFORE_ROUTES = [401, 403, 429];
/** The same for a request that is invalid on purpose: frameworks read the body first, and Node.js the headers. */
const BEFORE_ROUTES_IF_WRONG = [413, 414, 415, 431];
/** Statuses of valid requests. */
const SUCCESSES = [200, 304];

/**
 * Returns the ids of operations that a server does not have, or that nothing shows: to valid requests it never gave another
 * response than 404, 405 or 501, or there were none.
 */
export function findMissing(cells: CellResult[]): string[] {
  const given = new Map<string, Set<number>>();
  const note = (operation: string, statuses: number[]): void => {
    given.set(operation, new Set([...(given.get(operation) ?? []), ...statuses]));
  };
  for (const cell of cells) {
    note(
      cell.operation,
      cell.scenarios.flatMap(({ response }) => response?.status ?? []).filter(isConclusive(cell)),
    );
    // A request that prepares a scenario of another operation counts as well.
    for (const { origin, actual } of cell.scenarios.flatMap(({ faults }) => faults))
      if (origin && /^\d{3}$/.test(actual ?? '')) note(origin.operation, [Number(actual)]);
  }
  return [...given]
    .filter(([, statuses]) => [...statuses].every((status) => MISSING_STATUSES.includes(status)))
    .map(([operation]) => operation);
}

/** Whether a status tells that the operation is there, or that it is not. */
function isConclusive({ cell, status: expected }: CellResult): (status: number) => boolean {
  const isWrong = !SUCCESSES.includes(expected);
  const hasBody = !cell.startsWith('GET ');
  return (status) => {
    if (BEFORE_ROUTES.includes(status)) return false;
    return !isWrong || !(BEFORE_ROUTES_IF_WRONG.includes(status) || (hasBody && status === 400));
  };
}

/** Returns cells without a verdict on operations that a server does not have, and on what needs these. */
export function skipMissing(cells: CellResult[], missing: readonly string[]): CellResult[] {
  if (missing.length === 0) return cells;
  return cells.map((cell) => {
    const isMissing = missing.includes(cell.operation);
    const scenarios = cell.scenarios.map((result): ScenarioResult => {
      const needed = result.faults.find(({ origin }) => origin && missing.includes(origin.operation))?.origin;
      if (!isMissing && !needed) return result;
      if (result.outcome === 'skipped') return { ...result, isUntestable: true };
      const reason = isMissing
        ? 'The server does not have the operation, or nothing shows that it has (--implemented-only).'
        : `It needs ${needed?.operation}, which the server does not have.`;
      return { ...result, outcome: 'skipped', faults: [], reason, isUntestable: true };
    });
    // A failure that has another cause still counts.
    const outcome = scenarios.every((result) => result.outcome === 'skipped') ? 'skipped' : cell.outcome;
    return { ...cell, scenarios, outcome };
  });
}
