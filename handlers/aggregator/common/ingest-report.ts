import type { RejectedRow } from '../../../src/contract.js';
import type { Schemas } from '../contract.js';

type Reported = Schemas['RejectedRow'];

/** Returns the rejected rows as the response lists them, in index order. */
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

/** Returns the results of the accepted events, in request order. */
export function reportEvents(stored: readonly { eventId: number; isNew: boolean }[]): {
  accepted: number;
  duplicates: number;
  eventIds: number[];
} {
  const accepted = stored.filter(({ isNew }) => isNew).length;
  const eventIds = stored.map(({ eventId }) => eventId);
  return { accepted, duplicates: stored.length - accepted, eventIds };
}
