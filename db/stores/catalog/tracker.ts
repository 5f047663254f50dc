import type { Knex } from 'knex';
import type { components } from '../../../generated/catalog/types.js';
import type { Database } from '../../connection/database.js';
import { CATALOG_COUNTS } from '../../sums/catalog-counts.js';

type TrackerStatus = components['schemas']['TrackerStatus'];
type Dashboard = components['schemas']['Dashboard'];

/** Intervals that a tracker may miss before it counts as stopped. */
const MAX_MISSED_INTERVALS = 3;

/** The tracker: the project with the newest run. */
export interface Tracker {
  status: () => Promise<TrackerStatus>;
}

interface RunRow {
  project_key: string;
  finished_at: string;
  duration_ms: number | null;
  maps_checked: number;
  wr_changes: number;
}

interface TrackerNow {
  isAtWork: boolean;
  intervalSeconds: number | null;
  run: RunRow | undefined;
}

/** Returns the store of the tracker. */
export function createTracker(database: Database, now: () => Date): Tracker {
  return {
    status: () =>
      database.snapshot(async (read) => {
        const { isAtWork, intervalSeconds, run } = await readTracker(read, now());
        const counts = await database.remember(CATALOG_COUNTS, read);
        return {
          runtime: { enabled: isAtWork, intervalSeconds, trackedMaps: counts.tracked.maps },
          latestRun: run ? toLatestRun(run) : null,
        };
      }),
  };
}

/** Returns the tracker's status at a given time. */
export async function readTrackerInShort(read: Knex, now: Date): Promise<Dashboard['tracker']> {
  const { isAtWork, run } = await readTracker(read, now);
  return { enabled: isAtWork, lastRunAt: run?.finished_at ?? null };
}

async function readTracker(read: Knex, now: Date): Promise<TrackerNow> {
  const run = await read<RunRow>('runs').orderByRaw('finished_at DESC, run_id DESC').first();
  const alive = await findHeartbeat(read, run?.project_key);
  const projectKey = run?.project_key ?? alive?.project_key;
  if (projectKey === undefined) return { isAtWork: false, intervalSeconds: null, run };
  const seconds = await findInterval(read, projectKey);
  const earliest = new Date(now.getTime() - MAX_MISSED_INTERVALS * seconds * 1000).toISOString();
  const signs = [run?.finished_at ?? '', alive?.last_heartbeat_at ?? ''];
  return { isAtWork: signs.some((at) => at >= earliest), intervalSeconds: run ? seconds : null, run };
}

/** Before the first run, the tracker is the project with the newest heartbeat. */
async function findHeartbeat(
  read: Knex,
  projectKey: string | undefined,
): Promise<{ project_key: string; last_heartbeat_at: string } | undefined> {
  const instances = read<{ project_key: string; last_heartbeat_at: string }>('project_instances');
  if (projectKey !== undefined) void instances.where({ project_key: projectKey });
  return instances.orderBy('last_heartbeat_at', 'desc').first('project_key', 'last_heartbeat_at');
}

async function findInterval(read: Knex, projectKey: string): Promise<number> {
  const row = await read<{ project_key: string; check_interval_seconds: number }>('projects')
    .where({ project_key: projectKey })
    .first('check_interval_seconds');
  return row?.check_interval_seconds ?? 0;
}

function toLatestRun({
  finished_at,
  maps_checked,
  wr_changes,
  duration_ms,
}: RunRow): TrackerStatus['latestRun'] {
  return {
    finishedAt: finished_at,
    mapsChecked: maps_checked,
    wrChanges: wr_changes,
    duration: duration_ms === null ? null : `${(duration_ms / 1000).toFixed(1)}s`,
  };
}
