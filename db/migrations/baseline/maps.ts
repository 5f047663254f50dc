// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import { createTextIndex, createTrigger, type Dialect } from './dialect.js';
import { createPostgresFinder } from './events.js';

/** What lists of maps filter by, cut, since entries of an index have a longest size. Rows of release 0.2.0 have no folded text. */
const facetText = (column: string, row = ''): string =>
  `substr(COALESCE(${row}${column}_key, lower(${row}${column})), 1, 64)`;

/** Facts of maps from the game's API, clubs and trackers. `sent_` columns are as sent, their counterparts are effective. */
export function createMapTables({ kind, text, small, nullsLast }: Dialect): string[] {
  const newest = `timestamp_utc DESC ${nullsLast}, map_uid`;
  const [season, alteration] = [facetText('season'), facetText('alteration')];
  // On SQLite entries have all that filters need; those of PostgreSQL would not be read alone, for want of the columns inside.
  const covered = (other: string): string =>
    kind === 'sqlite' ? `, tracked, year, ${other}, search_text` : '';
  return [
    `CREATE TABLE maps (
    map_uid ${text} PRIMARY KEY,
    map_id ${text},
    name ${text},
    filename ${text},
    file_url ${text},
    thumbnail_url ${text},
    -- Name without colour codes and uid, in lower case.
    search_text ${text} NOT NULL,
    author ${text},
    submitter ${text},
    collection_name ${text},
    map_style ${text},
    map_type ${text},
    author_score integer,
    gold_score integer,
    silver_score integer,
    bronze_score integer,
    is_playable ${small},
    created_with_gamepad_editor ${small},
    created_with_simple_editor ${small},
    timestamp ${text},
    timestamp_utc ${text},
    sent_season ${text},
    sent_mapnumber ${text},
    sent_alteration ${text},
    sent_type ${text},
    sent_year integer,
    season ${text} NOT NULL,
    mapnumber ${text} NOT NULL,
    alteration ${text} NOT NULL,
    bucket ${text} NOT NULL,
    year integer,
    type ${text},
    status ${text} NOT NULL DEFAULT 'pending',
    in_primary_club ${small} NOT NULL DEFAULT 0,
    tracked ${small} NOT NULL DEFAULT 0,
    first_seen_at ${text} NOT NULL,
    updated_at ${text} NOT NULL,
    -- The observation time of the name: a newer observation replaces it.
    named_at ${text},
    -- The current world record.
    wr_event_id bigint,
    wr_ms integer,
    wr_player ${text},
    wr_account_id ${text},
    wr_holder ${text},
    wr_recorded_at ${text},
    -- The observation time of the game's facts: a newer observation replaces them.
    observed_at ${text},
    -- Season and alteration, case-folded.
    season_key ${text},
    alteration_key ${text}
  )`,
    // Each list has an index in its order, so that a page costs the same at any number of maps.
    `CREATE INDEX maps_newest ON maps (${newest})`,
    `CREATE INDEX maps_tracked_newest ON maps (tracked, ${newest})`,
    `CREATE INDEX maps_of_year ON maps (year, ${newest}, tracked)`,
    `CREATE INDEX maps_of_season ON maps (${season}, ${newest}${covered(alteration)})`,
    `CREATE INDEX maps_of_alteration ON maps (${alteration}, ${newest}${covered(season)})`,
    // The newest of a player's maps, of all and of each bucket.
    `CREATE INDEX maps_of_player ON maps (wr_player, wr_recorded_at DESC, map_uid, bucket) WHERE wr_player IS NOT NULL`,
    // With the columns of the list's filters: rows that a filter excludes, or a page skips, are not read. An entry of PostgreSQL's
    // indexes cannot hold texts of any length.
    ...(kind === 'sqlite'
      ? [
          `CREATE INDEX maps_listed ON maps (${newest}, tracked, year, season_key, season, alteration_key, alteration, search_text)`,
        ]
      : []),
  ];
}

/**
 * The searched texts of maps, with an index of all sequences of three characters. A table of its own: rows of maps change with each world
 * record, texts only with a name. Triggers keep both.
 */
