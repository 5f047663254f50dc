import type { Knex } from 'knex';
import { kindOf } from '../connection/kind-of.js';
import { foldCase } from '../rules/search-text.js';

/** Triggers of SQLite on tables that stay; those of tables that go, go with them. On PostgreSQL each has a function, which takes it along. */
const SQLITE_TRIGGERS = [
  'events_block_added',
  'events_block_removed',
  'display_names_block_added',
  'display_names_block_removed',
  'display_name_history_block_added',
  'display_name_history_block_removed',
  'event_blocks_inserted',
  'event_blocks_updated',
  'event_blocks_deleted',
  'event_accounts_added',
  'event_accounts_corrected',
  'maps_inserted',
  'maps_renamed',
  'maps_deleted',
  'map_facets_added',
  'map_facets_changed',
  'map_facets_removed',
  'club_maps_added',
  'club_maps_removed',
  'project_maps_added',
  'project_maps_removed',
];

/** Functions of triggers, and of searches, of PostgreSQL. */
const POSTGRES_FUNCTIONS = [
  'events_having(text[], text)',
  'events_having_any(text[], text)',
  'maps_having(text[], text)',
];

const TABLES = [
  'event_blocks',
  'event_counts',
  'event_terms',
  'event_words',
  'list_changes',
  'list_terms',
  'map_facet_changes',
  'map_facets',
  'map_texts',
  'member_texts',
  'row_block_changes',
  'row_blocks',
];

const LABELS = 'project_key, source, source_key, event_type, system, changed';

/**
 * Reads are bounded by limits: what let them look at fewer rows goes, and one table of numbers of events by hour takes the place of those
 * of months, days, hours and blocks.
 */
export async function up(knex: Knex): Promise<void> {
  const isPostgres = kindOf(knex) === 'postgres';
  await foldSources(knex);
  await noteRemovedRows(knex);
  await createEventHours(knex, isPostgres);
  if (isPostgres) {
    for (const name of [...POSTGRES_FUNCTIONS, ...(await listTriggerFunctions(knex))])
      await knex.raw(`DROP FUNCTION ${name} CASCADE`);
  } else {
    for (const name of SQLITE_TRIGGERS) await knex.raw(`DROP TRIGGER ${name}`);
    for (const name of ['map_search', 'event_accounts']) await knex.raw(`DROP TABLE ${name}`);
    await knex.raw('DROP INDEX events_of_account_by_span');
    // With the holder: a run of 500 changed checks looked up two thousand rows of maps for it.
    await knex.raw('DROP INDEX maps_of_player');
    await knex.raw(
      'CREATE INDEX maps_of_player ON maps (wr_player, wr_recorded_at DESC, map_uid, bucket, wr_holder) WHERE wr_player IS NOT NULL',
    );
  }
  await knex.raw('DROP INDEX events_of_account');
  // As the other indexes of events have it: visible events and those of the system are apart.
  await knex.raw('DROP INDEX events_of_type');
  await knex.raw('CREATE INDEX events_of_type ON events (event_type, system, occurred_at, event_id)');
  for (const name of TABLES) await knex.raw(`DROP TABLE ${name}`);
  await knex.raw('ALTER TABLE map_standings RENAME TO map_rollup_state');
  for (const name of ['events', 'maps', 'wr_baseline_queue'])
    await removeControlCharacters(knex, name, isPostgres);
}

/** All triggers of the baseline on PostgreSQL are of what goes. */
async function listTriggerFunctions(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT DISTINCT p.proname || '()' AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      JOIN pg_class c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

/** Sources are found as texts are: in the same folded form. */
async function foldSources(knex: Knex): Promise<void> {
  const sources = await knex('event_counts').distinct('source', 'source_key');
  for (const { source, source_key: key } of sources as { source: string; source_key: string }[])
    if (foldCase(source) !== key)
      await knex('events')
        .where({ source_key: key, source })
        .update({ source_key: foldCase(source) });
}

/** Retention notes where it has ended; of runs and traffic samples version 0.4.0 did not, whose hours count those that were removed too. */
async function noteRemovedRows(knex: Knex): Promise<void> {
  for (const [table, id] of [
    ['runs', 'run_id'],
    ['traffic_samples', 'sample_id'],
  ])
    await knex.raw(`INSERT INTO settings (key, value)
      SELECT 'retention.${table}.last_id', CAST(COALESCE(min(${id}) - 1, 0) AS text) FROM ${table}
      HAVING count(*) < (SELECT COALESCE(sum(${table}), 0) FROM metric_hours)`);
}

/** The hour of the numbers of all time is ''. No event of a row has a lower id than its first one. */
async function createEventHours(knex: Knex, isPostgres: boolean): Promise<void> {
  const text = isPostgres ? 'text COLLATE "C"' : 'text';
  await knex.raw(`CREATE TABLE event_hours (
    hour ${text} NOT NULL,
    project_key ${text} NOT NULL,
    source ${text} NOT NULL,
    source_key ${text} NOT NULL,
    event_type ${text} NOT NULL,
    system smallint NOT NULL,
    changed smallint NOT NULL,
    events bigint NOT NULL,
    first_event_id bigint NOT NULL,
    PRIMARY KEY (hour, project_key, source, event_type, system, changed)
  ) ${isPostgres ? '' : 'WITHOUT ROWID'}`);
  await knex.raw(`INSERT INTO event_hours (hour, ${LABELS}, events, first_event_id)
    SELECT substr(occurred_at, 1, 13), ${LABELS}, count(*), min(event_id) FROM events GROUP BY substr(occurred_at, 1, 13), ${LABELS}`);
  // SQLite keeps the rows themselves in the order of hours.
  if (isPostgres) await knex.raw('CREATE INDEX event_hours_first ON event_hours (hour, first_event_id)');
  await knex.raw(`INSERT INTO event_hours (hour, ${LABELS}, events, first_event_id)
    SELECT '', ${LABELS}, sum(events), min(first_event_id) FROM event_hours GROUP BY ${LABELS}`);
}

const SEPARATOR = 0x1f;
const CONTROL_CHARACTERS = [...Array.from({ length: 0x1f }, (_, index) => index), 0x7f].filter(
  (code) => code !== 0 && code !== SEPARATOR,
);

/** Control characters are no part of a searched text, whose fields one of them separates. */
async function removeControlCharacters(knex: Knex, table: string, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    const some = `'[\\x01-\\x1e\\x7f]'`;
    await knex.raw(
      `UPDATE ${table} SET search_text = regexp_replace(search_text, ${some}, '', 'g') WHERE search_text ~ ${some}`,
    );
    return;
  }
  const without = CONTROL_CHARACTERS.reduce(
    (text, code) => `replace(${text}, char(${code}), '')`,
    'search_text',
  );
  await knex.raw(`UPDATE ${table} SET search_text = ${without}
    WHERE search_text GLOB '*[' || char(1) || '-' || char(30) || char(127) || ']*'`);
}
