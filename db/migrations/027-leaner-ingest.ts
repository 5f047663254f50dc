import type { Knex } from 'knex';
import { kindOf } from './columns.js';

/**
 * On PostgreSQL new maps and names take less work. Triggers of inserted maps run once for a statement rather than for each row, and
 * those of updates only for rows that differ; changes of the same facets are logged together. And the functions of search indexes
 * build their sequences in a loop, which takes a fraction of the time of a query for each row. They return what they did, but for
 * the order and repetition of sequences, which neither an index nor a search looks at. Tables stay as they are: the version before
 * can go on.
 */
export async function up(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') return;
  await knex.raw(`CREATE OR REPLACE FUNCTION text_grams(whole text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE grams text[] := '{}';
    BEGIN
      FOR place IN 1 .. char_length(whole) - 2 LOOP grams := grams || substr(whole, place, 3); END LOOP;
      RETURN grams;
    END $$`);
  await knex.raw(`CREATE OR REPLACE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      grams text[];
      whole text := chr(2) || chr(2) || name;
      length text := chr(255 + least(char_length(name), 64));
    BEGIN
      FOR place IN 1 .. char_length(name) LOOP grams := grams || (length || substr(whole, place, 3)); END LOOP;
      RETURN grams;
    END $$`);
  await replaceTextTriggers(knex);
  await replaceFacetTriggers(knex);
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') return;
  await knex.raw(`CREATE OR REPLACE FUNCTION text_grams(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT substr(whole, place, 3)), '{}')
    FROM generate_series(1, char_length(whole) - 2) AS place $$`);
  await knex.raw(`CREATE OR REPLACE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT chr(255 + least(char_length(name), 64)) || substr(whole, place, 3))
    FROM (SELECT chr(2) || chr(2) || name AS whole) AS marked, generate_series(1, char_length(name)) AS place $$`);
  await knex.raw('DROP TRIGGER maps_texts_added ON maps');
  await knex.raw('DROP FUNCTION maps_texts_added()');
  await knex.raw('DROP TRIGGER maps_texts_changed ON maps');
  await knex.raw(`CREATE TRIGGER maps_texts_changed AFTER INSERT OR UPDATE OF search_text ON maps
    FOR EACH ROW EXECUTE FUNCTION save_map_text()`);
  await knex.raw('DROP TRIGGER map_texts_added ON map_texts');
  await knex.raw('DROP FUNCTION map_texts_added()');
  await knex.raw('DROP TRIGGER map_texts_logged ON map_texts');
  await knex.raw(`CREATE TRIGGER map_texts_logged AFTER INSERT OR DELETE OR UPDATE OF search_text ON map_texts
    FOR EACH ROW EXECUTE FUNCTION log_map_text()`);
  await knex.raw('DROP TRIGGER maps_facets_added ON maps');
  await knex.raw('DROP FUNCTION maps_facets_added()');
  await knex.raw('DROP TRIGGER maps_facets_changed ON maps');
  await knex.raw('DROP TRIGGER maps_faceted ON maps');
  await knex.raw(`CREATE TRIGGER maps_faceted AFTER INSERT OR DELETE OR UPDATE OF ${FACET_SOURCES.join(', ')} ON maps
    FOR EACH ROW EXECUTE FUNCTION log_map_facets()`);
}

/** A trigger of updates of some columns cannot see all rows of its statement: it stays one for each row. */
async function replaceTextTriggers(knex: Knex): Promise<void> {
  await forNewRows(
    knex,
    'maps_texts_added',
    'maps',
    `INSERT INTO map_texts (map_uid, search_text) SELECT map_uid, search_text FROM changed
      ON CONFLICT (map_uid) DO UPDATE SET search_text = excluded.search_text;`,
  );
  await knex.raw('DROP TRIGGER maps_texts_changed ON maps');
  await knex.raw(`CREATE TRIGGER maps_texts_changed AFTER UPDATE OF search_text ON maps
    FOR EACH ROW WHEN (old.search_text <> new.search_text) EXECUTE FUNCTION save_map_text()`);
  await forNewRows(
    knex,
    'map_texts_added',
    'map_texts',
    `INSERT INTO list_changes (list, search_text, entries) SELECT 'maps', search_text, 1 FROM changed;`,
  );
  await knex.raw('DROP TRIGGER map_texts_logged ON map_texts');
  await knex.raw(`CREATE TRIGGER map_texts_logged AFTER DELETE OR UPDATE OF search_text ON map_texts
    FOR EACH ROW EXECUTE FUNCTION log_map_text()`);
}

const FACET_SOURCES = ['season', 'season_key', 'year', 'alteration', 'alteration_key', 'tracked'];
/** As 025 has them. */
const FACETS = `substr(COALESCE(season_key, lower(season)), 1, 64), COALESCE(year, -1),
  substr(COALESCE(alteration_key, lower(alteration)), 1, 64), tracked`;

async function replaceFacetTriggers(knex: Knex): Promise<void> {
  await forNewRows(
    knex,
    'maps_facets_added',
    'maps',
    `INSERT INTO map_facet_changes (season, year, alteration, tracked, maps)
      SELECT ${FACETS}, count(*) FROM changed GROUP BY 1, 2, 3, 4;`,
  );
  await knex.raw('DROP TRIGGER maps_faceted ON maps');
  await knex.raw(
    'CREATE TRIGGER maps_faceted AFTER DELETE ON maps FOR EACH ROW EXECUTE FUNCTION log_map_facets()',
  );
  const differs = FACET_SOURCES.map((name) => `old.${name} IS DISTINCT FROM new.${name}`).join(' OR ');
  await knex.raw(`CREATE TRIGGER maps_facets_changed AFTER UPDATE OF ${FACET_SOURCES.join(', ')} ON maps
    FOR EACH ROW WHEN (${differs}) EXECUTE FUNCTION log_map_facets()`);
}

/** Creates a trigger, with a function of the same name, that runs once for the new rows (`changed`) of a statement. */
async function forNewRows(knex: Knex, trigger: string, table: string, body: string): Promise<void> {
  await knex.raw(
    `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
  );
  await knex.raw(`CREATE TRIGGER ${trigger} AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ${trigger}()`);
}
