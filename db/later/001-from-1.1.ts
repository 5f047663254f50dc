import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';
import { kindOf } from '../connection/kind-of.js';
import { listRecounts } from '../operate/rebuild.js';
import { searchText } from '../rules/search-text.js';
import { RECORDS_SQL } from '../rules/world-records.js';
import {
  createChanges,
  createMigrationList,
  createReceiptIndexes,
  createRecordTables,
  createSubmissionTables,
  DIALECTS,
  INDEXES_OF_PLAYERS,
  INDEXES_OF_SUMS,
  type Dialect,
} from '../schema.js';
import { jsonRows } from '../sql/json-rows.js';
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

/** Brings a database of version 1.1 to the schema of 2.0. Edited in place, with schema.ts, until 2.0.0 is published. */
export async function up(trx: Knex.Transaction): Promise<string[]> {
  const kind = kindOf(trx);
  await markRemovals(trx, DIALECTS[kind]);
  await foldTexts(trx);
  await splitRecords(trx, DIALECTS[kind]);
  await trx.raw(`ALTER TABLE maps ADD COLUMN checked_at ${DIALECTS[kind].text}`);
  await trx.raw(
    'UPDATE maps SET checked_at = (SELECT max(p.latest_checked_at) FROM project_maps p WHERE p.map_uid = maps.map_uid)',
  );
  for (const statement of [...createChanges(DIALECTS[kind]), ...INDEXES_OF_SUMS, ...INDEXES_OF_PLAYERS])
    await trx.raw(statement);
  for (const table of DROPPED) await trx.raw(`DROP TABLE ${table}`);
  await trx.raw('DROP INDEX world_records_baselines');
  await trx.raw(createMigrationList(DIALECTS[kind]));
  for (const statement of createReceiptIndexes()) await trx.raw(statement);
  const notes = await unifyAccounts(trx, DIALECTS[kind]);
  const run: Database['write'] = (work) => work(trx);
  // The numbers of their members.
  const clubs = listRecounts(kind).find(({ name }) => name === 'clubs');
  if (notes.length > 0) await clubs?.repair({ snapshot: run, write: run });
  return notes;
}

/** Records of which a report revoked a faster record are marked, and so are their events. */
async function markRemovals(trx: Knex.Transaction, { small }: Dialect): Promise<void> {
  for (const table of ['world_records', 'events'])
    await trx.raw(`ALTER TABLE ${table} ADD COLUMN after_removal ${small} NOT NULL DEFAULT 0`);
  await trx.raw(`UPDATE world_records SET after_removal = 1 FROM (${RECORDS_SQL}) AS r WHERE r.after_removal = 1
    AND world_records.map_uid = r.map_uid AND world_records.wr_ms = r.wr_ms AND world_records.player = r.player`);
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
  { table: 'maps', key: 'map_uid', type: 'text', columns: ['name', 'map_uid'] },
  {
    table: 'events',
    key: 'event_id',
    type: 'bigint',
    columns: ['map_name', 'map_uid', 'holder', 'event_type', 'project_key', 'message'],
  },
  {
    table: 'wr_baseline_queue',
    key: 'queue_id',
    type: 'bigint',
    columns: ['map_name', 'map_uid', 'project_key', 'reason_code', 'note'],
  },
] as const;

const ROWS_AT_ONCE = 10_000;

/** Texts are searched without colour codes, invisible characters and doubled white space, whatever column they are of. */
async function foldTexts(trx: Knex.Transaction): Promise<void> {
  const separator = '\u001f';
  for (const { table, key, type, columns } of SEARCHED) {
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
        return text === row['search_text'] ? [] : [{ id: row[key], text }];
      });
      if (changed.length > 0)
        await trx.raw(`UPDATE ${table} SET search_text = r.text FROM ? WHERE ${table}.${key} = r.id`, [
          jsonRows(trx, 'r', { id: type, text: 'text' }, changed),
        ]);
      if (rows.length < ROWS_AT_ONCE) break;
      last = rows.at(-1)?.[key] ?? null;
    }
  }
}
