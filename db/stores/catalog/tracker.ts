import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { laterOf } from '../../rules/times.js';
import { rowsOf } from '../../sql/raw-rows.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';

type TrackerStatus = components['schemas']['TrackerStatus'];
type Dashboard = components['schemas']['Dashboard'];

/** Intervals that a tracker may miss before it counts as stopped. */
const MAX_MISSED_INTERVALS = 3;

interface TrackerRow {
  interval_seconds: number;
  alive_at: string | null;
  /** Of the newest run; null before the first. */
  finished_at: string | null;
  duration_ms: number | null;
  maps_checked: number;
  wr_changes: number;
}

/** The project with the newest run; before the first run, the project with the newest heartbeat. */
const TRACKER = `SELECT p.check_interval_seconds AS interval_seconds, r.finished_at, r.duration_ms, r.maps_checked, r.wr_changes,
    (SELECT MAX(i.last_heartbeat_at) FROM project_instances AS i WHERE i.project_key = p.project_key) AS alive_at
  FROM projects AS p
  LEFT JOIN (SELECT * FROM runs ORDER BY finished_at DESC, run_id DESC LIMIT 1) AS r ON r.project_key = p.project_key
  WHERE p.project_key = COALESCE((SELECT project_key FROM runs ORDER BY finished_at DESC, run_id DESC LIMIT 1),
    (SELECT project_key FROM project_instances ORDER BY last_heartbeat_at DESC LIMIT 1))`;

/** The tracker: the project with the newest run. */
export type Tracker = ReturnType<typeof createTracker>;

/** Returns the store of the tracker. */
export function createTracker(database: Database, now: () => Date) {
  return {
    status: (): Promise<TrackerStatus> =>
      database.snapshot(async (read) => {
        const tracker = await readTracker(read);
        const counts = await database.remember(CATALOG_COUNTS, read);
        const latestRun = (tracker && toLatestRun(tracker)) ?? null;
        const intervalSeconds = latestRun && tracker ? tracker.interval_seconds : null;
        const enabled = isAtWork(tracker, now());
        return { runtime: { enabled, intervalSeconds, trackedMaps: counts.tracked.maps }, latestRun };
      }),
  };
}

/** Returns the tracker's status at a given time. */
export async function readTrackerInShort(read: Knex, now: Date): Promise<Dashboard['tracker']> {
  const tracker = await readTracker(read);
  return { enabled: isAtWork(tracker, now), lastRunAt: tracker?.finished_at ?? null };
}

async function readTracker(read: Knex): Promise<TrackerRow | undefined> {
  return rowsOf<TrackerRow>(await read.raw(TRACKER))[0];
}

function isAtWork(tracker: TrackerRow | undefined, now: Date): boolean {
  if (!tracker) return false;
  const { interval_seconds: seconds, finished_at: ranAt, alive_at: aliveAt } = tracker;
  const earliest = new Date(now.getTime() - MAX_MISSED_INTERVALS * seconds * 1000).toISOString();
  return (laterOf(ranAt, aliveAt) ?? '') >= earliest;
}

function toLatestRun(row: TrackerRow): TrackerStatus['latestRun'] {
  const { finished_at: finishedAt, maps_checked: mapsChecked, wr_changes: wrChanges, duration_ms: ms } = row;
  if (finishedAt === null) return null;
  const duration = ms === null ? null : `${(ms / 1000).toFixed(1)}s`;
  return { finishedAt, mapsChecked, wrChanges, duration };
}
