import { METRICS, type Metric } from '../rollups/metric-hours.js';
import type { RemovedByAge } from '../sql/last-removed.js';

/**
 * How the kept value of a column may differ from the recounted one: not at all; it may be less (`at most`); or, once old rows of the named
 * table have been removed, it may be greater.
 */
export type Rule = 'equal' | 'at most' | { historyOf: RemovedByAge };

/** A table that can be made again from facts, or columns of a table of facts that can. */
export interface Rollup {
  table: string;
  /** Unless it is the table's. */
  name?: string;
  /** The columns of its primary key. Rows with one value of the first are a part, which is made again at once. */
  key: readonly string[];
  /** The compared columns. */
  columns: Readonly<Record<string, Rule>>;
  /**
   * Returns a SELECT over the facts of the key and the compared columns of each row that the table should have: of all, or of the part
   * `:part`, by an index.
   */
  facts: (isPart: boolean) => string;
  /** The condition of the rows that are compared. */
  counts?: string;
  /** Whether the table is one of facts: its rows are neither added nor removed. */
  isOfFacts?: true;
}

function equal(...columns: string[]): Record<string, Rule> {
  return Object.fromEntries(columns.map((column) => [column, 'equal']));
}

function history(table: RemovedByAge, ...columns: string[]): Record<string, Rule> {
  return Object.fromEntries(columns.map((column) => [column, { historyOf: table }]));
}

/** Returns the condition of rows of a part, whose value a column has. */
function within(isPart: boolean, column: string): string {
  return isPart ? `${column} = :part` : 'true';
}

/** Returns the condition of rows in the hour of a part. */
function inHour(isPart: boolean, column: string): string {
  const hour = 'substr(:part, 1, 13)';
  return isPart ? `${column} >= ${hour} AND ${column} < ${hour} || ':~'` : 'true';
}

const EVENT_HOURS = {
  table: 'event_hours',
  key: ['hour', 'project_key', 'source', 'event_type', 'system', 'changed'],
  // The event with the lowest id may have been removed.
  columns: { ...equal('source_key', 'events'), first_event_id: 'at most' },
} as const;
const COUNTED_BY = 'project_key, source, source_key, event_type, system, changed';

/** Rows that count nothing may or may not be there. */
const HOURS: Rollup = {
  ...EVENT_HOURS,
  facts: (
    isPart,
  ) => `SELECT substr(occurred_at, 1, 13) AS hour, ${COUNTED_BY}, count(*) AS events, min(event_id) AS first_event_id
    FROM events WHERE ${isPart ? 'system IN (0, 1) AND ' : ''}${inHour(isPart, 'occurred_at')} GROUP BY substr(occurred_at, 1, 13), ${COUNTED_BY}`,
  counts: `events <> 0 AND hour <> ''`,
};

/** Made from the hours, which come first and are fewer than events. */
const ALL_TIME: Rollup = {
  ...EVENT_HOURS,
  name: 'event_hours of all time',
  facts: () => `SELECT '' AS hour, ${COUNTED_BY}, sum(events) AS events, min(first_event_id) AS first_event_id
    FROM event_hours WHERE hour <> '' AND events <> 0 GROUP BY ${COUNTED_BY}`,
  counts: `events <> 0 AND hour = ''`,
};

/** All but `name_updates`: which names were new or changed when they came cannot be seen from those that are stored. */
const RECOUNTED_METRICS = METRICS.filter((metric) => metric !== 'name_updates');

function selectMetrics(
  at: string,
  from: string,
  { where = 'true', ...values }: Partial<Record<Metric, string>> & { where?: string },
): string {
  const metrics = RECOUNTED_METRICS.map((metric) => `${values[metric] ?? 0} AS ${metric}`).join(', ');
  return `SELECT ${at} AS hour, project_key, ${metrics} FROM ${from} WHERE ${where}`;
}

