import type { Knex } from 'knex';

/** The number of maps whose world record has a holder is kept beside the other totals of the catalog. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`INSERT INTO catalog_counts (name, value)
    SELECT 'held', count(*) FROM map_standings WHERE player IS NOT NULL`);
}

export async function down(knex: Knex): Promise<void> {
  await knex('catalog_counts').where({ name: 'held' }).delete();
}
