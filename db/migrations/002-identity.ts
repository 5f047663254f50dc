import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

export async function up(knex: Knex): Promise<void> {
  await createNames(knex);
  await createHistory(knex);
  await createAccounts(knex);
  await (kindOf(knex) === 'postgres' ? createPostgresSearch(knex) : createSqliteSearch(knex));
}

export async function down(knex: Knex): Promise<void> {
  if (kindOf(knex) === 'sqlite') await knex.schema.dropTable('display_name_search');
  for (const table of ['account_age_hours', 'accounts_seen', 'display_name_history', 'display_names']) {
    await knex.schema.dropTable(table);
  }
  if (kindOf(knex) === 'postgres') await knex.raw('DROP FUNCTION text_grams(text)');
}

async function createNames(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('display_names', (table) => {
    table.bigIncrements('name_id');
    text(table, 'account_id', kind).notNullable().unique();
    text(table, 'display_name', kind).notNullable();
    text(table, 'normalized_display_name', kind).notNullable();
    // In characters of the normalized name; scores depend on it.
    table.smallint('name_length').notNullable();
    text(table, 'source', kind).notNullable();
    text(table, 'project_key', kind).notNullable();
    text(table, 'observed_at', kind).notNullable();
    text(table, 'updated_at', kind).notNullable();
  });
  // Newest first, oldest first (read backwards), equal names, prefixes of names, best score first. A search compares the
  // newest names one by one: the index alone suffices for it.
  const orders = {
    observed: 'observed_at DESC, account_id, normalized_display_name',
    normalized: 'normalized_display_name, observed_at DESC, account_id',
    length: 'name_length, observed_at DESC, account_id',
  };
  for (const [name, columns] of Object.entries(orders)) {
    await knex.raw(`CREATE INDEX display_names_${name} ON display_names (${columns})`);
  }
}

/** All names that an account was seen with, including the present one, once each. */
async function createHistory(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('display_name_history', (table) => {
    text(table, 'account_id', kind).notNullable();
    text(table, 'display_name', kind).notNullable();
    text(table, 'first_observed_at', kind).notNullable();
    text(table, 'last_observed_at', kind).notNullable();
    // The source of the last observation.
    text(table, 'source', kind).notNullable();
    text(table, 'project_key', kind).notNullable();
    table.primary(['account_id', 'display_name']);
  });
}

/** All accounts seen outside the directory, with or without a name. */
async function createAccounts(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('accounts_seen', (table) => {
    text(table, 'account_id', kind).primary();
    // 1 once display_names has a row of it.
    table.smallint('named').notNullable();
    // Where it was seen: one bit per reason.
    table.integer('reasons').notNullable();
    text(table, 'first_seen_at', kind).notNullable();
    text(table, 'last_seen_at', kind).notNullable();
  });
  await knex.raw(
    'CREATE INDEX accounts_seen_missing ON accounts_seen (first_seen_at, account_id) WHERE named = 0',
  );
  // Numbers of names by the hour of their last observation (`2026-10-06T08`); the row '' counts accounts without a name.
  await knex.schema.createTable('account_age_hours', (table) => {
    text(table, 'hour', kind).primary();
    table.bigInteger('accounts').notNullable();
  });
}

/**
 * An index of all sequences of three characters, kept by triggers so that no writer can forget it. Row ids begin with
 * the length of the name: matches are read shortest first, which is best first, and a search can stop early. Two
 * markers that no name contains precede each name, so that prefixes are found in the same way.
 */
async function createSqliteSearch(knex: Knex): Promise<void> {
  const settings = `content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1'`;
  await knex.raw(`CREATE VIRTUAL TABLE display_name_search USING fts5(name, ${settings})`);
  const name = (row: string): string =>
    `(${row}.name_length << 40) | ${row}.name_id, char(2, 2) || ${row}.normalized_display_name`;
  const add = `INSERT INTO display_name_search (rowid, name) VALUES (${name('new')});`;
  const remove = `INSERT INTO display_name_search (display_name_search, rowid, name) VALUES ('delete', ${name('old')});`;
  await knex.raw(`CREATE TRIGGER display_names_inserted AFTER INSERT ON display_names BEGIN ${add} END`);
  await knex.raw(`CREATE TRIGGER display_names_renamed AFTER UPDATE OF normalized_display_name ON display_names
    WHEN old.normalized_display_name <> new.normalized_display_name BEGIN ${remove} ${add} END`);
  await knex.raw(`CREATE TRIGGER display_names_deleted AFTER DELETE ON display_names BEGIN ${remove} END`);
}

/** The same on PostgreSQL: pg_trgm needs a privilege and indexes letters and digits only. */
async function createPostgresSearch(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION text_grams(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT substr(whole, place, 3)), '{}')
    FROM generate_series(1, char_length(whole) - 2) AS place $$`);
  await knex.raw(
    'CREATE INDEX display_names_name_grams ON display_names USING gin (text_grams(normalized_display_name))',
  );
}