const startOfHour = (column: string): string => `substr(${column}, 1, 13) || ':00:00.000Z'`;
const ifCheck = (value: string): string => `CASE WHEN event_type = 'map.checked' THEN ${value} ELSE 0 END`;

const METRIC_HOURS: Rollup = {
  table: 'metric_hours',
  key: ['hour', 'project_key'],
  columns: {
    ...history('events', 'events', 'checks', 'changes'),
    ...history('runs', 'runs', 'maps_checked', 'wr_changes', 'duration_ms', 'runs_with_duration'),
    ...history('traffic_samples', 'traffic_samples', 'traffic_errors'),
  },
  facts: (isPart) =>
    `SELECT hour, project_key, ${RECOUNTED_METRICS.map((metric) => `sum(${metric}) AS ${metric}`).join(', ')} FROM (${[
      selectMetrics(startOfHour('occurred_at'), 'events', {
        events: '1',
        checks: ifCheck('1'),
        changes: ifCheck('changed'),
        where: `system = 0 AND ${inHour(isPart, 'occurred_at')}`,
      }),
      selectMetrics(startOfHour('finished_at'), 'runs', {
        runs: '1',
        maps_checked: 'maps_checked',
        wr_changes: 'wr_changes',
        duration_ms: 'COALESCE(duration_ms, 0)',
        runs_with_duration: 'CASE WHEN duration_ms IS NULL THEN 0 ELSE 1 END',
        where: inHour(isPart, 'finished_at'),
      }),
      selectMetrics(startOfHour('occurred_at'), 'traffic_samples', {
        traffic_samples: '1',
        traffic_errors: 'CASE WHEN status_code = 0 OR status_code >= 400 THEN 1 ELSE 0 END',
        where: inHour(isPart, 'occurred_at'),
      }),
      // Every kept row stays, for what cannot be recounted.
      selectMetrics('hour', 'metric_hours', { where: within(isPart, 'hour') }),
    ].join(' UNION ALL ')}) AS m GROUP BY hour, project_key`,
};

const ACCOUNTS_SEEN: Rollup = {
  table: 'accounts_seen',
  key: ['account_id'],
  columns: equal('named'),
  facts: (isPart) => `SELECT a.account_id, CASE WHEN n.account_id IS NULL THEN 0 ELSE 1 END AS named
    FROM accounts_seen a LEFT JOIN display_names n ON n.account_id = a.account_id
    WHERE ${within(isPart, 'a.account_id')}`,
  isOfFacts: true,
};

/** The checks of a project are those of its maps, which stay when their events go. */
export const PROJECTS: Rollup = {
  table: 'projects',
  key: ['project_key'],
  columns: {
    ...equal(
      'map_count',
      'tracked_maps',
      'changed_maps',
      'total_checks',
      'total_changes',
      'latest_checked_at',
    ),
    ...history('runs', 'latest_run_at'),
  },
  facts: (
    isPart,
  ) => `SELECT p.project_key, COALESCE(m.map_count, 0) AS map_count, COALESCE(m.tracked_maps, 0) AS tracked_maps,
      COALESCE(m.changed_maps, 0) AS changed_maps, COALESCE(m.total_checks, 0) AS total_checks,
      COALESCE(m.total_changes, 0) AS total_changes, m.latest_checked_at, r.latest_run_at
    FROM projects p
    LEFT JOIN (SELECT project_key, count(*) AS map_count, sum(tracked) AS tracked_maps, count(last_changed_at) AS changed_maps,
        sum(check_count) AS total_checks, sum(change_count) AS total_changes, max(latest_checked_at) AS latest_checked_at
      FROM project_maps WHERE ${within(isPart, 'project_key')} GROUP BY project_key) AS m ON m.project_key = p.project_key
    LEFT JOIN (SELECT project_key, max(finished_at) AS latest_run_at FROM runs WHERE ${within(isPart, 'project_key')} GROUP BY project_key) AS r
      ON r.project_key = p.project_key WHERE ${within(isPart, 'p.project_key')}`,
  isOfFacts: true,
};

