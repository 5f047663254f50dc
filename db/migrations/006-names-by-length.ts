import type { Knex } from 'knex';
import { kindOf } from './columns.js';

const INDEX = 'display_names_name_grams';

/**
 * Adds the length of the name to each sequence in PostgreSQL's index, as in SQLite's: a search reads the shortest names
 * first, which are the best matches, and need not fetch all others with a common part. Two markers that no name
 * contains precede each name, so that prefixes are found in the same way. The longest names share one length, which
 * bounds the number of lengths to search.
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
