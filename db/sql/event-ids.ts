import type { EventWrites } from './event-lock.js';

/**
 * Adds the reservation of the next `count` event ids; returns the first of them, after the commit. Rows that are written in the same
 * transaction hold placeholders of these ids, which `storedId` replaces until the next reservation.
 */
export function reserveEventIds(writes: EventWrites, count: number): () => number {
  const reserved = writes.add<{ last_event_id: number }>(
    'UPDATE event_sequence SET last_event_id = last_event_id + ? WHERE id = 1 RETURNING last_event_id',
    [count],
  );
  return () => {
    const [row] = reserved();
    if (!row) throw new Error('The event sequence has no row; the migration inserts it.');
    return row.last_event_id - count + 1;
  };
}

/** Returns the placeholder of the id of the new event at a place. */
export function placeholderOf(place: number): number {
  return -1 - place;
}

/** Returns the place of the new event that a placeholder stands for. */
export function placeOf(placeholder: number): number {
  return -1 - placeholder;
}

/** Returns an expression for the id in a column, which may be the placeholder of one of the `count` ids that were reserved last. */
export function storedId(column: string, count: number): string {
  return `CASE WHEN ${column} < 0 THEN (SELECT last_event_id FROM event_sequence WHERE id = 1) - ${count} - ${column} ELSE ${column} END`;
}
