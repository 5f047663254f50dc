import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/** What lists of maps filter by, of a row, with texts as 021 has them. A map without a year has the year -1. */
const facetsOf = (row: string): string => {
  const text = (name: string): string => `substr(COALESCE(${row}.${name}_key, lower(${row}.${name})), 1, 64)`;
  return `${text('season')}, COALESCE(${row}.year, -1), ${text('alteration')}, ${row}.tracked`;
};
const FACETS = 'season, year, alteration, tracked';
const SOURCES = ['season', 'season_key', 'year', 'alteration', 'alteration_key', 'tracked'];

/**
 * The numbers of maps by season, year, alteration and whether they are tracked: the total of a list without a text is exact without a
 * look at its maps. Triggers log what changes, so that no writer, of this version or the one before, can forget it; a task adds it up.
 *
 * And SQLite's indexes by season and by alteration have the texts of their maps, so that a search reads entries only.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  const type = isPostgres ? 'text COLLATE "C"' : 'text';
  const columns = `season ${type} NOT NULL, year integer NOT NULL, alteration ${type} NOT NULL, tracked smallint NOT NULL,
    maps bigint NOT NULL`;
  await knex.raw(
    `CREATE TABLE map_facets (${columns}, PRIMARY KEY (${FACETS})) ${isPostgres ? '' : 'WITHOUT ROWID'}`,
  );
  const id = isPostgres ? 'bigserial PRIMARY KEY' : 'integer NOT NULL PRIMARY KEY AUTOINCREMENT';
  await knex.raw(`CREATE TABLE map_facet_changes (change_id ${id}, ${columns})`);
  // First the triggers: their creation waits for other writers, and holds them up until all is counted.
  await (isPostgres ? createPostgresTrigger(knex) : createSqliteTriggers(knex));
  await knex.raw(
    `INSERT INTO map_facets (${FACETS}, maps) SELECT ${facetsOf('m')}, count(*) FROM maps m GROUP BY 1, 2, 3, 4`,
  );
  await (isPostgres ? analyze(knex) : indexLists(knex, ', search_text'));
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'postgres') {
    await knex.raw('DROP TRIGGER maps_faceted ON maps');
    await knex.raw('DROP FUNCTION log_map_facets()');
  } else {
    for (const change of ['added', 'changed', 'removed']) await knex.raw(`DROP TRIGGER map_facets_${change}`);
    await indexLists(knex, '');
  }
  await knex.schema.dropTable('map_facet_changes');
  await knex.schema.dropTable('map_facets');
}

/** The planner knows nothing of the expressions of indexes before, nor of new tables. An empty one would count as one for ever small. */
async function analyze(knex: Knex): Promise<void> {
  for (const table of ['maps', 'list_terms', 'member_texts'])
    if (await knex(table).first()) await knex.raw(`ANALYZE ${table}`);
}

function log(row: string, maps: number): string {
  return `INSERT INTO map_facet_changes (${FACETS}, maps) VALUES (${facetsOf(row)}, ${maps});`;
}

function isChanged(different: string): string {
  return SOURCES.map((name) => `old.${name} ${different} new.${name}`).join(' OR ');
}

async function createSqliteTriggers(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TRIGGER map_facets_added AFTER INSERT ON maps BEGIN ${log('new', 1)} END`);
  await knex.raw(`CREATE TRIGGER map_facets_changed AFTER UPDATE OF ${SOURCES.join(', ')} ON maps
    WHEN ${isChanged('IS NOT')} BEGIN ${log('old', -1)} ${log('new', 1)} END`);
  await knex.raw(`CREATE TRIGGER map_facets_removed AFTER DELETE ON maps BEGIN ${log('old', -1)} END`);
}

async function createPostgresTrigger(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION log_map_facets() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN ${log('new', 1)} END IF;
    IF TG_OP = 'DELETE' THEN ${log('old', -1)} END IF;
    IF TG_OP = 'UPDATE' THEN IF ${isChanged('IS DISTINCT FROM')} THEN ${log('old', -1)} ${log('new', 1)} END IF; END IF;
    RETURN NULL; END $$`);
  await knex.raw(`CREATE TRIGGER maps_faceted AFTER INSERT OR DELETE OR UPDATE OF ${SOURCES.join(', ')} ON maps
    FOR EACH ROW EXECUTE FUNCTION log_map_facets()`);
}

/** As 021, which see. */
async function indexLists(knex: Knex, more: string): Promise<void> {
  const season = 'substr(COALESCE(season_key, lower(season)), 1, 64)';
  const alteration = 'substr(COALESCE(alteration_key, lower(alteration)), 1, 64)';
  const order = 'timestamp_utc DESC, map_uid';
  for (const name of ['maps_of_season', 'maps_of_alteration']) await knex.raw(`DROP INDEX ${name}`);
  await index(knex, 'maps_of_season', `maps (${season}, ${order}, tracked, year, ${alteration}${more})`);
  await index(knex, 'maps_of_alteration', `maps (${alteration}, ${order}, tracked, year, ${season}${more})`);
}
