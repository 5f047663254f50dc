// The schema of release 0.4.0, which the later migrations change: the present one is in db/schema.txt.

import { createTextIndex, createTrigger, type Dialect } from './dialect.js';

const LABELS = 'project_key, source, source_key, event_type, system, changed';

/** Events, and the sequence that numbers them. */
export function createEventTables({ text, small, bigKey, storedByKey, unique }: Dialect): string[] {
  return [
    // One sequence for all events: its lock is held until commit, so that ids are in the order of commits.
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
    dedupe_key ${text}
  )`,
    unique('events', 'dedupe_key'),
    'CREATE INDEX events_newest ON events (system, occurred_at, event_id)',
    'CREATE INDEX events_of_project ON events (project_key, system, occurred_at, event_id)',
    'CREATE INDEX events_of_source ON events (source_key, system, occurred_at, event_id)',
    'CREATE INDEX events_of_type ON events (event_type, occurred_at, event_id)',
    'CREATE INDEX events_changed ON events (system, occurred_at, event_id) WHERE changed = 1',

    // Keys of events whose record is stored with another event.
    `CREATE TABLE event_repeat_keys (
    dedupe_key ${text} PRIMARY KEY,
    event_id bigint NOT NULL,
    received_at ${text} NOT NULL
  ) ${storedByKey}`,
  ];
}

/** Numbers of events and the hourly metrics. */
export function createEventCounts(dialect: Dialect): string[] {
  const { text, small, storedByKey } = dialect;
  return [
    // In all, by month, by day and by hour of their occurred_at; `start` is '' for all.
    `CREATE TABLE event_counts (
    span ${text} NOT NULL,
    start ${text} NOT NULL,
    project_key ${text} NOT NULL,
    source ${text} NOT NULL,
    source_key ${text} NOT NULL,
    event_type ${text} NOT NULL,
    system ${small} NOT NULL DEFAULT 0,
    changed ${small} NOT NULL DEFAULT 0,
    events bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (span, start, project_key, source, event_type, system, changed)
  ) ${storedByKey}`,
    ...createEventMonths(dialect),

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

/** Triggers keep the months in step with the days. */
function createEventMonths({ kind }: Dialect): string[] {
  const month = (start: string): string => `substr(${start}, 1, 7) || '-01T00:00:00.000Z'`;
  const add = (
    by: string,
  ): string => `INSERT INTO event_counts (span, start, project_key, source, source_key, event_type, system, changed, events)
    VALUES ('month', ${month('new.start')}, new.project_key, new.source, new.source_key, new.event_type, new.system, new.changed, ${by})
    ON CONFLICT (span, start, project_key, source, event_type, system, changed)
    DO UPDATE SET events = event_counts.events + excluded.events;`;
  // Where all rows are deleted, the month may be gone already.
  const subtract = `UPDATE event_counts SET events = events - old.events
    WHERE span = 'month' AND start = ${month('old.start')} AND project_key = old.project_key AND source = old.source
      AND event_type = old.event_type AND system = old.system AND changed = old.changed;`;
  const isInserted = `new.span = 'day' AND new.events <> 0`;
  const isUpdated = `new.span = 'day' AND new.events - old.events <> 0`;
  const isDeleted = `old.span = 'day'`;
  if (kind === 'sqlite')
    return [
      `CREATE TRIGGER event_months_inserted AFTER INSERT ON event_counts
      WHEN ${isInserted} BEGIN ${add('new.events')} END`,
      `CREATE TRIGGER event_months_updated AFTER UPDATE OF events ON event_counts
      WHEN ${isUpdated} BEGIN ${add('new.events - old.events')} END`,
      `CREATE TRIGGER event_months_deleted AFTER DELETE ON event_counts
      WHEN ${isDeleted} BEGIN ${subtract} END`,
    ];
  return createTrigger(
    'event_months',
    'AFTER INSERT OR DELETE OR UPDATE OF events ON event_counts FOR EACH ROW',
    `
    IF TG_OP = 'INSERT' THEN IF ${isInserted} THEN ${add('new.events')} END IF; END IF;
    IF TG_OP = 'UPDATE' THEN IF ${isUpdated} THEN ${add('new.events - old.events')} END IF; END IF;
    IF TG_OP = 'DELETE' THEN IF ${isDeleted} THEN ${subtract} END IF; END IF;`,
    'count_event_months',
  );
}

/**
 * What the blocks of 4096 consecutive events hold, by label: how many events, none of them older or newer than `oldest` and `newest`.
 * Triggers keep it; on PostgreSQL once for each statement, under the lock of the events.
 */
export function createEventBlocks({ kind, text, storedByKey }: Dialect): string[] {
  const [least, greatest] = kind === 'sqlite' ? ['min', 'max'] : ['least', 'greatest'];
  const onConflict = `ON CONFLICT (block, project_key, source, event_type, system, changed)
    DO UPDATE SET events = event_blocks.events + excluded.events,
      oldest = ${least}(event_blocks.oldest, excluded.oldest), newest = ${greatest}(event_blocks.newest, excluded.newest);`;
  return [
    `CREATE TABLE event_blocks (
    block integer NOT NULL,
    project_key ${text} NOT NULL,
    source ${text} NOT NULL,
    source_key ${text} NOT NULL,
    event_type ${text} NOT NULL,
    system smallint NOT NULL,
    changed smallint NOT NULL,
    events bigint NOT NULL,
    oldest ${text} NOT NULL,
    newest ${text} NOT NULL,
    PRIMARY KEY (block, project_key, source, event_type, system, changed)
  ) ${storedByKey}`,
    ...(kind === 'sqlite' ? createSqliteBlockTriggers(onConflict) : createPostgresBlockTriggers(onConflict)),
  ];
}

function createSqliteBlockTriggers(onConflict: string): string[] {
  const add = `INSERT INTO event_blocks (block, ${LABELS}, events, oldest, newest)
    VALUES (new.event_id >> 12, ${LABELS.replaceAll(/\w+/g, 'new.$&')}, 1, new.occurred_at, new.occurred_at) ${onConflict}`;
  const isSame = `block = old.event_id >> 12 AND project_key = old.project_key AND source = old.source
    AND event_type = old.event_type AND system = old.system AND changed = old.changed`;
  const remove = `UPDATE event_blocks SET events = events - 1 WHERE ${isSame};
    DELETE FROM event_blocks WHERE ${isSame} AND events <= 0;`;
  return [
    `CREATE TRIGGER event_blocks_inserted AFTER INSERT ON events BEGIN ${add} END`,
    `CREATE TRIGGER event_blocks_deleted AFTER DELETE ON events BEGIN ${remove} END`,
    `CREATE TRIGGER event_blocks_updated AFTER UPDATE OF occurred_at, ${LABELS} ON events BEGIN ${remove} ${add} END`,
  ];
}

function createPostgresBlockTriggers(onConflict: string): string[] {
  const add = `INSERT INTO event_blocks (block, ${LABELS}, events, oldest, newest)
    SELECT event_id >> 12, ${LABELS}, count(*), min(occurred_at), max(occurred_at) FROM added
    GROUP BY event_id >> 12, ${LABELS} ORDER BY 1, 2, 3, 4, 5, 6 ${onConflict}`;
  const isSame = `b.block = r.block AND b.project_key = r.project_key AND b.source = r.source
    AND b.event_type = r.event_type AND b.system = r.system AND b.changed = r.changed`;
  const remove = `UPDATE event_blocks b SET events = b.events - r.events
      FROM (SELECT event_id >> 12 AS block, ${LABELS}, count(*) AS events FROM removed GROUP BY event_id >> 12, ${LABELS}) r
      WHERE ${isSame};
    DELETE FROM event_blocks b USING (SELECT DISTINCT event_id >> 12 AS block, ${LABELS} FROM removed) r
      WHERE ${isSame} AND b.events <= 0;`;
  const [added, removed] = ['NEW TABLE AS added', 'OLD TABLE AS removed'];
  const on = (change: string, tables: string): string =>
    `AFTER ${change} ON events REFERENCING ${tables} FOR EACH STATEMENT`;
  return [
    ...createTrigger('event_blocks_inserted', on('INSERT', added), add),
    ...createTrigger('event_blocks_deleted', on('DELETE', removed), remove),
    ...createTrigger('event_blocks_updated', on('UPDATE', `${removed} ${added}`), `${remove} ${add}`),
  ];
}

/** Indexes by which events with a text, or of an account, are found among millions. */
export function createEventSearch({ kind, text, small, storedByKey }: Dialect): string[] {
  return [
    'CREATE INDEX events_of_account ON events (account_id) WHERE account_id IS NOT NULL',
    ...(kind === 'sqlite' ? createSqliteSearch() : createPostgresSearch()),

    // The numbers of events by each sequence of one to three characters in their search text. The term '' has the highest counted
    // event id.
    `CREATE TABLE event_terms (
    term ${text} NOT NULL,
    system ${small} NOT NULL,
    events bigint NOT NULL,
    PRIMARY KEY (term, system)
  ) ${storedByKey}`,
    // The numbers of visible events by words that many of them share, in all, by project, by type and by day: lower bounds.
    `CREATE TABLE event_words (
    word ${text} NOT NULL,
    scope ${text} NOT NULL,
    events bigint NOT NULL,
    PRIMARY KEY (word, scope)
  ) ${storedByKey}`,
    `CREATE INDEX event_words_common ON event_words (events DESC, word) WHERE scope = ''`,
  ];
}

/** Triggers keep the index of texts, and the accounts that events have. */
function createSqliteSearch(): string[] {
  const add = 'INSERT INTO event_search (rowid, text) VALUES (new.event_id, new.search_text);';
  const remove = `INSERT INTO event_search (event_search, rowid, text) VALUES ('delete', old.event_id, old.search_text);`;
  const addAccount = 'INSERT INTO event_accounts VALUES (new.account_id) ON CONFLICT DO NOTHING;';
  return [
    createTextIndex('event_search', 'text'),
    `CREATE TRIGGER events_inserted AFTER INSERT ON events BEGIN ${add} END`,
    `CREATE TRIGGER events_corrected AFTER UPDATE OF search_text ON events
    WHEN old.search_text <> new.search_text BEGIN ${remove} ${add} END`,
    `CREATE TRIGGER events_deleted AFTER DELETE ON events BEGIN ${remove} END`,

    // By spans of 16,384 events: what is inserted goes to the pages of the newest span.
    `CREATE INDEX events_of_account_by_span ON events (event_id >> 14, account_id) WHERE account_id IS NOT NULL`,
    'CREATE TABLE event_accounts (account_id text PRIMARY KEY) WITHOUT ROWID',
    `CREATE TRIGGER event_accounts_added AFTER INSERT ON events
    WHEN new.account_id IS NOT NULL BEGIN ${addAccount} END`,
    `CREATE TRIGGER event_accounts_corrected AFTER UPDATE OF account_id ON events
    WHEN new.account_id IS NOT NULL BEGIN ${addAccount} END`,
  ];
}

/**
 * Splitting a text takes fifty microseconds; a plan that does it per event takes minutes. The functions' settings leave only the index
 * scan, and enough memory for exact row ids: with less, PostgreSQL keeps pages and splits the texts of all their rows.
 */
export function createPostgresFinder(finder: string, type: string, select: string): string {
  return `CREATE FUNCTION ${finder}(grams text[], part text) RETURNS SETOF ${type} LANGUAGE sql STABLE
    SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off SET work_mem = '64MB'
    AS $$ ${select} AND strpos(search_text, part) > 0 $$`;
}

/** PostgreSQL's own index of sequences, pg_trgm, needs a privilege, and has letters and digits only. */
function createPostgresSearch(): string[] {
  const select = 'SELECT event_id FROM events WHERE text_grams(search_text)';
  return [
    `CREATE FUNCTION text_grams(whole text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE grams text[] := '{}';
    BEGIN
      FOR place IN 1 .. char_length(whole) - 2 LOOP grams := grams || substr(whole, place, 3); END LOOP;
      RETURN grams;
    END $$`,
    'CREATE INDEX events_text_grams ON events USING gin (text_grams(search_text))',
    createPostgresFinder('events_having', 'bigint', `${select} @> grams`),
    createPostgresFinder('events_having_any', 'bigint', `${select} && grams`),
  ];
}
