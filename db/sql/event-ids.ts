import type { DeferredWrites } from './deferred-writes.js';

/**
 * The ids of the events that a transaction adds. They are taken under the event lock, with the commit; until then the rows have
 * placeholders of them (see `placeholderId`).
 */
export interface ReservedIds {
  /** Returns the ids in the order of their events; to be called after the commit. */
  read: () => number[];
  /** Returns an SQL expression of the id in a column, which may have a placeholder. Throws when more ids were reserved meanwhile. */
  inColumn: (column: string) => string;
}

/** Where no event is added: columns have no placeholders. */
export const NO_IDS: ReservedIds = { read: () => [], inColumn: (column) => column };

/** What was reserved last: of earlier ids the sequence has no trace. */
const latest = new WeakMap<DeferredWrites, symbol>();

/** Adds the reservation of the next `count` event ids to the deferred writes. */
export function reserveEventIds(writes: DeferredWrites, count: number): ReservedIds {
  const reservation = Symbol('reservation');
  latest.set(writes, reservation);
  const reserved = writes.add<{ last_event_id: number }>(
    'UPDATE event_sequence SET last_event_id = last_event_id + ? WHERE id = 1 RETURNING last_event_id',
    [count],
  );
  return {
    read: () => {
      const [row] = reserved();
      if (!row) throw new Error('The event sequence has no row; the migration inserts it.');
      const first = row.last_event_id - count + 1;
      return Array.from({ length: count }, (_, index) => first + index);
    },
    inColumn: (column) => {
      if (latest.get(writes) !== reservation)
        throw new Error('More event ids were reserved before all rows with the former ones were added.');
      const last = '(SELECT last_event_id FROM event_sequence WHERE id = 1)';
      return `CASE WHEN ${column} < 0 THEN ${last} - ${count} - ${column} ELSE ${column} END`;
    },
  };
}

/** Returns the placeholder of the id of the new event at an index: -1 for the first one, -2 for the second. */
export function placeholderId(index: number): number {
  return -1 - index;
}

/** Returns the index of the new event that a placeholder stands for. */
export function indexOfPlaceholder(placeholder: number): number {
  return -1 - placeholder;
}
