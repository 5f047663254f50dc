import type { RejectedRow } from '../../../src/contract.js';
import type { Schemas } from '../contract.js';

type Reported = Schemas['RejectedRow'];

/** Returns what an answer says of the rows that were not taken, in the order of their places. */
export function reportRows(
  { rejectedRows, rejectedCount }: { rejectedRows: RejectedRow[]; rejectedCount: number },
  more: readonly Reported[] = [],
): { rejected: Reported[]; rejectedCount: number } {
  const validated = rejectedRows.map(({ index, reason, message }): Reported => ({ index, reason, message }));
  return {
    rejected: [...validated, ...more].sort((a, b) => a.index - b.index),
    rejectedCount: rejectedCount + more.length,
  };
}
