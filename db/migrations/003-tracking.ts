import type { Knex } from 'knex';
import { createCounts, createEvents, createQueue, createWorldRecords } from './003-tracking-events.js';
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
  // Who was online at a moment.
  await index(knex, 'project_instances_alive', 'project_instances (last_heartbeat_at)');
}

/** What the game's own API, the clubs and the trackers say of a map. `sent_` is as sent, its counterpart what counts. */
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
    // When the name was observed: a newer observation replaces it.
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
    // The record that this project told last, and when that was observed.
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
