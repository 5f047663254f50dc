import type { Knex } from 'knex';
import { text } from './columns.js';
import { counts, flags, index, texts, type Kind } from './table-parts.js';

/** Creates the events and what numbers them. */
export async function createEvents(knex: Knex, kind: Kind): Promise<void> {
  // One counter for all events: whoever holds it commits before the next id is given, so ids are in the order of commits.
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
    // Null for an event that is always new.
    text(table, 'dedupe_key', kind).unique();
  });
  const order = 'occurred_at, event_id';
  await index(knex, 'events_newest', `events (system, ${order})`);
  await index(knex, 'events_of_project', `events (project_key, system, ${order})`);
  await index(knex, 'events_of_source', `events (source_key, system, ${order})`);
  await index(knex, 'events_of_type', `events (event_type, ${order})`);
  await index(knex, 'events_changed', `events (system, ${order})`, 'WHERE changed = 1');
}

/** Creates what is kept beside the events: their numbers and the metrics per hour. */
export async function createCounts(knex: Knex, kind: Kind): Promise<void> {
  // Numbers of events at all, per day and per hour of their occurred_at; `start` is "" for all.
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

/** Creates the queue of maps about whose world record something is missing. */
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

/** One row per world record event: what the catalog's history, feeds and leaderboards are made of. */
export async function createWorldRecords(knex: Knex, kind: Kind): Promise<void> {
  await knex.schema.createTable('world_records', (table) => {
    if (kind === 'sqlite') table.specificType('event_id', 'integer primary key');
    else table.bigInteger('event_id').primary();
    text(table, 'map_uid', kind).notNullable();
    // Account id, else `holder:` and the normalised holder; null for nobody.
    texts(table, kind, ['player', 'account_id', 'holder'], false);
    table.integer('wr_ms').notNullable();
    texts(table, kind, ['recorded_at', 'received_at'], true);
    // 1 while recorded_at is only when somebody saw it, 0 when it is when the run was driven.
    flags(table, ['is_seen']);
  });
  await index(knex, 'world_records_known', 'world_records (map_uid, account_id, wr_ms)');
  await index(knex, 'world_records_of_map', 'world_records (map_uid, recorded_at DESC, event_id DESC)');
  await index(knex, 'world_records_newest', 'world_records (recorded_at DESC, event_id DESC)');
}
