import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/** As the catalog's lists of maps compare them: rows of release 0.2.0 have no folded text. Cut, since entries have a longest size. */
const SEASON = 'substr(COALESCE(season_key, lower(season)), 1, 64)';
const ALTERATION = 'substr(COALESCE(alteration_key, lower(alteration)), 1, 64)';

const CHANGED = 'project_maps (project_key, latest_checked_at DESC, map_uid';
const IS_CHANGED = 'WHERE last_changed_at IS NOT NULL';

/** The list of maps by season, year and alteration in its order: pages and totals read entries of their filter only. */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  const order = `timestamp_utc DESC ${isPostgres ? 'NULLS LAST' : ''}, map_uid`;
  const expression = (text: string): string => (isPostgres ? `(${text})` : text);
  // On SQLite entries have all that filters need; those of PostgreSQL would not be read alone, for want of the columns inside.
  const rest = (...columns: string[]): string => (isPostgres ? '' : `, tracked, ${columns.join(', ')}`);
  await index(knex, 'maps_of_season', `maps (${expression(SEASON)}, ${order}${rest('year', ALTERATION)})`);
  await index(
    knex,
    'maps_of_alteration',
    `maps (${expression(ALTERATION)}, ${order}${rest('year', SEASON)})`,
  );
  // With the column of its condition, for which SQLite would look up each row that a page skips.
  await knex.raw('DROP INDEX project_maps_changed');
  await index(knex, 'project_maps_changed', `${CHANGED}, last_changed_at)`, IS_CHANGED);
  await index(knex, 'maps_of_year', `maps (year, ${order}, tracked)`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['maps_of_season', 'maps_of_alteration', 'maps_of_year'])
    await knex.raw(`DROP INDEX ${name}`);
  await knex.raw('DROP INDEX project_maps_changed');
  await index(knex, 'project_maps_changed', `${CHANGED})`, IS_CHANGED);
}
