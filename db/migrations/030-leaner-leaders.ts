import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

const OF_PLAYER = 'maps (wr_player, wr_recorded_at DESC, map_uid, bucket';
const IS_HELD = 'WHERE wr_player IS NOT NULL';

/**
 * On SQLite the newest record of a player is read with its holder from one entry of an index: a run of 500 changed checks looked up two
 * thousand rows of maps for it. PostgreSQL visits the row in any case, since no page of these maps is known to be visible to all.
 */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'postgres') return;
  await knex.raw('DROP INDEX maps_of_player');
  await index(knex, 'maps_of_player', `${OF_PLAYER}, wr_holder)`, IS_HELD);
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'postgres') return;
  await knex.raw('DROP INDEX maps_of_player');
  await index(knex, 'maps_of_player', `${OF_PLAYER})`, IS_HELD);
}
