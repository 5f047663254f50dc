import type { Knex } from 'knex';

const LABELS = 'project_key, source, source_key, event_type, system, changed';

const MEDAL = `CASE WHEN wr_event_id IS NULL THEN NULL WHEN wr_ms <= author_score THEN 'author' WHEN wr_ms <= gold_score THEN 'gold'
  WHEN wr_ms <= silver_score THEN 'silver' WHEN wr_ms <= bronze_score THEN 'bronze' ELSE 'none' END`;

const HELD =
  'wr_player, wr_account_id, wr_holder, wr_recorded_at, map_uid FROM maps WHERE wr_player IS NOT NULL';

/** Makes the rollups of world records again, and moves the numbers of events by `counted_events`. */
export async function recomputeRollups(knex: Knex): Promise<void> {
  for (const statement of [
    // PostgreSQL and SQLite need rows that are added to to be there once.
    `CREATE TEMPORARY TABLE changed_hours AS SELECT * FROM (SELECT hour, ${LABELS}, sum(events) AS events, min(event_id) AS first_event_id
      FROM (SELECT hour, ${LABELS}, events, event_id FROM counted_events
        UNION ALL SELECT '', ${LABELS}, events, event_id FROM counted_events) AS c GROUP BY hour, ${LABELS}) AS h WHERE events <> 0`,
    `INSERT INTO event_hours (hour, ${LABELS}, events, first_event_id)
      SELECT hour, ${LABELS}, events, first_event_id FROM changed_hours WHERE true
      ON CONFLICT (hour, project_key, source, event_type, system, changed) DO UPDATE SET events = event_hours.events + excluded.events,
        first_event_id = CASE WHEN excluded.first_event_id < event_hours.first_event_id THEN excluded.first_event_id
          ELSE event_hours.first_event_id END`,
    `INSERT INTO metric_hours (hour, project_key, events)
      SELECT hour || ':00:00.000Z', project_key, sum(events) FROM changed_hours WHERE hour <> '' AND system = 0 GROUP BY hour, project_key
      HAVING sum(events) <> 0 ON CONFLICT (hour, project_key) DO UPDATE SET events = metric_hours.events + excluded.events`,
    'DROP TABLE changed_hours',

    `UPDATE map_rollup_state SET medal = m.medal, player = m.wr_player, holder = m.wr_holder, recorded_at = m.wr_recorded_at
      FROM (SELECT map_uid, ${MEDAL} AS medal, wr_player, wr_holder, wr_recorded_at FROM maps) AS m
      WHERE map_rollup_state.map_uid = m.map_uid AND (map_rollup_state.medal IS DISTINCT FROM m.medal
        OR map_rollup_state.player IS DISTINCT FROM m.wr_player OR map_rollup_state.holder IS DISTINCT FROM m.wr_holder
        OR map_rollup_state.recorded_at IS DISTINCT FROM m.wr_recorded_at)`,

    'DELETE FROM wr_players',
    `INSERT INTO wr_players (player, records)
      SELECT player, count(*) FROM world_records WHERE revoked = 0 AND player <> '' GROUP BY player`,

    'DELETE FROM wr_leaders',
    `INSERT INTO wr_leaders (player, bucket, total_wrs, tracked_wrs, latest_wr_at, holder, account_id)
      SELECT wr_player, bucket, total_wrs, tracked_wrs, wr_recorded_at, wr_holder, wr_account_id
      FROM (SELECT h.*, count(*) OVER leader AS total_wrs, sum(tracked) OVER leader AS tracked_wrs,
          row_number() OVER (PARTITION BY wr_player, bucket ORDER BY wr_recorded_at DESC, map_uid) AS age
        FROM (SELECT '' AS bucket, tracked, ${HELD} UNION ALL SELECT bucket, 0, ${HELD}) AS h
        WINDOW leader AS (PARTITION BY wr_player, bucket)) AS l
      WHERE age = 1`,

    // A bucket that has records now has had some.
    'UPDATE wr_buckets SET records = (SELECT count(*) FROM maps m WHERE m.bucket = wr_buckets.bucket AND m.wr_event_id IS NOT NULL)',

    `DELETE FROM catalog_counts WHERE name NOT IN ('maps', 'tracked')`,
    `INSERT INTO catalog_counts (name, value) SELECT name, value FROM (
      SELECT 'tracked records' AS name, count(wr_event_id) AS value FROM maps WHERE tracked = 1
      UNION ALL SELECT 'held', count(wr_player) FROM maps
      UNION ALL SELECT 'tracked held', count(wr_player) FROM maps WHERE tracked = 1
      UNION ALL SELECT 'medal ' || medal, count(*) FROM (SELECT ${MEDAL} AS medal FROM maps) AS m WHERE medal IS NOT NULL GROUP BY medal
      UNION ALL SELECT 'players', count(DISTINCT wr_player) FROM maps
      UNION ALL SELECT 'tracked players', count(DISTINCT wr_player) FROM maps WHERE tracked = 1
      UNION ALL SELECT 'records', count(*) FROM world_records WHERE is_baseline = 0
      UNION ALL SELECT 'valid records', count(*) FROM world_records WHERE is_baseline = 0 AND revoked = 0
      UNION ALL SELECT 'players with records', count(*) FROM wr_players) AS c`,
  ])
    await knex.raw(statement);
}
