import type { Knex } from 'knex';
import { kindOf } from './columns.js';

const INDEX = 'display_names_name_grams';

/**
 * PostgreSQL's index of the parts of names knows the length of the name of each part, as SQLite's does: a search meets the
 * shortest names first, which are the best ones, and need not fetch all the others that have a common part. Here, too, two
 * signs that no name has stand before each name, so that beginnings are found in the same way. The longest names share one
 * length, so that a search has only so many of them to ask for.
 */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') return;
  await knex.raw(`DROP INDEX ${INDEX}`);
  await knex.raw(`CREATE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT chr(255 + least(char_length(name), 64)) || substr(whole, place, 3))
    FROM (SELECT chr(2) || chr(2) || name AS whole) AS marked, generate_series(1, char_length(name)) AS place $$`);
  await knex.raw(`CREATE INDEX ${INDEX} ON display_names USING gin (name_grams(normalized_display_name))`);
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') return;
  await knex.raw(`DROP INDEX ${INDEX}`);
  await knex.raw('DROP FUNCTION name_grams(text)');
  await knex.raw(`CREATE INDEX ${INDEX} ON display_names USING gin (text_grams(normalized_display_name))`);
}
