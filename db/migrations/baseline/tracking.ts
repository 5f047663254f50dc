// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import type { Dialect } from './dialect.js';

/** Projects, what they report of themselves, and their requests. */
export function createProjectTables({ text, small, serialKey, nullsLast, unique }: Dialect): string[] {
  return [
    `CREATE TABLE projects (
    project_key ${text} PRIMARY KEY,
    project_name ${text} NOT NULL,
    source_label ${text} NOT NULL,
    enabled ${small} NOT NULL DEFAULT 1,
    check_interval_seconds integer NOT NULL DEFAULT 300,
    first_seen_at ${text} NOT NULL,
    last_seen_at ${text} NOT NULL,
    last_sync_at ${text},
    latest_checked_at ${text},
    latest_run_at ${text},
    map_count bigint NOT NULL DEFAULT 0,
    tracked_maps bigint NOT NULL DEFAULT 0,
    -- Maps with at least one changed check.
    changed_maps bigint NOT NULL DEFAULT 0,
    total_checks bigint NOT NULL DEFAULT 0,
    total_changes bigint NOT NULL DEFAULT 0
  )`,
    `CREATE INDEX projects_newest ON projects (last_sync_at DESC ${nullsLast}, project_key)`,

    `CREATE TABLE project_instances (
    project_key ${text} NOT NULL,
    instance_id ${text} NOT NULL,
    instance_name ${text} NOT NULL,
    source_label ${text} NOT NULL,
    registered_at ${text} NOT NULL,
    last_heartbeat_at ${text} NOT NULL,
    reported_status ${text},
    -- JSON.
    meta ${text},
    PRIMARY KEY (project_key, instance_id)
  )`,
    'CREATE INDEX project_instances_newest ON project_instances (project_key, last_heartbeat_at DESC, instance_id)',
    // Finds the instances online at a given time.
    'CREATE INDEX project_instances_alive ON project_instances (last_heartbeat_at)',

    `CREATE TABLE runs (
    run_id ${serialKey},
    project_key ${text} NOT NULL,
    provider ${text},
    reason ${text},
    note ${text},
    started_at ${text} NOT NULL,
    finished_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- Null unless both times were sent.
    duration_ms bigint,
    maps_considered integer NOT NULL,
    maps_checked integer NOT NULL,
    wr_changes integer NOT NULL,
    accepted_checks integer NOT NULL,
    changed_checks integer NOT NULL,
    -- Null for a run without times, which is never a repeat.
    repeat_key ${text}
  )`,
    unique('runs', 'repeat_key'),
    'CREATE INDEX runs_of_project ON runs (project_key, finished_at DESC, run_id DESC)',
    'CREATE INDEX runs_newest ON runs (finished_at DESC, run_id DESC)',

    `CREATE TABLE traffic_samples (
    sample_id ${serialKey},
    project_key ${text} NOT NULL,
    service ${text},
    component ${text},
    direction ${text},
    method ${text},
    route ${text},
    target_host ${text},
    target_path ${text},
    status_code integer NOT NULL,
    duration_ms integer,
    bytes_in bigint,
    bytes_out bigint,
    occurred_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- Equal for repeats of a sample; null for one without a time of its own.
    dedupe_key ${text}
  )`,
    unique('traffic_samples', 'dedupe_key'),
    'CREATE INDEX traffic_samples_occurred_at_sample_id_index ON traffic_samples (occurred_at, sample_id)',
  ];
}

/** The maps of each project, and the queue of maps whose world record lacks something. */
export function createProjectMapTables({ text, small, serialKey, storedByKey }: Dialect): string[] {
  const isOpen = `status IN ('queued', 'processing')`;
  return [
    `CREATE TABLE project_maps (
    project_key ${text} NOT NULL,
    map_uid ${text} NOT NULL,
    -- The record that this project reported last, and the time of that check.
    wr_ms integer,
    wr_holder ${text},
    wr_account_id ${text},
    wr_told_at ${text},
    tracked ${small} NOT NULL DEFAULT 0,
    tracked_told_at ${text},
    latest_checked_at ${text} NOT NULL,
    last_changed_at ${text},
    check_count bigint NOT NULL DEFAULT 0,
    change_count bigint NOT NULL DEFAULT 0,
    -- The rows of a map in all projects are found by the key itself.
    PRIMARY KEY (map_uid, project_key)
  ) ${storedByKey}`,
    'CREATE INDEX project_maps_newest ON project_maps (project_key, latest_checked_at DESC, map_uid)',
    // With the column of its condition, for which SQLite would look up each row that a page skips.
    `CREATE INDEX project_maps_changed ON project_maps (project_key, latest_checked_at DESC, map_uid, last_changed_at)
    WHERE last_changed_at IS NOT NULL`,

    `CREATE TABLE wr_baseline_queue (
    queue_id ${serialKey},
    project_key ${text} NOT NULL,
    map_uid ${text} NOT NULL,
    map_name ${text},
    reason_code ${text} NOT NULL,
    status ${text} NOT NULL,
    request_id ${text},
    old_wr_time integer,
    new_wr_time integer,
    created_at ${text} NOT NULL,
    updated_at ${text} NOT NULL,
    resolved_at ${text},
    note ${text},
    search_text ${text} NOT NULL
  )`,
    `CREATE UNIQUE INDEX wr_baseline_queue_open ON wr_baseline_queue (map_uid, project_key, reason_code) WHERE ${isOpen}`,
    `CREATE INDEX wr_baseline_queue_age ON wr_baseline_queue (created_at) WHERE ${isOpen}`,
    'CREATE INDEX wr_baseline_queue_newest ON wr_baseline_queue (created_at DESC, queue_id DESC)',
    'CREATE INDEX wr_baseline_queue_status ON wr_baseline_queue (status, created_at DESC, queue_id DESC)',
    'CREATE INDEX wr_baseline_queue_project ON wr_baseline_queue (project_key, created_at DESC, queue_id DESC)',
    `CREATE INDEX wr_baseline_queue_project_status
    ON wr_baseline_queue (project_key, status, created_at DESC, queue_id DESC)`,
    'CREATE INDEX wr_baseline_queue_request ON wr_baseline_queue (request_id) WHERE request_id IS NOT NULL',
    `CREATE TABLE queue_counts (
    project_key ${text} NOT NULL,
    status ${text} NOT NULL,
    items bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (project_key, status)
  )`,
  ];
}
