import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import type { Remember } from '../../../memo.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { hourStart } from '../../../rules/times.js';
import { NAME_COUNTS, NAMES_BEFORE } from '../../../sums/name-counts.js';
import { averageSeconds, toPercent } from './figures.js';

type Metrics = components['schemas']['Metrics'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ONLINE_MS = 600_000;

/** The metrics of the present and of the last day. */
export type Overview = ReturnType<typeof createOverview>;

/** Returns the reader of the overview. */
export function createOverview(database: Database) {
  return {
    /** Reads the metrics at a given time. 24 hours are the present one and the 23 before it. */
    read: (now: Date): Promise<Metrics> =>
      database.snapshot((read) => readOverview(read, database.remember, now), { isCostly: true }),
  };
}

/** Sums that are counted at each read, in one row. The parameters are times, in this order. */
const SUMS = `SELECT * FROM
  (SELECT COALESCE(SUM(events), 0) AS events, COALESCE(SUM(CASE WHEN changed = 1 THEN events END), 0) AS changed_events
    FROM event_hours WHERE hour = '' AND system = 0) AS all_events,
  (SELECT COUNT(*) AS maps FROM maps) AS all_maps,
  (SELECT COUNT(*) AS projects FROM projects) AS all_projects,
  (SELECT COUNT(*) AS clubs, COALESCE(SUM(member_count), 0) AS members FROM clubs) AS all_clubs,
  (SELECT COALESCE(SUM(runs), 0) AS all_runs FROM metric_hours WHERE runs > 0) AS all_hours,
  (SELECT COUNT(*) AS instances, COUNT(CASE WHEN last_heartbeat_at >= ? THEN 1 END) AS online FROM project_instances) AS i,
  (SELECT COALESCE(SUM(checks), 0) AS checks, COALESCE(SUM(changes), 0) AS changes, COALESCE(SUM(runs), 0) AS runs,
    COALESCE(SUM(maps_checked), 0) AS maps_checked, COALESCE(SUM(events), 0) AS day_events,
    COALESCE(SUM(traffic_samples), 0) AS traffic_samples, COALESCE(SUM(duration_ms), 0) AS duration_ms,
    COALESCE(SUM(runs_with_duration), 0) AS timed_runs FROM metric_hours WHERE hour >= ?) AS day,
  (SELECT COUNT(*) AS fresh_names FROM display_names WHERE observed_at >= ?) AS fresh,
  (SELECT COUNT(*) AS tracked, COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS checked_6h,
    COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS checked_24h, COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS checked_7d,
    COUNT(*) - COUNT(checked_at) AS never FROM maps WHERE tracked = 1) AS checked`;

type Sums = Record<
  | 'events'
  | 'changed_events'
  | 'maps'
  | 'projects'
  | 'clubs'
  | 'members'
  | 'all_runs'
  | 'instances'
  | 'online'
  | 'checks'
  | 'changes'
  | 'runs'
  | 'maps_checked'
  | 'day_events'
  | 'traffic_samples'
  | 'duration_ms'
  | 'timed_runs'
  | 'fresh_names'
  | 'tracked'
  | 'checked_6h'
  | 'checked_24h'
  | 'checked_7d'
  | 'never',
  number
>;

async function readOverview(read: Knex.Transaction, remember: Remember, now: Date): Promise<Metrics> {
  const before = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
  const day = hourStart(before(DAY_MS - HOUR_MS));
  const staleBefore = hourStart(before(20 * DAY_MS - HOUR_MS));
  const checkedSince = [before(6 * HOUR_MS), before(DAY_MS), before(7 * DAY_MS)];
  const moments = [before(ONLINE_MS), day, day, ...checkedSince];
  const [sums] = rowsOf<Sums>(await read.raw(SUMS, moments));
  if (!sums) throw new Error('The sums of the overview could not be read: the statement returned no row.');
  const offline = sums.instances - sums.online;
  const { named, missing } = await remember(NAME_COUNTS, read);
  const accounts = named + missing;
  const changeRate24hPct = toPercent(sums.changes, sums.checks);
  const lastEvent = await read<{ system: number; occurred_at: string }>('events')
    .where({ system: 0 })
    .orderByRaw('occurred_at DESC, event_id DESC')
    .first('occurred_at');
  return {
    totalEvents: sums.events,
    totalMaps: sums.maps,
    totalProjects: sums.projects,
    totalClubs: sums.clubs,
    lastEventAt: lastEvent?.occurred_at ?? null,
    accounts,
    displayNames: named,
    clubMembers: sums.members,
    instances: sums.instances,
    onlineInstances: sums.online,
    ingestRuns: sums.all_runs,
    eventsChanged: sums.changed_events,
    throughput24h: {
      checks: sums.checks,
      changes: sums.changes,
      runs: sums.runs,
      mapsChecked: sums.maps_checked,
      events: sums.day_events,
      trafficSamples: sums.traffic_samples,
    },
    changeRate24hPct,
    rates: { changeRate24hPct },
    freshness: {
      trackedMaps: sums.tracked,
      checked6h: sums.checked_6h,
      checked24h: sums.checked_24h,
      checked7d: sums.checked_7d,
      stale24h: sums.tracked - sums.checked_24h - sums.never,
      neverChecked: sums.never,
    },
    nameHealth: {
      total: accounts,
      observed24h: sums.fresh_names,
      stale20d: await remember(NAMES_BEFORE, read, staleBefore),
      missingDisplayNames: missing,
      coveragePct: toPercent(named, accounts),
    },
    instanceHealth: { online: sums.online, staleOrOffline: offline, staleOrOfflineInstances: offline },
    runHealth: { avgRunDurationSeconds24h: averageSeconds(sums.duration_ms, sums.timed_runs) },
    queue: await readQueue(read),
    topProjects: await readTopProjects(read, day),
  };
}

async function readQueue(read: Knex.Transaction): Promise<Metrics['queue']> {
  const counts = { queued: 0, processing: 0, resolved: 0, ignored: 0 };
  const sql = 'SELECT status, COUNT(*) AS items FROM wr_baseline_queue GROUP BY status';
  for (const { status, items } of rowsOf<{ status: keyof typeof counts; items: number }>(await read.raw(sql)))
    counts[status] = items;
  return counts;
}

/** The projects with the most checks since an hour. The join is by project, because SQLite would read all hours to group them otherwise. */
const TOP_PROJECTS = `SELECT p.project_key AS "projectKey", p.project_name AS "projectName", p.tracked_maps AS "trackedMaps",
  COALESCE(SUM(h.checks), 0) AS checks, COALESCE(SUM(h.changes), 0) AS changes
  FROM projects p LEFT JOIN metric_hours h ON h.project_key = p.project_key AND h.hour >= ?
  GROUP BY p.project_key ORDER BY COALESCE(SUM(h.checks), 0) DESC, p.project_key LIMIT 10`;

async function readTopProjects(read: Knex.Transaction, since: string): Promise<Metrics['topProjects']> {
  return rowsOf(await read.raw(TOP_PROJECTS, [since]));
}
