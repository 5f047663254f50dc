import type { Knex } from 'knex';
import { updateRows } from '../bulk.js';
import type { Database, DatabaseKind } from '../connection/database.js';
import { kindOf } from '../connection/kind-of.js';
import { listRecounts } from '../operate/rebuild.js';
import { searchText } from '../rules/search-text.js';
import {
  createChanges,
  createMigrationList,
  createNameSearch,
  createReceiptIndexes,
  createRecordTables,
  createSeasonIndexes,
  createSubmissionTables,
  DIALECTS,
  INDEXES_OF_PLAYERS,
  INDEXES_OF_SUMS,
  type Dialect,
} from '../schema.js';
import { readMaps } from '../writes/maps.js';
import { changeReports } from '../writes/records.js';
import { unifyAccounts } from './account-spellings.js';

/** Sums that are queries now, and what kept the list of migrations. */
const DROPPED = [
  'account_age_hours',
  'catalog_counts',
  'check_hours',
  'map_rollup_state',
  'queue_counts',
  'verification_maps',
  'verification_totals',
  'wr_buckets',
  'wr_leaders',
  'wr_players',
  'knex_migrations',
  'knex_migrations_lock',
  'schema_requirements',
];

/** Brings a database of version 1.1 to the schema of 2.0. It never changes, because it is published. */
export async function up(trx: Knex.Transaction): Promise<string[]> {
  const kind = kindOf(trx);
  for (const table of ['world_records', 'events'])
    await trx.raw(`ALTER TABLE ${table} ADD COLUMN after_removal ${DIALECTS[kind].small} NOT NULL DEFAULT 0`);
  await foldTexts(trx);
  await indexNames(trx, kind);
  await indexSeasons(trx, DIALECTS[kind]);
  await splitRecords(trx, DIALECTS[kind]);
  if (kind === 'sqlite') await trx.raw('DROP TRIGGER events_corrected');
  await trx.raw('DROP INDEX event_repeat_keys_of_event');
  await reportWipes(trx);
  await trx.raw(`ALTER TABLE maps ADD COLUMN checked_at ${DIALECTS[kind].text}`);
  await trx.raw(
    'UPDATE maps SET checked_at = (SELECT max(p.latest_checked_at) FROM project_maps p WHERE p.map_uid = maps.map_uid)',
  );
  for (const column of ['wr_holder', 'wr_account_id'])
    await trx.raw(`ALTER TABLE project_maps DROP COLUMN ${column}`);
  for (const name of ['wr', 'tracked'])
    await trx.raw(`ALTER TABLE project_maps RENAME COLUMN ${name}_told_at TO ${name}_reported_at`);
  for (const statement of [...createChanges(DIALECTS[kind]), ...INDEXES_OF_SUMS, ...INDEXES_OF_PLAYERS])
    await trx.raw(statement);
  for (const table of DROPPED) await trx.raw(`DROP TABLE ${table}`);
  await trx.raw('DROP INDEX world_records_baselines');
  await trx.raw('ALTER TABLE verification_artifact_blobs DROP COLUMN created_at');
  await trx.raw(createMigrationList(DIALECTS[kind]));
  for (const statement of createReceiptIndexes()) await trx.raw(statement);
  const notes = await unifyAccounts(trx, DIALECTS[kind]);
  await markRemovals(trx);
  const run: Database['write'] = (work) => work(trx);
  // The numbers of their members.
  const clubs = listRecounts(kind).find(({ name }) => name === 'clubs');
  if (notes.length > 0) await clubs?.repair({ snapshot: run, write: run });
  return notes;
}

/** Names were found by their lengths and two markers before them. */
async function indexNames(trx: Knex.Transaction, kind: DatabaseKind): Promise<void> {
  const former =
    kind === 'sqlite'
      ? [
          ...['inserted', 'renamed', 'deleted'].map((event) => `DROP TRIGGER display_names_${event}`),
          'DROP TABLE display_name_search',
        ]
      : ['DROP INDEX display_names_name_grams', 'DROP FUNCTION name_grams'];
  for (const statement of [...former, 'DROP INDEX display_names_length', ...createNameSearch(kind)])
    await trx.raw(statement);
  if (kind === 'sqlite')
    await trx.raw(
      'INSERT INTO display_name_search (rowid, name) SELECT name_id, normalized_display_name FROM display_names',
    );
}

/** On SQLite two indexes of maps had the searched texts too. */
async function indexSeasons(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const former = ['DROP INDEX maps_of_season', 'DROP INDEX maps_of_alteration'];
  for (const statement of [...former, ...createSeasonIndexes(dialect)]) await trx.raw(statement);
}

/** A wiped board is a report of no time, by the projects whose checks say so; where these are not known, by none. */
async function reportWipes(trx: Knex.Transaction): Promise<void> {
  const report = `INSERT INTO world_record_reports (map_uid, wr_ms, account_id, holder, project_key, holder_key, first_at, last_at,
    revoking_at, changed, authenticated)`;
  await trx.raw(`${report} SELECT e.map_uid, 0, '', '', e.project_key, '', min(e.occurred_at), max(e.occurred_at), max(e.occurred_at), 1, 0
    FROM events e JOIN maps m ON m.map_uid = e.map_uid
    WHERE e.event_type = 'map.checked' AND e.changed = 1 AND e.old_wr_time IS NOT NULL AND e.new_wr_time IS NULL
      AND e.occurred_at <= m.wr_wiped_at GROUP BY e.map_uid, e.project_key`);
  await trx.raw(`${report} SELECT map_uid, 0, '', '', '', '', wr_wiped_at, wr_wiped_at, wr_wiped_at, 1, 0 FROM maps m
    WHERE wr_wiped_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM world_record_reports r
      WHERE r.map_uid = m.map_uid AND r.wr_ms = 0 AND r.revoking_at = m.wr_wiped_at)`);
  await trx.raw('ALTER TABLE maps DROP COLUMN wr_wiped_at');
}

