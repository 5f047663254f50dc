import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';
import { counts, flags, index, texts, type Kind } from './table-parts.js';

const TABLES = [
  'projects',
  'project_instances',
  'maps',
  'project_maps',
  'runs',
  'event_sequence',
  'events',
  'event_counts',
  'metric_hours',
  'wr_baseline_queue',
  'queue_counts',
  'world_records',
];

export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await createProjects(knex, kind);
  await createMaps(knex, kind);
  await createProjectMaps(knex, kind);
  await createRuns(knex, kind);
  await createEvents(knex, kind);
  await createCounts(knex, kind);
  await createQueue(knex, kind);
  await createWorldRecords(knex, kind);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table);
}

async function createProjects(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('projects', (table) => {
    text(table, 'project_key', kind).primary();
    texts(table, kind, ['project_name', 'source_label'], true);
    table.smallint('enabled').notNullable().defaultTo(1);
    table.integer('check_interval_seconds').notNullable().defaultTo(300);
    texts(table, kind, ['first_seen_at', 'last_seen_at'], true);
    texts(table, kind, ['last_sync_at', 'latest_checked_at', 'latest_run_at'], false);
    // changed_maps counts the maps with at least one changed check.
    counts(table, ['map_count', 'tracked_maps', 'changed_maps', 'total_checks', 'total_changes']);
  });
  const last = kind === 'postgres' ? 'NULLS LAST' : '';
  await index(knex, 'projects_newest', `projects (last_sync_at DESC ${last}, project_key)`);
  await knex.schema.createTable('project_instances', (table) => {
    texts(table, kind, ['project_key', 'instance_id'], true);
    texts(table, kind, ['instance_name', 'source_label', 'registered_at', 'last_heartbeat_at'], true);
    text(table, 'reported_status', kind);
    // JSON.
    text(table, 'meta', kind);
    table.primary(['project_key', 'instance_id']);
  });
  await index(
    knex,
    'project_instances_newest',
    'project_instances (project_key, last_heartbeat_at DESC, instance_id)',
  );
  // Finds the instances online at a given time.
  await index(knex, 'project_instances_alive', 'project_instances (last_heartbeat_at)');
}

/**
 * Facts of maps from the game's API, clubs and trackers. `sent_` columns are as sent, their counterparts are effective.
 */
async function createMaps(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('maps', (table) => {
    text(table, 'map_uid', kind).primary();
    texts(table, kind, ['map_id', 'name', 'filename', 'file_url', 'thumbnail_url'], false);
    // Name without colour codes and uid, in lower case.
    text(table, 'search_text', kind).notNullable();
    texts(table, kind, ['author', 'submitter', 'collection_name', 'map_style', 'map_type'], false);
    for (const medal of ['author', 'gold', 'silver', 'bronze']) table.integer(`${medal}_score`);
    for (const fact of ['is_playable', 'created_with_gamepad_editor', 'created_with_simple_editor'])
      table.smallint(fact);
    texts(table, kind, ['timestamp', 'timestamp_utc'], false);
    texts(table, kind, ['sent_season', 'sent_mapnumber', 'sent_alteration', 'sent_type'], false);
    table.integer('sent_year');
    texts(table, kind, ['season', 'mapnumber', 'alteration', 'bucket'], true);
    table.integer('year');
    text(table, 'type', kind);
    text(table, 'status', kind).notNullable().defaultTo('pending');
    flags(table, ['in_primary_club', 'tracked']);
    texts(table, kind, ['first_seen_at', 'updated_at'], true);
    // The observation time of the name: a newer observation replaces it.
    text(table, 'named_at', kind);
    // The current world record.
    table.bigInteger('wr_event_id');
    table.integer('wr_ms');
    texts(table, kind, ['wr_player', 'wr_account_id', 'wr_holder', 'wr_recorded_at'], false);
  });
}

async function createProjectMaps(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('project_maps', (table) => {
    texts(table, kind, ['project_key', 'map_uid'], true);
    // The record that this project reported last (`told` is the word of an earlier vocabulary), and the time of that
    // check.
    table.integer('wr_ms');
    texts(table, kind, ['wr_holder', 'wr_account_id', 'wr_told_at'], false);
    flags(table, ['tracked']);
    text(table, 'tracked_told_at', kind);
    text(table, 'latest_checked_at', kind).notNullable();
    text(table, 'last_changed_at', kind);
    counts(table, ['check_count', 'change_count']);
    table.primary(['project_key', 'map_uid']);
  });
  const order = 'latest_checked_at DESC, map_uid';
  await index(knex, 'project_maps_newest', `project_maps (project_key, ${order})`);
  await index(
    knex,
    'project_maps_changed',
    `project_maps (project_key, ${order})`,
    'WHERE last_changed_at IS NOT NULL',
  );
  await index(
    knex,
    'project_maps_of_map',
    'project_maps (map_uid, latest_checked_at DESC, project_key, tracked)',
  );
}

async function createRuns(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('runs', (table) => {
    table.bigIncrements('run_id');
    text(table, 'project_key', kind).notNullable();
    texts(table, kind, ['provider', 'reason', 'note'], false);
    texts(table, kind, ['started_at', 'finished_at', 'received_at'], true);
    // Null unless both times were sent.
    table.bigInteger('duration_ms');
    for (const name of ['maps_considered', 'maps_checked', 'wr_changes']) table.integer(name).notNullable();
    for (const name of ['accepted_checks', 'changed_checks']) table.integer(name).notNullable();
    // Null for a run without times, which is never a repeat.
    text(table, 'repeat_key', kind).unique();
  });
  await index(knex, 'runs_of_project', 'runs (project_key, finished_at DESC, run_id DESC)');
  await index(knex, 'runs_newest', 'runs (finished_at DESC, run_id DESC)');
}

