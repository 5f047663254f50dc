import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

const TABLES = ['map_standings', 'wr_buckets', 'wr_leaders', 'wr_players', 'catalog_counts'];
const INDEXES = [
  'maps_newest',
  'maps_tracked_newest',
  'maps_newest_record',
  'maps_of_player',
  'maps_of_player_in_bucket',
];

export async function up(knex: Knex): Promise<void> {
  await createStandings(knex);
  await createLeaders(knex);
  await createIndexes(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const index of INDEXES) await knex.raw(`DROP INDEX ${index}`);
  for (const table of TABLES) await knex.schema.dropTable(table);
}

/** The values of each map that the rollups below include; its difference to the map is what they lack. */
async function createStandings(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('map_standings', (table) => {
    text(table, 'map_uid', kind).primary();
    table.smallint('tracked').notNullable();
    text(table, 'bucket', kind).notNullable();
    // The best medal that the current world record reaches, `none` if none; null without a record.
    text(table, 'medal', kind);
    text(table, 'player', kind);
    text(table, 'holder', kind);
    text(table, 'recorded_at', kind);
  });
  await knex.schema.createTable('catalog_counts', (table) => {
    text(table, 'name', kind).primary();
    table.bigInteger('value').notNullable();
  });
}

async function createLeaders(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  // All players who hold or have held a world record.
  await knex.schema.createTable('wr_players', (table) => {
    text(table, 'player', kind).primary();
  });
  // Players' numbers of current world records, by bucket and, with bucket "", overall.
  await knex.schema.createTable('wr_leaders', (table) => {
    text(table, 'bucket', kind).notNullable();
    text(table, 'player', kind).notNullable();
    text(table, 'account_id', kind);
    text(table, 'holder', kind);
    table.integer('total_wrs').notNullable();
    text(table, 'latest_wr_at', kind).notNullable();
    table.primary(['bucket', 'player']);
  });
  await knex.raw(
    'CREATE INDEX wr_leaders_best ON wr_leaders (bucket, total_wrs DESC, latest_wr_at DESC, player)',
  );
  await knex.schema.createTable('wr_buckets', (table) => {
    text(table, 'bucket', kind).primary();
    // Buckets are listed from the highest to the lowest.
    table.integer('place').notNullable();
    table.bigInteger('records').notNullable();
  });
  await knex.raw('CREATE INDEX wr_buckets_listed ON wr_buckets (place DESC, bucket)');
}

/** Indexes in the order of the catalog's lists, so that a page costs the same at any number of maps. */
async function createIndexes(knex: Knex): Promise<void> {
  const last = kindOf(knex) === 'postgres' ? 'DESC NULLS LAST' : 'DESC';
  const held = 'WHERE wr_player IS NOT NULL';
  await knex.raw(`CREATE INDEX maps_newest ON maps (timestamp_utc ${last}, map_uid)`);
  await knex.raw(`CREATE INDEX maps_tracked_newest ON maps (tracked, timestamp_utc ${last}, map_uid)`);
  await knex.raw(
    'CREATE INDEX maps_newest_record ON maps (wr_recorded_at DESC, wr_event_id DESC) WHERE wr_event_id IS NOT NULL',
  );
  await knex.raw(`CREATE INDEX maps_of_player ON maps (wr_player, wr_recorded_at DESC, map_uid) ${held}`);
  await knex.raw(
    `CREATE INDEX maps_of_player_in_bucket ON maps (wr_player, bucket, wr_recorded_at DESC, map_uid) ${held}`,
  );
}
