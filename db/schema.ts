import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { DatabaseKind } from './connection/database.js';
import { kindOf } from './connection/kind-of.js';
import { TOPICS } from './memo.js';

/** What the two databases spell differently in the same schema. */
export interface Dialect {
  kind: DatabaseKind;
  /**
   * A text that compares by bytes, so that both agree on order and equality. Times are such texts too: UTC,
   * `2026-10-04T12:00:00.000Z`, where the order of texts is the order of times.
   */
  text: string;
  /** A column of 0 or 1, or of another small number. */
  small: string;
  /** A key that the database numbers, never twice. */
  serialKey: string;
  /** A key that is numbered by us. */
  bigKey: string;
  /** Behind DESC in an index: rows without a value come last. */
  nullsLast: string;
  /**
   * Behind a table of short rows: SQLite would store each by row number, with an index of the key beside it that both had to be written
   * and read; WITHOUT ROWID the key's index is the table.
   */
  storedByKey: string;
  /** Returns the statement by which values of columns are unique. */
  unique: (table: string, ...columns: string[]) => string;
}

export const DIALECTS: Readonly<Record<DatabaseKind, Dialect>> = {
  sqlite: {
    kind: 'sqlite',
    text: 'text',
    small: 'integer',
    serialKey: 'integer NOT NULL PRIMARY KEY AUTOINCREMENT',
    bigKey: 'integer PRIMARY KEY',
    nullsLast: '',
    storedByKey: 'WITHOUT ROWID',
    unique: (table, ...columns) =>
      `CREATE UNIQUE INDEX ${table}_${columns.join('_')}_unique ON ${table} (${columns.join(', ')})`,
  },
  postgres: {
    kind: 'postgres',
    text: 'text COLLATE "C"',
    small: 'smallint',
    serialKey: 'bigserial PRIMARY KEY',
    bigKey: 'bigint PRIMARY KEY',
    nullsLast: 'NULLS LAST',
    storedByKey: '',
    unique: (table, ...columns) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${columns.join('_')}_unique UNIQUE (${columns.join(', ')})`,
  },
};

/**
 * Creates the present schema in an empty database. A database of an older version gets the same schema by the migrations in later/: a
 * change of this file belongs into a migration too, and a test compares both. Columns are in the order in which a migration leaves them.
 */
export async function createSchema(trx: Knex): Promise<void> {
  const dialect = DIALECTS[kindOf(trx)];
  for (const create of SUBJECTS) for (const statement of create(dialect)) await trx.raw(statement);
  await trx('settings').insert({ key: 'epoch', value: randomBytes(12).toString('base64url') });
}

const SUBJECTS: readonly ((dialect: Dialect) => string[])[] = [
  createServerTables,
  createNameTables,
  createProjectTables,
  createProjectMapTables,
  createEventTables,
  createMapTables,
  createWorldRecordTables,
  createClubTables,
  createRecordTables,
  createArtifactTables,
  createSubmissionTables,
  createPinTables,
  createReceiptIndexes,
  () => INDEXES_OF_SUMS,
  () => INDEXES_OF_PLAYERS,
];

/** What is received, with the column of its date. The newest of them is compared with the clock. */
export const RECEIVED_AT = [
  ['events', 'received_at'],
  ['runs', 'received_at'],
  ['traffic_samples', 'received_at'],
  ['verification_submissions', 'created_at'],
  ['verification_artifacts', 'created_at'],
] as const;

/** The newest receipt is found without a walk through what was received. */
export function createReceiptIndexes(): string[] {
  return RECEIVED_AT.map(([table, column]) => `CREATE INDEX ${table}_by_receipt ON ${table} (${column})`);
}

/** What all processes on this database share. */
function createServerTables(dialect: Dialect): string[] {
  const { text } = dialect;
  return [
    // Among others the primary club, the epoch, which a restore renews, and blocked accounts.
    `CREATE TABLE settings (
    key ${text} PRIMARY KEY,
    value ${text} NOT NULL
  )`,
    createMigrationList(dialect),
    ...createChanges(dialect),
  ];
}

/** A write adds 1 to the numbers of what it changes, under which processes remember sums. */
export function createChanges({ text }: Dialect): string[] {
  return [
    `CREATE TABLE changes (
    topic ${text} PRIMARY KEY,
    number bigint NOT NULL
  )`,
    `INSERT INTO changes (topic, number) VALUES ${TOPICS.map((topic) => `('${topic}', 0)`).join(', ')}`,
  ];
}

/** The list of applied migrations, which versions 1.x look for too: they refuse to start on a list that they do not know. */
export function createMigrationList({ text, serialKey }: Dialect): string {
  return `CREATE TABLE knex_migrations (
    id ${serialKey},
    name ${text} NOT NULL,
    -- The migration that a version has to know to run beside this one; null for one that only adds.
    requires ${text}
  )`;
}

/** Names of accounts and all former ones, and accounts that were seen without a name. */
function createNameTables({ kind, text, small, serialKey, storedByKey, unique }: Dialect): string[] {
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
    // Equal names.
    'CREATE INDEX display_names_normalized ON display_names (normalized_display_name, observed_at DESC, account_id)',
    // Most ids are UUIDs in lower case, so this index is small.
    `CREATE INDEX display_names_mixed_ids ON display_names (lower(account_id), account_id)
    WHERE account_id <> lower(account_id)`,
    ...createNameSearch(kind),

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
  ];
}

/**
 * PostgreSQL's own index of sequences, pg_trgm, needs a privilege, and has letters and digits only. The function takes 25 µs: the planner
 * must not call it for each row.
 */
const TEXT_GRAMS = `CREATE OR REPLACE FUNCTION text_grams(whole text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    DECLARE grams text[] := '{}';
    BEGIN
      FOR place IN 1 .. char_length(whole) - 2 LOOP grams := grams || substr(whole, place, 3); END LOOP;
      RETURN grams;
    END $$`;

/** Returns the index that finds every sequence of three characters in a column: on SQLite a table, which does not keep the texts. */
function createTextIndex(
  kind: DatabaseKind,
  [table, column]: [table: string, column: string],
  [name, text]: [name: string, text: string],
): string {
  return kind === 'postgres'
    ? `CREATE INDEX ${table}_text_grams ON ${table} USING gin (text_grams(${column}))`
    : `CREATE VIRTUAL TABLE ${name} USING fts5(${text}, content='', columnsize=0, detail=none, tokenize='trigram case_sensitive 1')`;
}

/** What finds names by a part. */
export function createNameSearch(kind: DatabaseKind): string[] {
  return [
    ...(kind === 'postgres' ? [TEXT_GRAMS] : []),
    // The shortest names that begin with a text.
    'CREATE INDEX display_names_length ON display_names (name_length, normalized_display_name)',
    createTextIndex(kind, ['display_names', 'normalized_display_name'], ['display_name_search', 'name']),
    ...(kind === 'sqlite' ? createNameTriggers() : []),
  ];
}

/** Triggers keep SQLite's index of names, so that no writer can forget it. */
function createNameTriggers(): string[] {
  const add =
    'INSERT INTO display_name_search (rowid, name) VALUES (new.name_id, new.normalized_display_name);';
  const remove = `INSERT INTO display_name_search (display_name_search, rowid, name) VALUES ('delete', old.name_id, old.normalized_display_name);`;
  return [
    `CREATE TRIGGER display_names_inserted AFTER INSERT ON display_names BEGIN ${add} END`,
    `CREATE TRIGGER display_names_renamed AFTER UPDATE OF normalized_display_name ON display_names
    WHEN old.normalized_display_name <> new.normalized_display_name BEGIN ${remove} ${add} END`,
    `CREATE TRIGGER display_names_deleted AFTER DELETE ON display_names BEGIN ${remove} END`,
  ];
}

/** Projects, what they report of themselves, and their requests. */
function createProjectTables({ text, small, serialKey, nullsLast, unique }: Dialect): string[] {
  return [
    `CREATE TABLE projects (
    project_key ${text} PRIMARY KEY,
    project_name ${text} NOT NULL,
    source_label ${text} NOT NULL,
    enabled ${small} NOT NULL DEFAULT 1,
    check_interval_seconds integer NOT NULL DEFAULT 300,
    first_seen_at ${text} NOT NULL,
    last_seen_at ${text} NOT NULL,
    last_sync_at ${text},
    latest_checked_at ${text},
    latest_run_at ${text},
    map_count bigint NOT NULL DEFAULT 0,
    tracked_maps bigint NOT NULL DEFAULT 0,
    -- Maps with at least one changed check.
    changed_maps bigint NOT NULL DEFAULT 0,
    total_checks bigint NOT NULL DEFAULT 0,
    total_changes bigint NOT NULL DEFAULT 0
  )`,
    `CREATE INDEX projects_newest ON projects (last_sync_at DESC ${nullsLast}, project_key)`,

    `CREATE TABLE project_instances (
    project_key ${text} NOT NULL,
    instance_id ${text} NOT NULL,
    instance_name ${text} NOT NULL,
    source_label ${text} NOT NULL,
    registered_at ${text} NOT NULL,
    last_heartbeat_at ${text} NOT NULL,
    reported_status ${text},
    -- JSON.
    meta ${text},
    PRIMARY KEY (project_key, instance_id)
  )`,
    'CREATE INDEX project_instances_newest ON project_instances (project_key, last_heartbeat_at DESC, instance_id)',
    // Finds the instances online at a given time.
    'CREATE INDEX project_instances_alive ON project_instances (last_heartbeat_at)',

    `CREATE TABLE runs (
    run_id ${serialKey},
    project_key ${text} NOT NULL,
    provider ${text},
    reason ${text},
    note ${text},
    started_at ${text} NOT NULL,
    finished_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- Null unless both times were sent.
    duration_ms bigint,
    maps_considered integer NOT NULL,
    maps_checked integer NOT NULL,
    wr_changes integer NOT NULL,
    accepted_checks integer NOT NULL,
    changed_checks integer NOT NULL,
    -- Null for a run without times, which is never a repeat.
    repeat_key ${text}
  )`,
    unique('runs', 'repeat_key'),
    'CREATE INDEX runs_of_project ON runs (project_key, finished_at DESC, run_id DESC)',
    'CREATE INDEX runs_newest ON runs (finished_at DESC, run_id DESC)',

    `CREATE TABLE traffic_samples (
    sample_id ${serialKey},
    project_key ${text} NOT NULL,
    service ${text},
    component ${text},
    direction ${text},
    method ${text},
    route ${text},
    target_host ${text},
    target_path ${text},
    status_code integer NOT NULL,
    duration_ms integer,
    bytes_in bigint,
    bytes_out bigint,
    occurred_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- Equal for repeats of a sample; null for one without a time of its own.
    dedupe_key ${text}
  )`,
    unique('traffic_samples', 'dedupe_key'),
    'CREATE INDEX traffic_samples_occurred_at_sample_id_index ON traffic_samples (occurred_at, sample_id)',
  ];
}

/** The maps of each project, and the queue of maps whose world record lacks something. */
function createProjectMapTables({ text, small, serialKey, storedByKey }: Dialect): string[] {
  const isOpen = `status IN ('queued', 'processing')`;
  return [
    `CREATE TABLE project_maps (
    project_key ${text} NOT NULL,
    map_uid ${text} NOT NULL,
    -- The record that this project reported last, and the time of that check.
    wr_ms integer,
    wr_reported_at ${text},
    tracked ${small} NOT NULL DEFAULT 0,
    tracked_reported_at ${text},
    latest_checked_at ${text} NOT NULL,
    last_changed_at ${text},
    check_count bigint NOT NULL DEFAULT 0,
    change_count bigint NOT NULL DEFAULT 0,
    -- The rows of a map in all projects are found by the key itself.
    PRIMARY KEY (map_uid, project_key)
  ) ${storedByKey}`,
    'CREATE INDEX project_maps_newest ON project_maps (project_key, latest_checked_at DESC, map_uid)',
    // With the column of its condition, for which SQLite would look up each row that a page skips.
    `CREATE INDEX project_maps_changed ON project_maps (project_key, latest_checked_at DESC, map_uid, last_changed_at)
    WHERE last_changed_at IS NOT NULL`,

    `CREATE TABLE wr_baseline_queue (
    queue_id ${serialKey},
    project_key ${text} NOT NULL,
    map_uid ${text} NOT NULL,
    map_name ${text},
    reason_code ${text} NOT NULL,
    status ${text} NOT NULL,
    request_id ${text},
    old_wr_time integer,
    new_wr_time integer,
    created_at ${text} NOT NULL,
    updated_at ${text} NOT NULL,
    resolved_at ${text},
    note ${text},
    search_text ${text} NOT NULL
  )`,
    `CREATE UNIQUE INDEX wr_baseline_queue_open ON wr_baseline_queue (map_uid, project_key, reason_code) WHERE ${isOpen}`,
    `CREATE INDEX wr_baseline_queue_age ON wr_baseline_queue (created_at) WHERE ${isOpen}`,
    'CREATE INDEX wr_baseline_queue_newest ON wr_baseline_queue (created_at DESC, queue_id DESC)',
    'CREATE INDEX wr_baseline_queue_status ON wr_baseline_queue (status, created_at DESC, queue_id DESC)',
    'CREATE INDEX wr_baseline_queue_project ON wr_baseline_queue (project_key, created_at DESC, queue_id DESC)',
    `CREATE INDEX wr_baseline_queue_project_status
    ON wr_baseline_queue (project_key, status, created_at DESC, queue_id DESC)`,
    'CREATE INDEX wr_baseline_queue_request ON wr_baseline_queue (request_id) WHERE request_id IS NOT NULL',
    // Closed update requests are removed after some time, whatever else is in the queue.
    `CREATE INDEX wr_baseline_queue_requests ON wr_baseline_queue (resolved_at, queue_id)
    WHERE reason_code = 'update_request'`,
  ];
}

/** Events, and their numbers by hour. */
function createEventTables({ kind, text, small, bigKey, storedByKey, unique }: Dialect): string[] {
  return [
    // Not a sequence of PostgreSQL: a transaction that is rolled back gives its ids back.
    `CREATE TABLE event_sequence (
    id integer PRIMARY KEY,
    last_event_id bigint NOT NULL
  )`,
    'INSERT INTO event_sequence (id, last_event_id) VALUES (1, 0)',

    `CREATE TABLE events (
    event_id ${bigKey},
    event_type ${text} NOT NULL,
    project_key ${text} NOT NULL,
    source ${text} NOT NULL,
    source_key ${text} NOT NULL,
    occurred_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    system ${small} NOT NULL DEFAULT 0,
    changed ${small} NOT NULL DEFAULT 0,
    map_uid ${text},
    map_name ${text},
    account_id ${text},
    holder ${text},
    message ${text},
    event_key ${text},
    wr_ms integer,
    old_wr_time integer,
    new_wr_time integer,
    -- JSON.
    payload ${text},
    search_text ${text} NOT NULL,
    -- Null for an event that is never a repeat.
    dedupe_key ${text},
    after_removal ${small} NOT NULL DEFAULT 0
  )`,
    unique('events', 'dedupe_key'),
    'CREATE INDEX events_newest ON events (system, occurred_at, event_id)',
    'CREATE INDEX events_of_project ON events (project_key, system, occurred_at, event_id)',
    'CREATE INDEX events_of_source ON events (source_key, system, occurred_at, event_id)',
    'CREATE INDEX events_of_type ON events (event_type, system, occurred_at, event_id)',
    'CREATE INDEX events_changed ON events (system, occurred_at, event_id) WHERE changed = 1',

    createTextIndex(kind, ['events', 'search_text'], ['event_search', 'text']),
    ...(kind === 'sqlite' ? createEventTriggers() : []),

    // Keys of events whose record is stored with another event.
    `CREATE TABLE event_repeat_keys (
    dedupe_key ${text} PRIMARY KEY,
    event_id bigint NOT NULL,
    received_at ${text} NOT NULL
  ) ${storedByKey}`,

    // Numbers of events by the hour of their occurred_at; the hour of the numbers of all time is ''.
    `CREATE TABLE event_hours (
    hour ${text} NOT NULL,
    project_key ${text} NOT NULL,
    source ${text} NOT NULL,
    source_key ${text} NOT NULL,
    event_type ${text} NOT NULL,
    system smallint NOT NULL,
    changed smallint NOT NULL,
    events bigint NOT NULL,
    -- No event of the row has a lower id.
    first_event_id bigint NOT NULL,
    PRIMARY KEY (hour, project_key, source, event_type, system, changed)
  ) ${storedByKey}`,
    // SQLite keeps the rows themselves in the order of hours.
    ...(kind === 'postgres' ? ['CREATE INDEX event_hours_first ON event_hours (hour, first_event_id)'] : []),

    `CREATE TABLE metric_hours (
    hour ${text} NOT NULL,
    project_key ${text} NOT NULL,
    events bigint NOT NULL DEFAULT 0,
    checks bigint NOT NULL DEFAULT 0,
    changes bigint NOT NULL DEFAULT 0,
    runs bigint NOT NULL DEFAULT 0,
    maps_checked bigint NOT NULL DEFAULT 0,
    wr_changes bigint NOT NULL DEFAULT 0,
    duration_ms bigint NOT NULL DEFAULT 0,
    runs_with_duration bigint NOT NULL DEFAULT 0,
    name_updates bigint NOT NULL DEFAULT 0,
    traffic_samples bigint NOT NULL DEFAULT 0,
    traffic_errors bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (hour, project_key)
  ) ${storedByKey}`,
    'CREATE INDEX metric_hours_of_project ON metric_hours (project_key, hour)',
    // The hours that have runs or traffic samples are found at once.
    'CREATE INDEX metric_hours_runs ON metric_hours (runs) WHERE runs > 0',
    'CREATE INDEX metric_hours_traffic ON metric_hours (traffic_samples) WHERE traffic_samples > 0',
  ];
}

/** Likewise for the texts of events. */
function createEventTriggers(): string[] {
  const add = 'INSERT INTO event_search (rowid, text) VALUES (new.event_id, new.search_text);';
  const remove = `INSERT INTO event_search (event_search, rowid, text) VALUES ('delete', old.event_id, old.search_text);`;
  return [
    `CREATE TRIGGER events_inserted AFTER INSERT ON events BEGIN ${add} END`,
    `CREATE TRIGGER events_deleted AFTER DELETE ON events BEGIN ${remove} END`,
  ];
}

/** What was done by one player, in the order of the lists. */
export const INDEXES_OF_PLAYERS = [
  'CREATE INDEX events_of_account ON events (account_id, system, occurred_at, event_id) WHERE account_id IS NOT NULL',
  `CREATE INDEX verification_records_of_account ON verification_records (run_account_id, record_updated_at DESC, record_id)
    WHERE run_account_id IS NOT NULL`,
];

/** What sums and the newest maps are read along. */
export const INDEXES_OF_SUMS = [
  'CREATE INDEX maps_checked ON maps (tracked, checked_at)',
  `CREATE INDEX maps_counted ON maps (wr_player, tracked, wr_ms, author_score, gold_score, silver_score, bronze_score, bucket)`,
  // The maps with the newest records.
  'CREATE INDEX maps_recorded ON maps (wr_recorded_at DESC, wr_event_id DESC) WHERE wr_event_id IS NOT NULL',
  'CREATE INDEX world_records_counted ON world_records (player, revoked, is_baseline)',
];

/** Facts of maps from the game's API, clubs and trackers. `sent_` columns are as sent, their counterparts are effective. */
function createMapTables({ kind, text, small, nullsLast }: Dialect): string[] {
  const newest = `timestamp_utc DESC ${nullsLast}, map_uid`;
  // Rows that a filter excludes, or a page skips, are not read. An entry of PostgreSQL's indexes cannot hold texts of any length.
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
    alteration_key ${text},
    -- The newest check of any project.
    checked_at ${text}
  )`,
    // Each list has an index in its order, so that a page costs the same at any number of maps.
    `CREATE INDEX maps_newest ON maps (${newest})`,
    `CREATE INDEX maps_tracked_newest ON maps (tracked, ${newest})`,
    `CREATE INDEX maps_of_year ON maps (year, ${newest}, tracked)`,
    ...createSeasonIndexes({ nullsLast }),
    // The newest of a player's maps, of all and of each bucket.
    `CREATE INDEX maps_of_player ON maps (wr_player, wr_recorded_at DESC, map_uid, bucket${kind === 'sqlite' ? ', wr_holder' : ''})
    WHERE wr_player IS NOT NULL`,
    ...(kind === 'sqlite'
      ? [
          `CREATE INDEX maps_listed ON maps (${newest}, tracked, year, season_key, season, alteration_key, alteration, search_text)`,
        ]
      : []),
  ];
}

/** The newest maps of a season and of an alteration. */
export function createSeasonIndexes({ nullsLast }: Pick<Dialect, 'nullsLast'>): string[] {
  const newest = `timestamp_utc DESC ${nullsLast}, map_uid`;
  return [
    `CREATE INDEX maps_of_season ON maps (season_key, ${newest}, tracked, year, alteration_key)`,
    `CREATE INDEX maps_of_alteration ON maps (alteration_key, ${newest}, tracked, year, season_key)`,
  ];
}

/** What was reported of world records, and the records that follow from it: the source of the catalog's history, feeds and leaderboards. */
function createWorldRecordTables({ text, small, bigKey, storedByKey }: Dialect): string[] {
  return [
    // What a project has reported of a map's time and a player, as it named the player ('' for what it did not name). The time of a report
    // that the map's board was wiped is 0.
    `CREATE TABLE world_record_reports (
    map_uid ${text} NOT NULL,
    wr_ms integer NOT NULL,
    account_id ${text} NOT NULL,
    holder ${text} NOT NULL,
    project_key ${text} NOT NULL,
    -- The normalized holder.
    holder_key ${text} NOT NULL,
    -- The first and the last date, and the last date of a report that says that faster records are gone.
    first_at ${text},
    last_at ${text},
    revoking_at ${text},
    -- When the first report without a date was received.
    untimed_at ${text},
    -- 1 if one reported a change, and if one came with a token or secret.
    changed ${small} NOT NULL,
    authenticated ${small} NOT NULL,
    PRIMARY KEY (map_uid, wr_ms, account_id, holder, project_key)
  ) ${storedByKey}`,

    `CREATE TABLE world_records (
    event_id ${bigKey},
    map_uid ${text} NOT NULL,
    -- Account id, else \`holder:\` and the normalized holder; '' if unknown.
    player ${text} NOT NULL DEFAULT '',
    account_id ${text},
    holder ${text},
    wr_ms integer NOT NULL,
    recorded_at ${text} NOT NULL,
    received_at ${text} NOT NULL,
    -- 1 for a record that nobody has reported as a change: it is in no feed and no count of changes.
    is_baseline ${small} NOT NULL DEFAULT 0,
    revoked ${small} NOT NULL DEFAULT 0,
    -- 1 if a report of it came with a token or secret.
    authenticated ${small} NOT NULL DEFAULT 0,
    -- 1 if a report of it has revoked a faster record.
    after_removal ${small} NOT NULL DEFAULT 0
  )`,
    // Both a map's history and the look-up of a time.
    'CREATE INDEX world_records_of_map ON world_records (map_uid, recorded_at DESC, wr_ms, player)',
    'CREATE INDEX world_records_changes ON world_records (recorded_at DESC, event_id DESC) WHERE is_baseline = 0 AND revoked = 0',
  ];
}

/** Clubs with their campaigns, uploads, maps and members, and the snapshots that arrived. */
function createClubTables({ text, serialKey, nullsLast, storedByKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE clubs (
    club_id integer PRIMARY KEY,
    name ${text},
    created_at ${text},
    first_seen_at ${text} NOT NULL,
    -- The observation time of the newest applied snapshot; null only while the first one is being stored.
    last_synced_at ${text},
    campaign_count integer NOT NULL DEFAULT 0,
    upload_count integer NOT NULL DEFAULT 0,
    -- Distinct maps in any place of the club.
    map_count integer NOT NULL DEFAULT 0,
    member_count integer NOT NULL DEFAULT 0,
    -- The projects of the last and of the first applied snapshot.
    synced_by ${text},
    first_synced_by ${text}
  )`,

    `CREATE TABLE club_campaigns (
    -- Our own id, which increases with discovery; campaign_id is the game's.
    id ${serialKey},
    club_id integer NOT NULL CONSTRAINT club_campaigns_club_id_foreign REFERENCES clubs (club_id),
    campaign_id integer NOT NULL,
    name ${text},
    map_count integer NOT NULL DEFAULT 0,
    created_at ${text},
    published_at ${text},
    -- The observation times of the first and the newest snapshot with it.
    discovered_at ${text} NOT NULL,
    last_synced_at ${text} NOT NULL
  )`,
    unique('club_campaigns', 'club_id', 'campaign_id'),
    'CREATE INDEX club_campaigns_club_id_id_index ON club_campaigns (club_id, id)',
    `CREATE INDEX club_campaigns_newest ON club_campaigns (club_id, created_at DESC ${nullsLast}, campaign_id DESC)`,

    `CREATE TABLE club_uploads (
    id ${serialKey},
    club_id integer NOT NULL CONSTRAINT club_uploads_club_id_foreign REFERENCES clubs (club_id),
    bucket_id integer NOT NULL,
    name ${text},
    map_count integer NOT NULL DEFAULT 0,
    created_at ${text},
    discovered_at ${text} NOT NULL,
    last_synced_at ${text} NOT NULL
  )`,
    unique('club_uploads', 'club_id', 'bucket_id'),
    'CREATE INDEX club_uploads_club_id_discovered_at_bucket_id_index ON club_uploads (club_id, discovered_at, bucket_id)',

    // One row per distinct map of a club.
    `CREATE TABLE club_maps (
    club_id integer NOT NULL CONSTRAINT club_maps_club_id_foreign REFERENCES clubs (club_id),
    map_uid ${text} NOT NULL,
    -- As in maps, so that a page of a club's maps is read in the order of an index.
    timestamp_utc ${text},
    added_at ${text} NOT NULL,
    PRIMARY KEY (club_id, map_uid)
  ) ${storedByKey}`,
    'CREATE INDEX club_maps_map_uid_index ON club_maps (map_uid)',
    `CREATE INDEX club_maps_newest ON club_maps (club_id, timestamp_utc DESC ${nullsLast}, map_uid)`,

    // The place of a map in its club: source_id is the id of a campaign or bucket, 0 for the club itself.
    `CREATE TABLE club_map_sources (
    club_id integer NOT NULL CONSTRAINT club_map_sources_club_id_foreign REFERENCES clubs (club_id),
    source_type ${text} NOT NULL,
    source_id integer NOT NULL,
    map_uid ${text} NOT NULL,
    position integer,
    PRIMARY KEY (club_id, source_type, source_id, map_uid)
  )`,
    'CREATE INDEX club_map_sources_club_id_map_uid_index ON club_map_sources (club_id, map_uid)',

    `CREATE TABLE club_members (
    club_id integer NOT NULL CONSTRAINT club_members_club_id_foreign REFERENCES clubs (club_id),
    account_id ${text} NOT NULL,
    role ${text},
    joined_at ${text},
    first_seen_at ${text} NOT NULL,
    PRIMARY KEY (club_id, account_id)
  ) ${storedByKey}`,
    `CREATE INDEX club_members_newest ON club_members (club_id, joined_at DESC ${nullsLast}, account_id)`,

    `CREATE TABLE hook_runs (
    run_id ${serialKey},
    club_id integer NOT NULL CONSTRAINT hook_runs_club_id_foreign REFERENCES clubs (club_id),
    -- ok; partial if rows were rejected; skipped if the snapshot was outdated.
    status ${text} NOT NULL,
    maps_seen integer NOT NULL,
    maps_added integer NOT NULL,
    maps_removed integer NOT NULL,
    started_at ${text} NOT NULL,
    finished_at ${text} NOT NULL,
    -- A repeated snapshot makes no second run.
    snapshot_key ${text} NOT NULL
  )`,
    unique('hook_runs', 'snapshot_key'),
    'CREATE INDEX hook_runs_club_id_run_id_index ON hook_runs (club_id, run_id)',
  ];
}

/** Records with their verdicts, a row for each track. */
export function createRecordTables({ text, small, nullsLast }: Dialect): string[] {
  const records = 'verification_records';
  return [
    `CREATE TABLE verification_records (
    record_id ${text} NOT NULL,
    track ${text} NOT NULL,
    -- Both rows of a record have the same four values: the map, the rank, when a track last changed, and 1 while one is pending or not_run.
    map_uid ${text} NOT NULL,
    rank integer,
    record_updated_at ${text} NOT NULL,
    unfinished ${small} NOT NULL,
    status ${text} NOT NULL,
    reason_code ${text} NOT NULL,
    confidence ${text},
    policy_version ${text},
    checked_at ${text},
    updated_at ${text},
    -- 1 while another run has passed for the record as well.
    contested ${small} NOT NULL,
    -- submission or import; null while the track has not run.
    origin ${text},
    -- A JSON array of rules and what was found; null for a result that no rule was applied for.
    findings ${text},
    submission_id ${text},
    -- What the file says of its run; checkpoints are a JSON array, null where only time and account are known.
    run_time_ms integer,
    run_account_id ${text},
    run_checkpoints_ms ${text},
    PRIMARY KEY (record_id, track)
  )`,
    // Each list has an index in its order, so that a page costs the same at any number of records.
    `CREATE INDEX verification_records_rank_asc ON ${records} (track, map_uid, rank, record_id)`,
    `CREATE INDEX verification_records_rank_desc ON ${records} (track, map_uid, rank DESC ${nullsLast}, record_id)`,
    `CREATE INDEX verification_records_updated_desc ON ${records} (track, map_uid, record_updated_at DESC, record_id)`,
    `CREATE INDEX verification_records_record_asc ON ${records} (track, map_uid, record_id)`,
    `CREATE INDEX verification_records_feed ON ${records} (track, unfinished DESC, record_updated_at DESC, record_id)`,
    `CREATE INDEX verification_records_unfinished ON ${records} (map_uid, rank, record_id)
    WHERE track = 'replay' AND unfinished = 1`,
    `CREATE INDEX verification_records_activity ON ${records} (updated_at DESC, record_id, track DESC)
    WHERE updated_at IS NOT NULL`,
    `CREATE INDEX verification_records_counted ON ${records} (track, map_uid, status, unfinished, record_updated_at)`,
    `CREATE INDEX verification_records_open ON ${records} (map_uid, track, status)
    WHERE status IN ('pending', 'not_run')`,
  ];
}

/** Uploaded files, where they are, and what clients have used of their limits. */
function createArtifactTables({ text, small }: Dialect): string[] {
  return [
    // Files are stored and removed outside transactions: `staged_at` is when an upload of the content last began, and until
    // `removing_until` a sweep removes it; '' is never.
    `CREATE TABLE verification_artifact_blobs (
    sha256 ${text} PRIMARY KEY,
    size_bytes bigint NOT NULL,
    staged_at ${text} NOT NULL DEFAULT '',
    removing_until ${text} NOT NULL DEFAULT ''
  )`,
    `CREATE INDEX verification_artifact_blobs_staged ON verification_artifact_blobs (staged_at, removing_until, sha256)`,
    `CREATE TABLE verification_artifacts (
    artifact_ref ${text} PRIMARY KEY,
    kind ${text} NOT NULL,
    sha256 ${text} NOT NULL CONSTRAINT verification_artifacts_sha256_foreign
      REFERENCES verification_artifact_blobs (sha256),
    filename ${text} NOT NULL,
    created_at ${text} NOT NULL,
    expires_at ${text} NOT NULL
  )`,
    'CREATE INDEX verification_artifacts_sha256_index ON verification_artifacts (sha256)',
    'CREATE INDEX verification_artifacts_expires_at_index ON verification_artifacts (expires_at)',
    // The store that has the artifacts, so that a process with another one does not start.
    `CREATE TABLE artifact_store (
    id ${small} PRIMARY KEY,
    store_id ${text} NOT NULL
  )`,
    `CREATE TABLE verification_quotas (
    address ${text} NOT NULL,
    kind ${text} NOT NULL,
    used bigint NOT NULL,
    ends_at ${text} NOT NULL,
    PRIMARY KEY (address, kind)
  )`,
    'CREATE INDEX verification_quotas_ends_at_index ON verification_quotas (ends_at)',
  ];
}

/** Submissions, and the jobs of those that are not done. */
export function createSubmissionTables({ text, small, serialKey, unique }: Dialect): string[] {
  return [
    `CREATE TABLE verification_submissions (
    -- Increases with each submission: the newest one decides.
    sequence ${serialKey},
    submission_id ${text} NOT NULL,
    record_id ${text} NOT NULL,
    map_uid ${text} NOT NULL,
    map_sha256 ${text} NOT NULL,
    replay_sha256 ${text} NOT NULL,
    -- Whether the deep track was requested too; the replay track always is.
    has_deep ${small} NOT NULL,
    -- Tracks to verify; 0 once the submission is done.
    open_jobs integer NOT NULL,
    created_at ${text} NOT NULL,
    run_time_ms integer,
    run_account_id ${text},
    -- When its last job was done: its files may be kept for a while after.
    finished_at ${text},
    run_checkpoints_ms ${text}
  )`,
    unique('verification_submissions', 'submission_id'),
    'CREATE INDEX verification_submissions_record_id_sequence_index ON verification_submissions (record_id, sequence)',
    // The same record, map and files are pending only once, however many requests race.
    `CREATE UNIQUE INDEX verification_submissions_open
    ON verification_submissions (record_id, map_uid, map_sha256, replay_sha256) WHERE open_jobs > 0`,
    'CREATE INDEX verification_submissions_map_sha256 ON verification_submissions (map_sha256) WHERE open_jobs > 0',
    'CREATE INDEX verification_submissions_replay_sha256 ON verification_submissions (replay_sha256) WHERE open_jobs > 0',
    'CREATE INDEX verification_submissions_kept_map_sha256 ON verification_submissions (map_sha256, finished_at)',
    'CREATE INDEX verification_submissions_kept_replay_sha256 ON verification_submissions (replay_sha256, finished_at)',

    `CREATE TABLE verification_jobs (
    job_id ${serialKey},
    submission_id ${text} NOT NULL CONSTRAINT verification_jobs_submission_id_foreign
      REFERENCES verification_submissions (submission_id),
    record_id ${text} NOT NULL,
    track ${text} NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    lease_token ${text},
    -- When a worker may take it: at once, after the pause of a failure, or when its lease expires.
    available_at ${text} NOT NULL,
    client_address ${text} NOT NULL DEFAULT '',
    -- By which addresses are served in turn.
    turn bigint NOT NULL DEFAULT 0
  )`,
    'CREATE INDEX verification_jobs_record_id_track_index ON verification_jobs (record_id, track)',
    'CREATE INDEX verification_jobs_in_turn ON verification_jobs (track, turn, job_id)',
    'CREATE INDEX verification_jobs_of_client ON verification_jobs (track, client_address, turn)',
  ];
}

/** What is remembered of runs that passed. */
function createPinTables({ text, storedByKey }: Dialect): string[] {
  return [
    // One row per map: of two runs that pass at the same time, its key lets one pin the map.
    `CREATE TABLE verification_map_pins (
    map_uid ${text} PRIMARY KEY,
    -- The record whose run pinned the map; null for an operator.
    record_id ${text},
    pinned_at ${text} NOT NULL,
    -- SHA-256 in hex; null for a part that the map does not have.
    blocks ${text} NOT NULL,
    items ${text},
    baked_blocks ${text},
    free_blocks ${text}
  ) ${storedByKey}`,
    'CREATE INDEX verification_map_pins_record_id ON verification_map_pins (record_id)',

    // Likewise one row per path of a map.
    `CREATE TABLE verification_paths (
    map_uid ${text} NOT NULL,
    -- SHA-256 in hex of where the car was up to the finish.
    path ${text} NOT NULL,
    account_id ${text} NOT NULL,
    -- The record whose run passed first.
    record_id ${text} NOT NULL,
    passed_at ${text} NOT NULL,
    PRIMARY KEY (map_uid, path)
  ) ${storedByKey}`,
    'CREATE INDEX verification_paths_record_id ON verification_paths (record_id)',
  ];
}