/** Marks the records with a report that revoked a faster record, and their events. */
async function markRemovals(trx: Knex.Transaction): Promise<void> {
  const uids = await trx('world_record_reports')
    .whereNotNull('revoking_at')
    .distinct('map_uid')
    .pluck<string[]>('map_uid');
  for (let start = 0; start < uids.length; start += MAPS_AT_ONCE)
    await changeReports(trx, await readMaps(trx, uids.slice(start, start + MAPS_AT_ONCE)));
  await trx.raw(
    'UPDATE events SET after_removal = 1 WHERE event_id IN (SELECT event_id FROM world_records WHERE after_removal = 1)',
  );
}

const RECORD_COLUMNS = 'record_id, map_uid, rank, unfinished';
const ENTRY_COLUMNS = [
  'status',
  'reason_code',
  'confidence',
  'policy_version',
  'checked_at',
  'updated_at',
  'contested',
  'origin',
];
const RUN_COLUMNS = ['run_time_ms', 'run_account_id', 'run_checkpoints_ms'];

/** A record had both tracks in one row, to which submissions referred. */
async function splitRecords(trx: Knex.Transaction, dialect: Dialect): Promise<void> {
  const tables = ['verification_jobs', 'verification_submissions', 'verification_records'];
  for (const table of tables) {
    await trx.raw(`CREATE TABLE former_${table} AS SELECT * FROM ${table}`);
    await trx.raw(`DROP TABLE ${table}`);
  }
  for (const statement of [...createRecordTables(dialect), ...createSubmissionTables(dialect)])
    await trx.raw(statement);
  for (const track of ['replay', 'deep']) {
    const former = [
      ...ENTRY_COLUMNS.map((column) => `${track}_${column}`),
      ...RUN_COLUMNS.map((column) => (track === 'deep' ? `deep_${column}` : column)),
      ...(track === 'deep' ? ['NULL', 'NULL'] : ['replay_findings', 'replay_submission_id']),
    ];
    await trx.raw(
      `INSERT INTO verification_records (track, record_updated_at, ${RECORD_COLUMNS}, ${[...ENTRY_COLUMNS, ...RUN_COLUMNS].join(', ')}, findings, submission_id)
        SELECT '${track}', updated_at, ${RECORD_COLUMNS}, ${former.join(', ')} FROM former_verification_records`,
    );
  }
  for (const [table, key] of [
    ['verification_submissions', 'sequence'],
    ['verification_jobs', 'job_id'],
  ] as const) {
    const columns = Object.keys(await trx(table).columnInfo()).join(', ');
    await trx.raw(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM former_${table}`);
    if (dialect.kind === 'postgres')
      await trx.raw(
        `SELECT setval(pg_get_serial_sequence('${table}', '${key}'), coalesce((SELECT max(${key}) FROM ${table}), 0) + 1, false)`,
      );
  }
  for (const table of tables) await trx.raw(`DROP TABLE former_${table}`);
}

/** The tables with a text to search, their keys, and the columns that the text is made from. */
const SEARCHED = [
  { table: 'maps', key: 'map_uid', columns: ['name', 'map_uid'] },
  {
    table: 'events',
    key: 'event_id',
    columns: ['map_name', 'map_uid', 'holder', 'event_type', 'project_key', 'message'],
  },
  {
    table: 'wr_baseline_queue',
    key: 'queue_id',
    columns: ['map_name', 'map_uid', 'project_key', 'reason_code', 'note'],
  },
] as const;

const ROWS_AT_ONCE = 10_000;
const MAPS_AT_ONCE = 500;

/** Texts are searched without colour codes, invisible characters and doubled white space, in every column. */
async function foldTexts(trx: Knex.Transaction): Promise<void> {
  const separator = '\u001f';
  for (const { table, key, columns } of SEARCHED) {
    let last: string | number | null = null;
    for (;;) {
      const query = trx(table)
        // Any other text has the present form.
        .whereRaw(
          `(octet_length(search_text) <> length(search_text) OR search_text LIKE '%$%' OR search_text LIKE '%  %'
            OR ? || search_text LIKE ? OR search_text || ? LIKE ?)`,
          [separator, `%${separator} %`, separator, `% ${separator}%`],
        )
        .orderBy(key)
        .limit(ROWS_AT_ONCE)
        .select(key, 'search_text', ...columns);
      if (last !== null) void query.where(key, '>', last);
      const rows = (await query) as Record<string, string | number | null>[];
      const changed = rows.flatMap((row) => {
        const text = searchText(columns.map((column) => String(row[column] ?? '')));
        return text === row['search_text'] ? [] : [{ [key]: row[key], search_text: text }];
      });
      await updateRows(trx, table, [key], changed);
      if (rows.length < ROWS_AT_ONCE) break;
      last = rows.at(-1)?.[key] ?? null;
    }
  }
}
