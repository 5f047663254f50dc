import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

const TABLES = [
  'hook_runs',
  'traffic_samples',
  'club_members',
  'club_map_sources',
  'club_maps',
  'club_uploads',
  'club_campaigns',
  'clubs',
  'settings',
];

export async function up(knex: Knex): Promise<void> {
  await createSettings(knex);
  await createClubs(knex);
  await createCollections(knex);
  await createClubMaps(knex);
  await createMembers(knex);
  await createTraffic(knex);
  await createHookRuns(knex);
  // When the game's facts of a map were observed: a newer observation replaces them.
  const kind = kindOf(knex);
  await knex.schema.alterTable('maps', (table) => text(table, 'observed_at', kind));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('maps', (table) => table.dropColumn('observed_at'));
  for (const table of TABLES) await knex.schema.dropTable(table);
}

/** Facts that all processes on this database have to agree on, such as which club is the primary one. */
async function createSettings(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('settings', (table) => {
    text(table, 'key', kind).primary();
    text(table, 'value', kind).notNullable();
  });
}

async function createClubs(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('clubs', (table) => {
    table.integer('club_id').primary();
    text(table, 'name', kind);
    text(table, 'created_at', kind);
    text(table, 'first_seen_at', kind).notNullable();
    // When the newest snapshot that was applied had been observed; null only while the first one is being stored.
    text(table, 'last_synced_at', kind);
    table.integer('campaign_count').notNullable().defaultTo(0);
    table.integer('upload_count').notNullable().defaultTo(0);
    // Distinct maps, wherever in the club they stand.
    table.integer('map_count').notNullable().defaultTo(0);
    table.integer('member_count').notNullable().defaultTo(0);
  });
}

async function createCollections(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('club_campaigns', (table) => {
    // Our own id, which rises with discovery; campaign_id is the game's.
    table.bigIncrements('id');
    table.integer('club_id').notNullable().references('clubs.club_id');
    table.integer('campaign_id').notNullable();
    text(table, 'name', kind);
    table.integer('map_count').notNullable().defaultTo(0);
    text(table, 'created_at', kind);
    text(table, 'published_at', kind);
    // When the first and the newest snapshot that showed it had been observed.
    text(table, 'discovered_at', kind).notNullable();
    text(table, 'last_synced_at', kind).notNullable();
    table.unique(['club_id', 'campaign_id']);
    table.index(['club_id', 'id']);
  });
  await knex.schema.createTable('club_uploads', (table) => {
    table.bigIncrements('id');
    table.integer('club_id').notNullable().references('clubs.club_id');
    table.integer('bucket_id').notNullable();
    text(table, 'name', kind);
    table.integer('map_count').notNullable().defaultTo(0);
    text(table, 'created_at', kind);
    text(table, 'discovered_at', kind).notNullable();
    text(table, 'last_synced_at', kind).notNullable();
    table.unique(['club_id', 'bucket_id']);
    table.index(['club_id', 'discovered_at', 'bucket_id']);
  });
  await knex.raw(
    `CREATE INDEX club_campaigns_newest ON club_campaigns (club_id, created_at ${lastWhenNull(knex)}, campaign_id DESC)`,
  );
}

async function createClubMaps(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  // One row per distinct map of a club.
  await knex.schema.createTable('club_maps', (table) => {
    table.integer('club_id').notNullable().references('clubs.club_id');
    text(table, 'map_uid', kind).notNullable();
    // As in maps, so that a page of a club's maps is read in the order of an index.
    text(table, 'timestamp_utc', kind);
    text(table, 'added_at', kind).notNullable();
    table.primary(['club_id', 'map_uid']);
    table.index(['map_uid']);
  });
  await knex.raw(
    `CREATE INDEX club_maps_newest ON club_maps (club_id, timestamp_utc ${lastWhenNull(knex)}, map_uid)`,
  );
  // Where in its club a map stands: source_id is a campaign's or a bucket's id, and 0 for the club itself.
  await knex.schema.createTable('club_map_sources', (table) => {
    table.integer('club_id').notNullable().references('clubs.club_id');
    text(table, 'source_type', kind).notNullable();
    table.integer('source_id').notNullable();
    text(table, 'map_uid', kind).notNullable();
    table.integer('position');
    table.primary(['club_id', 'source_type', 'source_id', 'map_uid']);
    table.index(['club_id', 'map_uid']);
  });
}

async function createMembers(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('club_members', (table) => {
    table.integer('club_id').notNullable().references('clubs.club_id');
    text(table, 'account_id', kind).notNullable();
    text(table, 'role', kind);
    text(table, 'joined_at', kind);
    text(table, 'first_seen_at', kind).notNullable();
    table.primary(['club_id', 'account_id']);
  });
  await knex.raw(
    `CREATE INDEX club_members_newest ON club_members (club_id, joined_at ${lastWhenNull(knex)}, account_id)`,
  );
}

async function createTraffic(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('traffic_samples', (table) => {
    table.bigIncrements('sample_id');
    text(table, 'project_key', kind).notNullable();
    for (const name of ['service', 'component', 'direction', 'method', 'route']) text(table, name, kind);
    for (const name of ['target_host', 'target_path']) text(table, name, kind);
    table.integer('status_code').notNullable();
    table.integer('duration_ms');
    table.bigInteger('bytes_in');
    table.bigInteger('bytes_out');
    text(table, 'occurred_at', kind).notNullable();
    text(table, 'received_at', kind).notNullable();
    // What makes a sample the same one when it is sent again; null for one without a time of its own.
    text(table, 'dedupe_key', kind).unique();
    table.index(['occurred_at', 'sample_id']);
  });
}

async function createHookRuns(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('hook_runs', (table) => {
    table.bigIncrements('run_id');
    table.integer('club_id').notNullable().references('clubs.club_id');
    // ok; partial when rows were rejected; skipped when the snapshot was out of date.
    text(table, 'status', kind).notNullable();
    table.integer('maps_seen').notNullable();
    table.integer('maps_added').notNullable();
    table.integer('maps_removed').notNullable();
    text(table, 'started_at', kind).notNullable();
    text(table, 'finished_at', kind).notNullable();
    // The same snapshot sent again makes no second run.
    text(table, 'snapshot_key', kind).notNullable().unique();
    table.index(['club_id', 'run_id']);
  });
}

/** Newest first with unknown ones last, which is what SQLite does by itself. */
function lastWhenNull(knex: Knex): string {
  return kindOf(knex) === 'postgres' ? 'DESC NULLS LAST' : 'DESC';
}