/** Creates the events and their sequence. */
export async function createEvents(knex: Knex, kind: Kind): Promise<void> {
  // One sequence for all events: its lock is held until commit, so that ids are in the order of commits.
  await knex.schema.createTable('event_sequence', (table) => {
    table.integer('id').primary();
    table.bigInteger('last_event_id').notNullable();
  });
  await knex('event_sequence').insert({ id: 1, last_event_id: 0 });
  await knex.schema.createTable('events', (table) => {
    if (kind === 'sqlite') table.specificType('event_id', 'integer primary key');
    else table.bigInteger('event_id').primary();
    texts(table, kind, ['event_type', 'project_key', 'source', 'source_key'], true);
    texts(table, kind, ['occurred_at', 'received_at'], true);
    flags(table, ['system', 'changed']);
    texts(table, kind, ['map_uid', 'map_name', 'account_id', 'holder', 'message', 'event_key'], false);
    for (const time of ['wr_ms', 'old_wr_time', 'new_wr_time']) table.integer(time);
    // JSON.
    text(table, 'payload', kind);
    text(table, 'search_text', kind).notNullable();
    // Null for an event that is never a repeat.
    text(table, 'dedupe_key', kind).unique();
  });
  const order = 'occurred_at, event_id';
  await index(knex, 'events_newest', `events (system, ${order})`);
  await index(knex, 'events_of_project', `events (project_key, system, ${order})`);
  await index(knex, 'events_of_source', `events (source_key, system, ${order})`);
  await index(knex, 'events_of_type', `events (event_type, ${order})`);
  await index(knex, 'events_changed', `events (system, ${order})`, 'WHERE changed = 1');
}

/** Creates the rollups of events: their numbers and the hourly metrics. */
export async function createCounts(knex: Knex, kind: Kind): Promise<void> {
  // Numbers of events in all, by day and by hour of their occurred_at; `start` is "" for all.
  await knex.schema.createTable('event_counts', (table) => {
    texts(table, kind, ['span', 'start', 'project_key', 'source', 'source_key', 'event_type'], true);
    flags(table, ['system', 'changed']);
    counts(table, ['events']);
    table.primary(['span', 'start', 'project_key', 'source', 'event_type', 'system', 'changed']);
  });
  await knex.schema.createTable('metric_hours', (table) => {
    texts(table, kind, ['hour', 'project_key'], true);
    counts(table, ['events', 'checks', 'changes', 'runs', 'maps_checked', 'wr_changes', 'duration_ms']);
    counts(table, ['runs_with_duration', 'name_updates', 'traffic_samples', 'traffic_errors']);
    table.primary(['hour', 'project_key']);
  });
  await index(knex, 'metric_hours_of_project', 'metric_hours (project_key, hour)');
}

/** Creates the queue of maps whose world record lacks something. */
export async function createQueue(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('wr_baseline_queue', (table) => {
    table.bigIncrements('queue_id');
    texts(table, kind, ['project_key', 'map_uid'], true);
    text(table, 'map_name', kind);
    texts(table, kind, ['reason_code', 'status'], true);
    text(table, 'request_id', kind);
    for (const time of ['old_wr_time', 'new_wr_time']) table.integer(time);
    texts(table, kind, ['created_at', 'updated_at'], true);
    texts(table, kind, ['resolved_at', 'note'], false);
    text(table, 'search_text', kind).notNullable();
  });
  const table = 'wr_baseline_queue';
  const open = `WHERE status IN ('queued', 'processing')`;
  await knex.raw(`CREATE UNIQUE INDEX ${table}_open ON ${table} (map_uid, project_key, reason_code) ${open}`);
  await index(knex, `${table}_age`, `${table} (created_at)`, open);
  await index(knex, `${table}_newest`, `${table} (created_at DESC, queue_id DESC)`);
  await index(knex, `${table}_status`, `${table} (status, created_at DESC, queue_id DESC)`);
  await index(knex, `${table}_project`, `${table} (project_key, created_at DESC, queue_id DESC)`);
  await index(
    knex,
    `${table}_project_status`,
    `${table} (project_key, status, created_at DESC, queue_id DESC)`,
  );
  await index(knex, `${table}_request`, `${table} (request_id)`, 'WHERE request_id IS NOT NULL');
  await knex.schema.createTable('queue_counts', (counted) => {
    texts(counted, kind, ['project_key', 'status'], true);
    counts(counted, ['items']);
    counted.primary(['project_key', 'status']);
  });
}

/** One row per world record event: the source of the catalog's history, feeds and leaderboards. */
export async function createWorldRecords(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('world_records', (table) => {
    if (kind === 'sqlite') table.specificType('event_id', 'integer primary key');
    else table.bigInteger('event_id').primary();
    text(table, 'map_uid', kind).notNullable();
    // Account id, else `holder:` and the normalized holder; null if unknown.
    texts(table, kind, ['player', 'account_id', 'holder'], false);
    table.integer('wr_ms').notNullable();
    texts(table, kind, ['recorded_at', 'received_at'], true);
    // 1 while recorded_at is the time of a check, 0 once it is the time of the drive.
    flags(table, ['is_seen']);
  });
  await index(knex, 'world_records_known', 'world_records (map_uid, account_id, wr_ms)');
  await index(knex, 'world_records_of_map', 'world_records (map_uid, recorded_at DESC, event_id DESC)');
  await index(knex, 'world_records_newest', 'world_records (recorded_at DESC, event_id DESC)');
}