export function createMapSearch({ kind, text, serialKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE map_texts (
    text_id ${serialKey},
    map_uid ${text} NOT NULL,
    search_text ${text} NOT NULL
  )`,
    unique('map_texts', 'map_uid'),
    ...(kind === 'sqlite' ? createSqliteSearch() : createPostgresSearch()),
  ];
}

function createSqliteSearch(): string[] {
  const add = 'INSERT INTO map_search (rowid, text) VALUES (new.text_id, new.search_text);';
  const remove = `INSERT INTO map_search (map_search, rowid, text) VALUES ('delete', old.text_id, old.search_text);`;
  return [
    createTextIndex('map_search', 'text'),
    `CREATE TRIGGER map_texts_inserted AFTER INSERT ON map_texts BEGIN ${add} END`,
    `CREATE TRIGGER map_texts_changed AFTER UPDATE OF search_text ON map_texts BEGIN ${remove} ${add} END`,
    `CREATE TRIGGER map_texts_deleted AFTER DELETE ON map_texts BEGIN ${remove} END`,
    `CREATE TRIGGER maps_inserted AFTER INSERT ON maps BEGIN
      INSERT INTO map_texts (map_uid, search_text) VALUES (new.map_uid, new.search_text); END`,
    `CREATE TRIGGER maps_renamed AFTER UPDATE OF search_text ON maps WHEN old.search_text <> new.search_text BEGIN
      UPDATE map_texts SET search_text = new.search_text WHERE map_uid = new.map_uid; END`,
    `CREATE TRIGGER maps_deleted AFTER DELETE ON maps BEGIN
      DELETE FROM map_texts WHERE map_uid = old.map_uid; END`,
  ];
}

/** A trigger of updates of some columns cannot see all rows of its statement: it is one for each row. */
function createPostgresSearch(): string[] {
  const orReplace = 'ON CONFLICT (map_uid) DO UPDATE SET search_text = excluded.search_text;';
  return [
    'CREATE INDEX map_texts_grams ON map_texts USING gin (text_grams(search_text))',
    createPostgresFinder(
      'maps_having',
      'text',
      'SELECT map_uid FROM map_texts WHERE text_grams(search_text) @> grams',
    ),
    ...createTrigger(
      'maps_texts_added',
      'AFTER INSERT ON maps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT',
      `INSERT INTO map_texts (map_uid, search_text) SELECT map_uid, search_text FROM changed ${orReplace}`,
    ),
    ...createTrigger(
      'maps_texts_changed',
      'AFTER UPDATE OF search_text ON maps FOR EACH ROW WHEN (old.search_text <> new.search_text)',
      `INSERT INTO map_texts (map_uid, search_text) VALUES (new.map_uid, new.search_text) ${orReplace}`,
      'save_map_text',
    ),
    ...createTrigger(
      'maps_texts_deleted',
      'AFTER DELETE ON maps FOR EACH ROW',
      'DELETE FROM map_texts WHERE map_uid = old.map_uid;',
      'delete_map_text',
    ),
  ];
}

/**
 * The numbers of maps by season, year (-1 for none), alteration and whether they are tracked. Triggers log what changes, and a task adds it
 * up.
 */
export function createMapFacets({ kind, text, serialKey, storedByKey }: Dialect): string[] {
  const columns = `season ${text} NOT NULL,
    year integer NOT NULL,
    alteration ${text} NOT NULL,
    tracked smallint NOT NULL,
    maps bigint NOT NULL`;
  return [
    `CREATE TABLE map_facets (
    ${columns},
    PRIMARY KEY (season, year, alteration, tracked)
  ) ${storedByKey}`,
    `CREATE TABLE map_facet_changes (
    change_id ${serialKey},
    ${columns}
  )`,
    ...createFacetTriggers(kind === 'sqlite'),
  ];
}

function createFacetTriggers(isSqlite: boolean): string[] {
  const insert = 'INSERT INTO map_facet_changes (season, year, alteration, tracked, maps)';
  const facets = (row = ''): string =>
    `${facetText('season', row)}, COALESCE(${row}year, -1), ${facetText('alteration', row)}, ${row}tracked`;
  const add = `${insert} VALUES (${facets('new.')}, 1);`;
  const remove = `${insert} VALUES (${facets('old.')}, -1);`;
  const sources = ['season', 'season_key', 'year', 'alteration', 'alteration_key', 'tracked'];
  const differs = isSqlite ? 'IS NOT' : 'IS DISTINCT FROM';
  const isChanged = sources.map((name) => `old.${name} ${differs} new.${name}`).join(' OR ');
  const onUpdate = `AFTER UPDATE OF ${sources.join(', ')} ON maps`;
  if (isSqlite)
    return [
      `CREATE TRIGGER map_facets_added AFTER INSERT ON maps BEGIN ${add} END`,
      `CREATE TRIGGER map_facets_changed ${onUpdate} WHEN ${isChanged} BEGIN ${remove} ${add} END`,
      `CREATE TRIGGER map_facets_removed AFTER DELETE ON maps BEGIN ${remove} END`,
    ];
  return [
    ...createTrigger(
      'maps_facets_added',
      'AFTER INSERT ON maps REFERENCING NEW TABLE AS changed FOR EACH STATEMENT',
      `${insert} SELECT ${facets()}, count(*) FROM changed GROUP BY 1, 2, 3, 4;`,
    ),
    ...createTrigger(
      'maps_faceted',
      'AFTER DELETE ON maps FOR EACH ROW',
      `
    IF TG_OP = 'INSERT' THEN ${add} END IF;
    IF TG_OP = 'DELETE' THEN ${remove} END IF;
    IF TG_OP = 'UPDATE' THEN IF ${isChanged} THEN ${remove} ${add} END IF; END IF;`,
      'log_map_facets',
    ),
    `CREATE TRIGGER maps_facets_changed ${onUpdate} FOR EACH ROW WHEN (${isChanged}) EXECUTE FUNCTION log_map_facets()`,
  ];
}

/** Tables of the maps of a list, each with an expression of the list's name. */
const LISTS: Readonly<Record<string, (row: string) => string>> = {
  club_maps: (row) => `'club ' || ${row}.club_id`,
  project_maps: (row) => `'project ' || ${row}.project_key`,
};

/**
 * The numbers of maps by each sequence of one to three characters in their search text: of all maps, of each club and of each project.
 * Triggers log what changes, and a task adds it up.
 */
export function createListTerms({ kind, text, small, serialKey, storedByKey }: Dialect): string[] {
  return [
    `CREATE TABLE list_terms (
    list ${text} NOT NULL,
    term ${text} NOT NULL,
    entries bigint NOT NULL,
    PRIMARY KEY (list, term)
  ) ${storedByKey}`,
    `CREATE TABLE list_changes (
    change_id ${serialKey},
    list ${text} NOT NULL,
    search_text ${text} NOT NULL,
    -- 1 or -1.
    entries ${small} NOT NULL
  )`,
    ...(kind === 'sqlite' ? createSqliteListTriggers() : createPostgresListTriggers()),
  ];
}

const LOG = 'INSERT INTO list_changes (list, search_text, entries)';

function logMap(row: string, entries: number): string {
  return `${LOG} VALUES ('maps', ${row}.search_text, ${entries});`;
}

/** Returns the statements that log the change of a map's text in all of its lists. */
function logRename(): string {
  const ofMap = Object.entries(LISTS).map(
    ([table, list]) => `SELECT ${list('r')} FROM ${table} AS r WHERE r.map_uid = new.map_uid`,
  );
  const lists = [`SELECT 'maps' AS list`, ...ofMap].join(' UNION ALL ');
  const log = (row: string, entries: number): string =>
    `${LOG} SELECT l.list, ${row}.search_text, ${entries} FROM (${lists}) AS l;`;
  return `${log('old', -1)} ${log('new', 1)}`;
}

function createSqliteListTriggers(): string[] {
  const ofLists = Object.entries(LISTS).flatMap(([table, list]) => {
    const log = (row: string, entries: number): string =>
      `${LOG} SELECT ${list(row)}, t.search_text, ${entries} FROM map_texts AS t WHERE t.map_uid = ${row}.map_uid;`;
    return [
      `CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN ${log('new', 1)} END`,
      `CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} BEGIN ${log('old', -1)} END`,
    ];
  });
  return [
    `CREATE TRIGGER map_text_added AFTER INSERT ON map_texts BEGIN ${logMap('new', 1)} END`,
    `CREATE TRIGGER map_text_renamed AFTER UPDATE OF search_text ON map_texts
    WHEN old.search_text <> new.search_text BEGIN ${logRename()} END`,
    `CREATE TRIGGER map_text_removed AFTER DELETE ON map_texts BEGIN ${logMap('old', -1)} END`,
    ...ofLists,
  ];
}

/** Once for each statement, but for a rename. */
function createPostgresListTriggers(): string[] {
  const ofLists = Object.entries(LISTS).flatMap(([table, list]) => {
    const log = (entries: number): string =>
      `${LOG} SELECT ${list('c')}, t.search_text, ${entries} FROM changed AS c JOIN map_texts AS t ON t.map_uid = c.map_uid;`;
    return [
      ...createTrigger(
        `${table}_added`,
        `AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT`,
        log(1),
        `log_${table}_added`,
      ),
      ...createTrigger(
        `${table}_removed`,
        `AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed FOR EACH STATEMENT`,
        log(-1),
        `log_${table}_removed`,
      ),
    ];
  });
  return [
    ...createTrigger(
      'map_texts_added',
      'AFTER INSERT ON map_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT',
      `${LOG} SELECT 'maps', search_text, 1 FROM changed;`,
    ),
    ...createTrigger(
      'map_texts_logged',
      'AFTER DELETE OR UPDATE OF search_text ON map_texts FOR EACH ROW',
      `
    IF TG_OP = 'INSERT' THEN ${logMap('new', 1)} END IF;
    IF TG_OP = 'DELETE' THEN ${logMap('old', -1)} END IF;
    IF TG_OP = 'UPDATE' THEN IF old.search_text <> new.search_text THEN ${logRename()} END IF; END IF;`,
      'log_map_text',
    ),
    ...ofLists,
  ];
}
