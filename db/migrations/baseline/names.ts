// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import { createTextIndex, type Dialect } from './dialect.js';

/** Names of accounts and all that they were before, and accounts that were seen without a name. */
export function createNameTables({ text, small, serialKey, storedByKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE display_names (
    name_id ${serialKey},
    account_id ${text} NOT NULL,
    display_name ${text} NOT NULL,
    normalized_display_name ${text} NOT NULL,
    -- In characters of the normalized name; scores depend on it.
    name_length ${small} NOT NULL,
    source ${text} NOT NULL,
    project_key ${text} NOT NULL,
    observed_at ${text} NOT NULL,
    updated_at ${text} NOT NULL
  )`,
    unique('display_names', 'account_id'),
    // Newest first, and oldest first read backwards. A search compares the newest names one by one: the index alone suffices for it.
    'CREATE INDEX display_names_observed ON display_names (observed_at DESC, account_id, normalized_display_name)',
    // Equal names and prefixes of names.
    'CREATE INDEX display_names_normalized ON display_names (normalized_display_name, observed_at DESC, account_id)',
    // Best score first.
    'CREATE INDEX display_names_length ON display_names (name_length, observed_at DESC, account_id)',
    // Most ids are UUIDs in lower case, so this index is small.
    `CREATE INDEX display_names_mixed_ids ON display_names (lower(account_id), account_id)
    WHERE account_id <> lower(account_id)`,

    // All names that an account was seen with, including the present one, once each.
    `CREATE TABLE display_name_history (
    account_id ${text} NOT NULL,
    display_name ${text} NOT NULL,
    first_observed_at ${text} NOT NULL,
    last_observed_at ${text} NOT NULL,
    -- The source of the last observation.
    source ${text} NOT NULL,
    project_key ${text} NOT NULL,
    PRIMARY KEY (account_id, display_name)
  ) ${storedByKey}`,

    // All accounts seen outside the directory, with or without a name.
    `CREATE TABLE accounts_seen (
    account_id ${text} PRIMARY KEY,
    -- 1 once display_names has a row of it.
    named ${small} NOT NULL,
    -- Where it was seen: one bit per reason.
    reasons integer NOT NULL,
    first_seen_at ${text} NOT NULL,
    last_seen_at ${text} NOT NULL
  ) ${storedByKey}`,
    // Accounts without a name are looked up newest first.
    'CREATE INDEX accounts_seen_newest ON accounts_seen (last_seen_at DESC, account_id) WHERE named = 0',

    // Numbers of names by the hour of their last observation (`2026-10-06T08`); the row '' counts accounts without a name.
    `CREATE TABLE account_age_hours (
    hour ${text} PRIMARY KEY,
    accounts bigint NOT NULL
  )`,
    `INSERT INTO account_age_hours (hour, accounts) VALUES ('', 0)`,
  ];
}

/**
 * An index of all sequences of three characters of names. Two markers that no name contains precede each name, so that prefixes are found
 * in the same way.
 */
export function createNameSearch({ kind }: Dialect): string[] {
  return kind === 'postgres' ? createPostgresNameSearch() : createSqliteNameSearch();
}

/**
 * Kept by triggers, so that no writer can forget it. Row ids begin with the length of the name: matches are read shortest first, which is
 * best first, and a search can stop early.
 */
function createSqliteNameSearch(): string[] {
  const entry = (row: string): string =>
    `(${row}.name_length << 40) | ${row}.name_id, char(2, 2) || ${row}.normalized_display_name`;
  const add = `INSERT INTO display_name_search (rowid, name) VALUES (${entry('new')});`;
  const remove = `INSERT INTO display_name_search (display_name_search, rowid, name) VALUES ('delete', ${entry('old')});`;
  return [
    createTextIndex('display_name_search', 'name'),
    `CREATE TRIGGER display_names_inserted AFTER INSERT ON display_names BEGIN ${add} END`,
    `CREATE TRIGGER display_names_renamed AFTER UPDATE OF normalized_display_name ON display_names
    WHEN old.normalized_display_name <> new.normalized_display_name BEGIN ${remove} ${add} END`,
    `CREATE TRIGGER display_names_deleted AFTER DELETE ON display_names BEGIN ${remove} END`,
  ];
}

/**
 * Each sequence has the length of its name before it, so that the shortest names, which are the best matches, are read without all others
 * that have the sequence. The longest names share one length, which bounds the number of lengths to search.
 */
function createPostgresNameSearch(): string[] {
  return [
    `CREATE FUNCTION name_grams(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      grams text[];
      whole text := chr(2) || chr(2) || name;
      length text := chr(255 + least(char_length(name), 64));
    BEGIN
      FOR place IN 1 .. char_length(name) LOOP grams := grams || (length || substr(whole, place, 3)); END LOOP;
      RETURN grams;
    END $$`,
    'CREATE INDEX display_names_name_grams ON display_names USING gin (name_grams(normalized_display_name))',
  ];
}
