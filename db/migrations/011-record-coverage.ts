import type { Knex } from 'knex';

/** How many maps have a record, and how many players hold them, is kept for the tracked maps, too. */
export async function up(knex: Knex): Promise<void> {
  const isHeld = 'player IS NOT NULL';
  const isTracked = 'tracked = 1';
  await knex.raw(`INSERT INTO wr_leaders (bucket, player, total_wrs, latest_wr_at)
    SELECT 'tracked', player, count(*), '' FROM map_standings WHERE ${isTracked} AND ${isHeld} GROUP BY player`);
  await knex.raw(`INSERT INTO catalog_counts (name, value)
    SELECT 'held', count(*) FROM map_standings WHERE ${isHeld}
    UNION ALL SELECT 'tracked held', count(*) FROM map_standings WHERE ${isTracked} AND ${isHeld}
    UNION ALL SELECT 'tracked records', count(*) FROM map_standings WHERE ${isTracked} AND medal IS NOT NULL
    UNION ALL SELECT 'tracked players', count(*) FROM wr_leaders WHERE bucket = 'tracked'`);
}

export async function down(knex: Knex): Promise<void> {
  const names = ['held', 'tracked held', 'tracked records', 'tracked players'];
  await knex('catalog_counts').whereIn('name', names).delete();
  await knex('wr_leaders').where({ bucket: 'tracked' }).delete();
}
