import type { EventRow } from '../rules/event-row.js';
import { addHours } from './hours.js';
import { dayOf, hourOf } from '../rules/times.js';
import type { EventWrites } from '../sql/event-lock.js';
import { addRows } from '../sql/insert-rows.js';

const COLUMNS = {
  span: 'text',
  start: 'text',
  project_key: 'text',
  source: 'text',
  source_key: 'text',
  event_type: 'text',
  system: 'integer',
  changed: 'integer',
  events: 'bigint',
} as const;

type CountRow = Record<keyof typeof COLUMNS, string | number>;

/** The columns of an event that it is counted by. */
export type CountedEvent = Pick<
  EventRow,
  'occurred_at' | 'project_key' | 'source' | 'source_key' | 'event_type' | 'system' | 'changed'
>;

/**
 * Adds events to, or (with `by` -1) subtracts them from, the rollups of all time, of days and of hours (`span`); a trigger adds what
 * changes days to those of months (migrations/baseline/events.ts). The hourly metrics of projects too, unless they are to keep the events as history.
 */
export function addEventCounts(
  writes: EventWrites,
  changes: readonly CountChange[],
  { keepsHours = false } = {},
): void {
  const groups = groupsOf(changes);
  const counts = new Map<string, CountRow>();
  for (const { event, by } of groups) {
    addTo(counts, 'all', '', event, by);
    addTo(counts, 'day', dayOf(event.occurred_at), event, by);
    addTo(counts, 'hour', hourOf(event.occurred_at), event, by);
  }
  addRows(writes, {
    table: 'event_counts',
    columns: COLUMNS,
    rows: [...counts.values()].filter(({ events }) => events !== 0),
    suffix: `ON CONFLICT (span, start, project_key, source, event_type, system, changed)
      DO UPDATE SET events = event_counts.events + excluded.events`,
  });
  if (keepsHours) return;
  addHours(
    writes,
    groups
      .filter(({ event }) => event.system === 0)
      .map(({ event, by }) => ({ at: event.occurred_at, projectKey: event.project_key, events: by })),
  );
}

interface CountChange {
  event: CountedEvent;
  by: number;
}

/** Returns the sums of the changes of events with the same labels and hour, each with one of its events. */
function groupsOf(changes: readonly CountChange[]): CountChange[] {
  const groups = new Map<string, CountChange>();
  for (const { event, by } of changes) {
    const { project_key, source, event_type, system, changed } = event;
    // Stored texts have no NUL.
    const key = [project_key, source, event_type, system, changed, hourOf(event.occurred_at)].join('\0');
    const group = groups.get(key);
    if (group) group.by += by;
    else groups.set(key, { event, by });
  }
  return [...groups.values()];
}

function addTo(
  counts: Map<string, CountRow>,
  span: string,
  start: string,
  event: CountedEvent,
  by: number,
): void {
  const { project_key, source, source_key, event_type, system, changed } = event;
  const id = JSON.stringify([span, start, project_key, source, event_type, system, changed]);
  const row = counts.get(id);
  if (row) row.events = Number(row.events) + by;
  else
    counts.set(id, {
      span,
      start,
      project_key,
      source,
      source_key,
      event_type,
      system,
      changed,
      events: by,
    });
}
