const MAX_PROJECTS = 10;

/** All figures from tables and rollups, in one row. */
export const TOTALS = `/* plan: a sum */ SELECT
  (SELECT COALESCE(SUM(events), 0) FROM event_hours WHERE hour = '' AND system = 0) AS events,
  (SELECT COALESCE(SUM(events), 0) FROM event_hours WHERE hour = '' AND system = 0 AND changed = 1) AS changed,
  (SELECT COUNT(*) FROM maps) AS maps,
  (SELECT COUNT(*) FROM projects) AS projects,
  (SELECT COUNT(*) FROM clubs) AS clubs,
  (SELECT COALESCE(SUM(member_count), 0) FROM clubs) AS members,
  (SELECT COUNT(*) FROM project_instances) AS instances,
  (SELECT COALESCE(SUM(runs), 0) FROM metric_hours WHERE runs > 0) AS runs`;

/** Sums over 24 hours. */
export const LAST_DAY = [
  'checks',
  'changes',
  'runs',
  'maps_checked',
  'events',
  'traffic_samples',
  'duration_ms',
  'runs_with_duration',
];

/** Tracked maps, those that any project has checked since some moments, and those that none has checked. */
export const CHECKS = `/* plan: a sum */ SELECT COUNT(*) AS tracked,
  COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS hours6,
  COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS hours24,
  COUNT(CASE WHEN checked_at >= ? THEN 1 END) AS days7,
  COUNT(*) - COUNT(checked_at) AS never
  FROM maps WHERE tracked = 1`;

/** Names, those observed since an hour, those last observed before another, and accounts without a name. */
export const NAMES = `/* plan: a sum */ SELECT
  (SELECT COUNT(*) FROM display_names) AS names,
  (SELECT COUNT(*) FROM display_names WHERE observed_at >= ?) AS fresh,
  (SELECT COUNT(*) FROM display_names WHERE observed_at < ?) AS stale,
  (SELECT COUNT(*) FROM accounts_seen WHERE named = 0) AS missing`;

/** The projects with the most checks since an hour. By project: SQLite would read all hours to group those of all projects. */
export const TOP_PROJECTS = `SELECT p.project_key, p.project_name, p.tracked_maps,
  COALESCE(SUM(h.checks), 0) AS checks, COALESCE(SUM(h.changes), 0) AS changes
  FROM projects p LEFT JOIN metric_hours h ON h.project_key = p.project_key AND h.hour >= ?
  GROUP BY p.project_key ORDER BY COALESCE(SUM(h.checks), 0) DESC, p.project_key LIMIT ${MAX_PROJECTS}`;
