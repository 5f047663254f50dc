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
  // The observation time of the game's facts: a newer observation replaces them.
  const kind = kindOf(knex);
  await knex.schema.alterTable('maps', (table) => text(table, 'observed_at', kind));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('maps', (table) => table.dropColumn('observed_at'));
  for (const table of TABLES) await knex.schema.dropTable(table);
}

/** Settings shared by all processes on this database, such as the primary club. */
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
    // The observation time of the newest applied snapshot; null only while the first one is being stored.
    text(table, 'last_synced_at', kind);
    table.integer('campaign_count').notNullable().defaultTo(0);
    table.integer('upload_count').notNullable().defaultTo(0);
    // Distinct maps in any place of the club.
    table.integer('map_count').notNullable().defaultTo(0);
    table.integer('member_count').notNullable().defaultTo(0);
  });
}

async function createCollections(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('club_campaigns', (table) => {
    // Our own id, which increases with discovery; campaign_id is the game's.
    table.bigIncrements('id');
    table.integer('club_id').notNullable().references('clubs.club_id');
    table.integer('campaign_id').notNullable();
    text(table, 'name', kind);
    table.integer('map_count').notNullable().defaultTo(0);
    text(table, 'created_at', kind);
    text(table, 'published_at', kind);
    // The observation times of the first and the newest snapshot with it.
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
  // The place of a map in its club: source_id is the id of a campaign or bucket, 0 for the club itself.
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
    // Equal for repeats of a sample; null for one without a time of its own.
    text(table, 'dedupe_key', kind).unique();
    table.index(['occurred_at', 'sample_id']);
  });
}

async function createHookRuns(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('hook_runs', (table) => {
    table.bigIncrements('run_id');
    table.integer('club_id').notNullable().references('clubs.club_id');
    // ok; partial if rows were rejected; skipped if the snapshot was outdated.
    text(table, 'status', kind).notNullable();
    table.integer('maps_seen').notNullable();
    table.integer('maps_added').notNullable();
    table.integer('maps_removed').notNullable();
    text(table, 'started_at', kind).notNullable();
    text(table, 'finished_at', kind).notNullable();
    // A repeated snapshot makes no second run.
    text(table, 'snapshot_key', kind).notNullable().unique();
    table.index(['club_id', 'run_id']);
  });
}

/** Newest first, nulls last, which is SQLite's default. */
function lastWhenNull(knex: Knex): string {
  return kindOf(knex) === 'postgres' ? 'DESC NULLS LAST' : 'DESC';
}
