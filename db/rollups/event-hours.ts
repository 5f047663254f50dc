import type { Knex } from 'knex';
import type { EventRow } from '../rules/event-row.js';
import { insertRows } from '../bulk.js';
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

/** An event that comes (`by` 1) or goes (-1). */
export interface EventChange {
  event: CountedEvent;
  by: 1 | -1;
}

/**
 * Adds events to the numbers of events by hour, project, source, type and kind, or subtracts them, and to those of all time; to the
 * metrics of projects by hour too, unless these are to keep the events as history.
 */
export async function addEventHours(
  trx: Knex.Transaction,
  changes: readonly EventChange[],
  { keepsMetrics = false }: { keepsMetrics?: boolean } = {},
): Promise<void> {
  const rows = sumChanges(changes);
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
      .map(({ hour, project_key: projectKey, events }) => ({ at: `${hour}:00`, projectKey, events })),
  );
}

type CountRow = Omit<CountedEvent, 'event_id' | 'occurred_at'> & {
  hour: string;
  events: number;
  first_event_id: number;
};

/** Returns the changes of counts that are not 0, or of the lowest id, in the order of the key, so that neighbours are written together. */
function sumChanges(changes: readonly EventChange[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  /** The sums to which an event has come, perhaps for one that has gone. */
  const grown = new Set<string>();
  for (const { event, by } of changes) {
    const { project_key, source, source_key, event_type, system, changed, event_id } = event;
    const labels = { project_key, source, source_key, event_type, system, changed };
    for (const hour of [ALL_TIME, hourKey(event.occurred_at)]) {
      // Stored texts have no NUL.
      const key = [hour, project_key, source, event_type, system, changed].join('\0');
      if (by === 1) grown.add(key);
      const sum = sums.get(key);
      if (!sum) {
        sums.set(key, { hour, ...labels, events: by, first_event_id: event_id });
        continue;
      }
      sum.events += by;
      sum.first_event_id = Math.min(sum.first_event_id, event_id);
    }
  }
  return [...sums]
    .filter(([key, { events }]) => events !== 0 || grown.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
}
