import type { Database, Row } from '../connection/database.js';
import { readAll } from './tracking.js';

/** The rollups of tracking, sorted. */
export interface TrackingRollups {
  projects: Row[];
  eventCounts: Row[];
  hours: Row[];
  queue: Row[];
}

/** Returns the stored rollups without rows of zeroes, which may or may not exist. */
export async function readTrackingRollups(database: Database): Promise<TrackingRollups> {
  const pick = (row: Row, names: string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));
  const projects = await readAll(database, 'projects', 'project_key');
  const counted = await readAll(database, 'event_hours');
  const hours = await readAll(database, 'metric_hours', 'hour', 'project_key');
  const queue = await readAll(database, 'queue_counts', 'project_key', 'status');
  return {
    projects: projects.map((row) => pick(row, PROJECT_COUNTS)),
    eventCounts: sorted(
      counted.filter(({ events }) => events !== 0).map(({ first_event_id: _, ...row }) => row),
    ),
    hours: hours
      .map((row) => pick(row, ['hour', 'project_key', 'events', 'checks', 'changes', 'runs', 'maps_checked']))
      .filter((row) => Object.values(row).some((value) => typeof value === 'number' && value !== 0)),
    queue: queue.filter(({ items }) => items !== 0),
  };
}

const PROJECT_COUNTS = [
  'project_key',
  'map_count',
  'tracked_maps',
  'changed_maps',
  'total_checks',
  'total_changes',
  'latest_checked_at',
  'latest_run_at',
];

/** Returns a recount from events, runs, maps of projects and queue items. */
export async function recountTracking(database: Database): Promise<TrackingRollups> {
  const events = await readAll(database, 'events', 'event_id');
  const runs = await readAll(database, 'runs', 'run_id');
  const maps = await readAll(database, 'project_maps', 'project_key', 'map_uid');
  const items = await readAll(database, 'wr_baseline_queue', 'queue_id');
  const keys = (await readAll(database, 'projects', 'project_key')).map((row) => String(row.project_key));
  return {
    projects: keys.map((key) => recountProject(key, events, runs, maps)),
    eventCounts: sorted(sumEqual(events.flatMap(countsOf), 'events')),
    hours: sortedBy(recountHours(events, runs), 'hour', 'project_key'),
    queue: sortedBy(
      sumEqual(
        items.map((row) => ({ project_key: row.project_key, status: row.status, items: 1 })),
        'items',
      ),
      'project_key',
      'status',
    ),
  };
}

function recountProject(key: string, events: Row[], runs: Row[], maps: Row[]): Row {
  const own = (rows: Row[]): Row[] => rows.filter((row) => row.project_key === key);
  const checks = own(events).filter((row) => row.event_type === 'map.checked');
  const latest = (rows: Row[], name: string): unknown =>
    rows.map((row) => String(row[name])).reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null);
  return {
    project_key: key,
    map_count: own(maps).length,
    tracked_maps: own(maps).filter((row) => row.tracked === 1).length,
    changed_maps: own(maps).filter((row) => row.last_changed_at !== null).length,
    total_checks: checks.length,
    total_changes: checks.filter((row) => row.changed === 1).length,
    latest_checked_at: latest(checks, 'occurred_at'),
    latest_run_at: latest(own(runs), 'finished_at'),
  };
}

function countsOf(event: Row): Row[] {
  const { project_key, source, source_key, event_type, system, changed } = event;
  const at = String(event.occurred_at);
  return ['', at.slice(0, 13)].map((hour) => {
    return { hour, project_key, source, source_key, event_type, system, changed, events: 1 };
  });
}

function recountHours(events: Row[], runs: Row[]): Row[] {
  const hourOf = (at: unknown): string => `${String(at).slice(0, 13)}:00:00.000Z`;
  const none = { events: 0, checks: 0, changes: 0, runs: 0, maps_checked: 0 };
  const rows = [
    ...events
      .filter((row) => row.system === 0)
      .map((row): Row => {
        const isCheck = row.event_type === 'map.checked';
        const { project_key } = row;
        const checks = Number(isCheck);
        return {
          hour: hourOf(row.occurred_at),
          project_key,
          ...none,
          events: 1,
          checks,
          changes: isCheck ? row.changed : 0,
        };
      }),
    ...runs.map((row): Row => {
      const { project_key, maps_checked } = row;
      return { hour: hourOf(row.finished_at), project_key, ...none, runs: 1, maps_checked };
    }),
  ];
  return sumEqual(rows, 'events', 'checks', 'changes', 'runs', 'maps_checked');
}

/** Adds the numbers of rows with the same key. */
function sumEqual(rows: readonly Row[], ...numbers: string[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(Object.entries(row).filter(([name]) => !numbers.includes(name)));
    const known = sums.get(key);
    if (!known) sums.set(key, { ...row });
    else for (const name of numbers) known[name] = Number(known[name]) + Number(row[name]);
  }
  return [...sums.values()];
}

function sorted(rows: Row[]): Row[] {
  const names = ['hour', 'project_key', 'source', 'event_type', 'system', 'changed'];
  return sortedBy(rows, ...names);
}

function sortedBy(rows: Row[], ...names: string[]): Row[] {
  const idOf = (row: Row): string => JSON.stringify(names.map((name) => row[name]));
  return rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}
