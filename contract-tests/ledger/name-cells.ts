import type { CellResult } from './ledger.js';

/**
 * Returns a short list of cells by status: `429 of all 38 operations`, `401 of sendHeartbeat, ingestEvent`.
 * Duplicates are named once.
 */
export function nameCells(cells: Pick<CellResult, 'operation' | 'status'>[], operations: number): string {
  const byStatus = new Map<number, Set<string>>();
  for (const { operation, status } of cells)
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(operation));
  return [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, of]) =>
      of.size === operations && operations > 1
        ? `${status} of all ${operations} operations`
        : `${status} of ${[...of].join(', ')}`,
    )
    .join('; ');
}
