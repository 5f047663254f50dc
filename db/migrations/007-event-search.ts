import type { Knex } from 'knex';
import { kindOf } from './columns.js';
import { index } from './table-parts.js';

/**
 * An index of all sequences of three characters of events' search text, so that a text is found among millions of
 * events without a scan. On SQLite triggers keep it, so that no writer can forget it.
 */
export async function up(knex: Knex): Promise<void> {
  // Events about an account are also found by its present name.
  await index(knex, 'events_of_account', 'events (account_id)', 'WHERE account_id IS NOT NULL');
  if (kindOf(knex) === 'postgres') {
    await createPostgresSearch(knex);
    return;
  }
  const settings = `content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'`;
  await knex.raw(`CREATE VIRTUAL TABLE event_search USING fts5(text, ${settings})`);
  const add = 'INSERT INTO event_search (rowid, text) VALUES (new.event_id, new.search_text);';
  const remove = `INSERT INTO event_search (event_search, rowid, text) VALUES ('delete', old.event_id, old.search_text);`;
  await knex.raw('INSERT INTO event_search (rowid, text) SELECT event_id, search_text FROM events');
  await knex.raw(`CREATE TRIGGER events_inserted AFTER INSERT ON events BEGIN ${add} END`);
  await knex.raw(`CREATE TRIGGER events_corrected AFTER UPDATE OF search_text ON events
    WHEN old.search_text <> new.search_text BEGIN ${remove} ${add} END`);
  await knex.raw(`CREATE TRIGGER events_deleted AFTER DELETE ON events BEGIN ${remove} END`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX events_of_account');
  if (kindOf(knex) === 'postgres') {
    await knex.raw('DROP FUNCTION events_having(text[], text)');
    await knex.raw('DROP INDEX events_text_grams');
    return;
  }
  for (const trigger of ['events_inserted', 'events_corrected', 'events_deleted'])
    await knex.raw(`DROP TRIGGER ${trigger}`);
  await knex.schema.dropTable('event_search');
}

/**
 * Splitting a text takes fifty microseconds; a plan that does it per event takes minutes. The function's settings leave
 * only the index scan, and enough memory for exact row ids: with less, PostgreSQL keeps pages and splits the texts of
 * all their rows.
 */
async function createPostgresSearch(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX events_text_grams ON events USING gin (text_grams(search_text))');
  await knex.raw(`CREATE FUNCTION events_having(grams text[], part text) RETURNS SETOF bigint LANGUAGE sql STABLE
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET work_mem = '64MB' AS $$
    SELECT event_id FROM events WHERE text_grams(search_text) @> grams AND strpos(search_text, part) > 0 $$`);
}