/**
 * A map is tracked in the primary club, or while a project tracks it. Which maps the club has is in the list of its maps only. Its current
 * record is the fastest that is not revoked.
 */
const MAPS: Rollup = {
  table: 'maps',
  key: ['map_uid'],
  columns: equal(
    'tracked',
    'in_primary_club',
    'status',
    'wr_event_id',
    'wr_ms',
    'wr_player',
    'wr_account_id',
    'wr_holder',
    'wr_recorded_at',
    'checked_at',
  ),
  facts: (
    isPart,
  ) => `SELECT m.map_uid, w.event_id AS wr_event_id, w.wr_ms, NULLIF(w.player, '') AS wr_player, w.account_id AS wr_account_id,
      w.holder AS wr_holder, w.recorded_at AS wr_recorded_at, p.checked_at, CASE WHEN c.map_uid IS NOT NULL OR p.tracked = 1 THEN 1 ELSE 0 END AS tracked,
      CASE WHEN c.map_uid IS NULL THEN 0 ELSE 1 END AS in_primary_club,
      CASE WHEN c.map_uid IS NOT NULL THEN 'active' WHEN m.status = 'active' THEN 'archived' ELSE m.status END AS status
    FROM maps m
    LEFT JOIN (SELECT map_uid FROM club_maps
      WHERE club_id = (SELECT CAST(value AS integer) FROM settings WHERE key = 'primary_club_id')) AS c ON c.map_uid = m.map_uid
    LEFT JOIN (SELECT map_uid, max(tracked) AS tracked, max(latest_checked_at) AS checked_at FROM project_maps
      WHERE ${within(isPart, 'map_uid')} GROUP BY map_uid) AS p ON p.map_uid = m.map_uid
    LEFT JOIN (SELECT r.*, row_number() OVER (PARTITION BY map_uid ORDER BY wr_ms, recorded_at, player) AS place
      FROM world_records r WHERE revoked = 0 AND ${within(isPart, 'map_uid')}) AS w ON w.map_uid = m.map_uid AND w.place = 1
    WHERE ${within(isPart, 'm.map_uid')}`,
  isOfFacts: true,
};

const CLUBS: Rollup = {
  table: 'clubs',
  key: ['club_id'],
  columns: equal('campaign_count', 'upload_count', 'map_count', 'member_count'),
  facts: (
    isPart,
  ) => `SELECT c.club_id, (SELECT count(*) FROM club_campaigns t WHERE t.club_id = c.club_id) AS campaign_count,
      (SELECT count(*) FROM club_uploads t WHERE t.club_id = c.club_id) AS upload_count,
      (SELECT count(DISTINCT map_uid) FROM club_map_sources t WHERE t.club_id = c.club_id) AS map_count,
      (SELECT count(*) FROM club_members t WHERE t.club_id = c.club_id) AS member_count
    FROM clubs c WHERE ${within(isPart, 'c.club_id')}`,
  isOfFacts: true,
};

function mapsOfCollection(table: string, id: string, type: string): Rollup {
  return {
    table,
    key: ['club_id', id],
    columns: equal('map_count'),
    facts: (isPart) => `SELECT c.club_id, c.${id}, (SELECT count(*) FROM club_map_sources s
        WHERE s.club_id = c.club_id AND s.source_type = '${type}' AND s.source_id = c.${id}) AS map_count FROM ${table} c
      WHERE ${within(isPart, 'c.club_id')}`,
    isOfFacts: true,
  };
}

/** All rollups, each after the ones that its facts are sums of. */
export const ROLLUPS: readonly Rollup[] = [
  HOURS,
  ALL_TIME,
  METRIC_HOURS,
  ACCOUNTS_SEEN,
  PROJECTS,
  MAPS,
  CLUBS,
  mapsOfCollection('club_campaigns', 'campaign_id', 'campaign'),
  mapsOfCollection('club_uploads', 'bucket_id', 'upload'),
];
