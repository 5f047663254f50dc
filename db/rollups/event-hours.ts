import type { Knex } from 'knex';
import { insertRows } from '../bulk.js';
import type { EventRow } from '../rules/event-row.js';
import { hourKey } from '../rules/times.js';
import { addMetricHours } from './metric-hours.js';

const KEY = ['hour', 'project_key', 'source', 'event_type', 'system', 'changed'] as const;

/** The hour of the counts of all time. */
export const ALL_TIME = '';

/** The columns of an event that it is counted by. */
type CountedEvent = Pick<
  EventRow,
  'event_id' | 'occurred_at' | 'project_key' | 'source' | 'source_key' | 'event_type' | 'system' | 'changed'
>;

/**
 * Adds events to the numbers of events by hour, project, source, type and kind, or subtracts them, and to those of all time; to the
 * metrics of projects by hour too, unless these are to keep the events as history.
 */
export async function addEventHours(
  trx: Knex.Transaction,
  events: readonly CountedEvent[],
  { by = 1, keepsMetrics = false }: { by?: 1 | -1; keepsMetrics?: boolean } = {},
): Promise<void> {
  const rows = sumEvents(events, by);
  await insertRows(
    trx,
    'event_hours',
    rows,
    `ON CONFLICT (${KEY.join(', ')}) DO UPDATE SET events = event_hours.events + excluded.events,
      first_event_id = CASE WHEN excluded.first_event_id < event_hours.first_event_id THEN excluded.first_event_id
        ELSE event_hours.first_event_id END`,
  );
  if (keepsMetrics) return;
  await addMetricHours(
    trx,
    rows
      .filter(({ hour, system }) => hour !== ALL_TIME && system === 0)
      .map((row) => ({ at: `${row.hour}:00`, projectKey: row.project_key, events: row.events })),
  );
}

type CountRow = Omit<CountedEvent, 'event_id' | 'occurred_at'> & {
  hour: string;
  events: number;
  first_event_id: number;
};

/** Returns the numbers of events in the order of the key, so that neighbours are written together. */
function sumEvents(events: readonly CountedEvent[], by: 1 | -1): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const { event_id: id, occurred_at: at, ...event } of events) {
    const { project_key, source, source_key, event_type, system, changed } = event;
    for (const hour of [ALL_TIME, hourKey(at)]) {
      // Stored texts have no NUL.
      const key = [hour, project_key, source, event_type, system, changed].join('\0');
      const labels = { hour, project_key, source, source_key, event_type, system, changed };
      const sum = sums.get(key) ?? { ...labels, events: 0, first_event_id: id };
      sums.set(key, sum);
      sum.events += by;
      sum.first_event_id = Math.min(sum.first_event_id, id);
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
