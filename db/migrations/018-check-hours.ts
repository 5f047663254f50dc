import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';
import { index } from './table-parts.js';

/** How many tracked maps were checked last in which hour is kept, as it is for the names of accounts. */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.alterTable('map_standings', (table) => {
    // Of a tracked map the hour of its newest check (`2026-10-06T08`), '' without one; null for other maps.
    text(table, 'checked_hour', kind);
  });
  await knex.raw(`UPDATE map_standings SET checked_hour = COALESCE((SELECT substr(p.latest_checked_at, 1, 13)
      FROM project_maps p WHERE p.map_uid = map_standings.map_uid ORDER BY p.latest_checked_at DESC LIMIT 1), '')
    WHERE tracked = 1`);
  await index(
    knex,
    'map_standings_checked',
    'map_standings (checked_hour, map_uid)',
    'WHERE checked_hour IS NOT NULL',
  );
  await knex.schema.createTable('check_hours', (table) => {
    text(table, 'hour', kind).primary();
    table.bigInteger('maps').notNullable();
  });
  await knex.raw(`INSERT INTO check_hours (hour, maps)
    SELECT checked_hour, count(*) FROM map_standings WHERE checked_hour IS NOT NULL GROUP BY checked_hour`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('check_hours');
  await knex.raw('DROP INDEX map_standings_checked');
  await knex.schema.alterTable('map_standings', (table) => table.dropColumn('checked_hour'));
}
