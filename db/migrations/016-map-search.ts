import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

/**
 * The searched texts of maps, with an index of all sequences of three characters, so that a text is found without reading the rows
 * of all maps. A table of its own: rows of maps change with each world record, texts only with a name. Triggers keep both, so
 * that no writer, of this version or the one before, can forget them.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('map_texts', (table) => {
    table.bigIncrements('text_id');
    text(table, 'map_uid', kind).notNullable().unique();
    text(table, 'search_text', kind).notNullable();
  });
  await (kind === 'postgres' ? createPostgresSearch(knex) : createSqliteSearch(knex));
  // Triggers index the texts.
  await knex.raw('INSERT INTO map_texts (map_uid, search_text) SELECT map_uid, search_text FROM maps');
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'postgres') {
    await knex.raw('DROP TRIGGER maps_texts_changed ON maps');
    await knex.raw('DROP TRIGGER maps_texts_deleted ON maps');
    await knex.raw('DROP FUNCTION save_map_text()');
    await knex.raw('DROP FUNCTION delete_map_text()');
    await knex.raw('DROP FUNCTION maps_having(text[], text)');
  } else {
    for (const trigger of ['maps_inserted', 'maps_renamed', 'maps_deleted'])
      await knex.raw(`DROP TRIGGER ${trigger}`);
    await knex.schema.dropTable('map_search');
  }
  await knex.schema.dropTable('map_texts');
}

async function createSqliteSearch(knex: Knex): Promise<void> {
  const settings = `content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'`;
  await knex.raw(`CREATE VIRTUAL TABLE map_search USING fts5(text, ${settings})`);
  const add = 'INSERT INTO map_search (rowid, text) VALUES (new.text_id, new.search_text);';
  const remove = `INSERT INTO map_search (map_search, rowid, text) VALUES ('delete', old.text_id, old.search_text);`;
  await knex.raw(`CREATE TRIGGER map_texts_inserted AFTER INSERT ON map_texts BEGIN ${add} END`);
  await knex.raw(
    `CREATE TRIGGER map_texts_changed AFTER UPDATE OF search_text ON map_texts BEGIN ${remove} ${add} END`,
  );
  await knex.raw(`CREATE TRIGGER map_texts_deleted AFTER DELETE ON map_texts BEGIN ${remove} END`);
  await knex.raw(`CREATE TRIGGER maps_inserted AFTER INSERT ON maps BEGIN
    INSERT INTO map_texts (map_uid, search_text) VALUES (new.map_uid, new.search_text); END`);
  await knex.raw(`CREATE TRIGGER maps_renamed AFTER UPDATE OF search_text ON maps WHEN old.search_text <> new.search_text BEGIN
    UPDATE map_texts SET search_text = new.search_text WHERE map_uid = new.map_uid; END`);
  await knex.raw(`CREATE TRIGGER maps_deleted AFTER DELETE ON maps BEGIN
    DELETE FROM map_texts WHERE map_uid = old.map_uid; END`);
}

/** As events_having of 007. */
async function createPostgresSearch(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX map_texts_grams ON map_texts USING gin (text_grams(search_text))');
  await knex.raw(`CREATE FUNCTION maps_having(grams text[], part text) RETURNS SETOF text LANGUAGE sql STABLE
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET work_mem = '64MB' AS $$
    SELECT map_uid FROM map_texts WHERE text_grams(search_text) @> grams AND strpos(search_text, part) > 0 $$`);
  await knex.raw(`CREATE FUNCTION save_map_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO map_texts (map_uid, search_text) VALUES (new.map_uid, new.search_text)
      ON CONFLICT (map_uid) DO UPDATE SET search_text = excluded.search_text;
    RETURN NULL; END $$`);
  await knex.raw(`CREATE FUNCTION delete_map_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM map_texts WHERE map_uid = old.map_uid;
    RETURN NULL; END $$`);
  await knex.raw(`CREATE TRIGGER maps_texts_changed AFTER INSERT OR UPDATE OF search_text ON maps
    FOR EACH ROW EXECUTE FUNCTION save_map_text()`);
  await knex.raw(
    'CREATE TRIGGER maps_texts_deleted AFTER DELETE ON maps FOR EACH ROW EXECUTE FUNCTION delete_map_text()',
  );
}
