import type { Knex } from 'knex';
import { index } from './table-parts.js';

const OF_MAP = 'world_records (map_uid, recorded_at DESC, event_id DESC';
const OF_PLAYER = 'maps (wr_player, wr_recorded_at DESC, map_uid';
const IS_HELD = 'WHERE wr_player IS NOT NULL';

/**
 * A world record writes fewer rows and indexes, each of which is a page of its own in a large database. A player's number of records
 * on tracked maps is a column of the player's row, no row of its own; one index of a map's records serves both its history and the
 * look-up of a time, and one of a player's maps the newest of all and of each bucket. The version before, which has no such numbers,
 * can go on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('wr_leaders', (table) => {
    // Overall (bucket ""); 0 in the rows of buckets.
    table.integer('tracked_wrs').notNullable().defaultTo(0);
  });
  await knex.raw(`UPDATE wr_leaders SET tracked_wrs = t.total_wrs FROM wr_leaders t
    WHERE wr_leaders.bucket = '' AND t.bucket = 'tracked' AND t.player = wr_leaders.player`);
  await knex('wr_leaders').where({ bucket: 'tracked' }).delete();
  await knex.raw('DROP INDEX world_records_known');
  await knex.raw('DROP INDEX world_records_of_map');
  await index(knex, 'world_records_of_map', `${OF_MAP}, wr_ms)`);
  await knex.raw('DROP INDEX maps_of_player_in_bucket');
  await knex.raw('DROP INDEX maps_of_player');
  await index(knex, 'maps_of_player', `${OF_PLAYER}, bucket)`, IS_HELD);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX maps_of_player');
  await index(knex, 'maps_of_player', `${OF_PLAYER})`, IS_HELD);
  await index(
    knex,
    'maps_of_player_in_bucket',
    'maps (wr_player, bucket, wr_recorded_at DESC, map_uid)',
    IS_HELD,
  );
  await knex.raw('DROP INDEX world_records_of_map');
  await index(knex, 'world_records_of_map', `${OF_MAP})`);
  await index(knex, 'world_records_known', 'world_records (map_uid, account_id, wr_ms)');
  await knex.raw(`INSERT INTO wr_leaders (bucket, player, total_wrs, latest_wr_at)
    SELECT 'tracked', player, tracked_wrs, '' FROM wr_leaders WHERE bucket = '' AND tracked_wrs > 0`);
  await knex.schema.alterTable('wr_leaders', (table) => table.dropColumn('tracked_wrs'));
}
