import type { Knex } from 'knex';
import type { components } from '../../../../generated/aggregator/types.js';
import type { Database } from '../../../connection/database.js';
import { rowsOf } from '../../../sql/raw-rows.js';
import { hourStart } from '../../../rules/times.js';
import { averageSeconds, toPercent } from './figures.js';
import { CHECKS, LAST_DAY, NAMES, TOP_PROJECTS, TOTALS } from './overview-queries.js';

type Metrics = components['schemas']['Metrics'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ONLINE_MS = 600_000;

type Row = Record<string, number>;

export interface Overview {
  /** Reads the metrics at a given time. 24 hours are the present one and the 23 before it. */
  read: (now: Date) => Promise<Metrics>;
}

/** Returns the reader of the overview, which uses rollups. */
export function createOverview(database: Database): Overview {
  return {
    read: (now) => database.snapshot((read) => readOverview(read, now), { isCostly: true }),
  };
}

async function readOverview(read: Knex.Transaction, now: Date): Promise<Metrics> {
  const before = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
  const sinceHour = hourStart(before(DAY_MS - HOUR_MS));
  const totals = await readRow(read, TOTALS);
  const online = await readRow(
    read,
    'SELECT COUNT(*) AS instances FROM project_instances WHERE last_heartbeat_at >= ?',
    [before(ONLINE_MS)],
  );
  const sums = LAST_DAY.map((name) => `COALESCE(SUM(${name}), 0) AS ${name}`).join(', ');
  const day = await readRow(read, `SELECT ${sums} FROM metric_hours WHERE hour >= ?`, [sinceHour]);
  const staleBefore = hourStart(before(20 * DAY_MS - HOUR_MS));
  const names = await readRow(read, NAMES, [sinceHour, staleBefore]);
  const since = [before(6 * HOUR_MS), before(DAY_MS), before(7 * DAY_MS)];
  const fresh = await readRow(read, CHECKS, since);
  return {
    ...toTotals(totals, names, getNumber(online, 'instances')),
    lastEventAt: await readLastEvent(read),
    ...toDay(day),
    freshness: toFreshness(fresh),
    nameHealth: toNameHealth(names),
    queue: await readQueue(read),
    topProjects: await readTopProjects(read, sinceHour),
  };
}

async function readRow(read: Knex.Transaction, sql: string, values: string[] = []): Promise<Row> {
  return rowsOf<Row>(await read.raw(sql, values))[0] ?? {};
}

function getNumber(row: Row, name: string): number {
  return row[name] ?? 0;
}

type Totals = Omit<Metrics, Exclude<keyof Metrics, TotalName>>;
type TotalName =
  | `total${'Events' | 'Maps' | 'Projects' | 'Clubs'}`
  | 'accounts'
  | 'displayNames'
  | 'clubMembers'
  | 'instances'
  | 'onlineInstances'
  | 'ingestRuns'
  | 'eventsChanged'
  | 'instanceHealth';

function toTotals(totals: Row, names: Row, online: number): Totals {
  const instances = getNumber(totals, 'instances');
  return {
    totalEvents: getNumber(totals, 'events'),
    totalMaps: getNumber(totals, 'maps'),
    totalProjects: getNumber(totals, 'projects'),
    totalClubs: getNumber(totals, 'clubs'),
    accounts: getNumber(names, 'names') + getNumber(names, 'missing'),
    displayNames: getNumber(names, 'names'),
    clubMembers: getNumber(totals, 'members'),
    instances,
    onlineInstances: online,
    ingestRuns: getNumber(totals, 'runs'),
    eventsChanged: getNumber(totals, 'changed'),
    instanceHealth: {
      online,
      staleOrOffline: instances - online,
      staleOrOfflineInstances: instances - online,
    },
  };
}

function toDay(day: Row): Pick<Metrics, 'throughput24h' | 'changeRate24hPct' | 'rates' | 'runHealth'> {
  const [checks, changes] = [getNumber(day, 'checks'), getNumber(day, 'changes')];
  const changeRate24hPct = toPercent(changes, checks);
  return {
    throughput24h: {
      checks,
      changes,
      runs: getNumber(day, 'runs'),
      mapsChecked: getNumber(day, 'maps_checked'),
      events: getNumber(day, 'events'),
      trafficSamples: getNumber(day, 'traffic_samples'),
    },
    changeRate24hPct,
    rates: { changeRate24hPct },
    runHealth: {
      avgRunDurationSeconds24h: averageSeconds(
        getNumber(day, 'duration_ms'),
        getNumber(day, 'runs_with_duration'),
      ),
    },
  };
}

function toFreshness(fresh: Row): Metrics['freshness'] {
  const [tracked, checked24h, never] = [
    getNumber(fresh, 'tracked'),
    getNumber(fresh, 'hours24'),
    getNumber(fresh, 'never'),
  ];
  return {
    trackedMaps: tracked,
    checked6h: getNumber(fresh, 'hours6'),
    checked24h,
    checked7d: getNumber(fresh, 'days7'),
    stale24h: tracked - checked24h - never,
    neverChecked: never,
  };
}

function toNameHealth(names: Row): Metrics['nameHealth'] {
  const [named, missing] = [getNumber(names, 'names'), getNumber(names, 'missing')];
  return {
    total: named + missing,
    observed24h: getNumber(names, 'fresh'),
    stale20d: getNumber(names, 'stale'),
    missingDisplayNames: missing,
    coveragePct: toPercent(named, named + missing),
  };
}

async function readLastEvent(read: Knex.Transaction): Promise<string | null> {
  const sql =
    'SELECT occurred_at FROM events WHERE system = 0 ORDER BY occurred_at DESC, event_id DESC LIMIT 1';
  const [row] = rowsOf<{ occurred_at: string }>(await read.raw(sql));
  return row?.occurred_at ?? null;
}

async function readQueue(read: Knex.Transaction): Promise<Metrics['queue']> {
  const counts = { queued: 0, processing: 0, resolved: 0, ignored: 0 };
  const sql = '/* plan: a sum */ SELECT status, COUNT(*) AS items FROM wr_baseline_queue GROUP BY status';
  for (const { status, items } of rowsOf<{ status: keyof typeof counts; items: number }>(await read.raw(sql)))
    counts[status] = items;
  return counts;
}

async function readTopProjects(read: Knex.Transaction, since: string): Promise<Metrics['topProjects']> {
  interface ProjectRow {
    project_key: string;
    project_name: string;
    tracked_maps: number;
    checks: number;
    changes: number;
  }
  const rows = rowsOf<ProjectRow>(await read.raw(TOP_PROJECTS, [since]));
  return rows.map((row) => ({
    projectKey: row.project_key,
    projectName: row.project_name,
    checks: row.checks,
    changes: row.changes,
    trackedMaps: row.tracked_maps,
  }));
}
