import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';

const TRACKS = ['replay', 'deep'] as const;
const STATUSES = ['pass', 'fail', 'pending', 'unavailable', 'not_run'] as const;

export async function up(knex: Knex): Promise<void> {
  await createRecords(knex);
  await createCounts(knex);
  await createArtifacts(knex);
  await createQueue(knex);
}

export async function down(knex: Knex): Promise<void> {
  const tables = [
    'jobs',
    'submissions',
    'artifacts',
    'artifact_blobs',
    'quotas',
    'totals',
    'maps',
    'records',
  ];
  for (const table of tables) await knex.schema.dropTable(`verification_${table}`);
}

async function createRecords(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('verification_records', (table) => {
    text(table, 'record_id', kind).primary();
    text(table, 'map_uid', kind).notNullable();
    table.integer('rank');
    text(table, 'updated_at', kind).notNullable();
    // 1 while a track is pending or not_run.
    table.smallint('unfinished').notNullable();
    for (const track of TRACKS) {
      text(table, `${track}_status`, kind).notNullable();
      text(table, `${track}_reason_code`, kind).notNullable();
      text(table, `${track}_confidence`, kind);
      text(table, `${track}_policy_version`, kind);
      text(table, `${track}_checked_at`, kind);
      text(table, `${track}_updated_at`, kind);
    }
  });
  // Each list has an index in its order, so that a page costs the same at any number of records.
  const lists = {
    rank_asc: 'map_uid, rank, record_id',
    rank_desc: `map_uid, rank DESC${kind === 'postgres' ? ' NULLS LAST' : ''}, record_id`,
    updated_desc: 'map_uid, updated_at DESC, record_id',
    record_asc: 'map_uid, record_id',
    feed: 'unfinished DESC, updated_at DESC, record_id',
  };
  for (const [name, columns] of Object.entries(lists)) {
    await knex.raw(`CREATE INDEX verification_records_${name} ON verification_records (${columns})`);
  }
  await knex.raw(
    `CREATE INDEX verification_records_unfinished ON verification_records (map_uid, rank, record_id) WHERE unfinished = 1`,
  );
  for (const track of TRACKS) {
    const at = `${track}_updated_at`;
    await knex.raw(
      `CREATE INDEX verification_records_${at} ON verification_records (${at} DESC, record_id) WHERE ${at} IS NOT NULL`,
    );
  }
}

async function createCounts(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  const counts = (table: Knex.CreateTableBuilder): void => {
    table.integer('records').notNullable().defaultTo(0);
    table.integer('unfinished').notNullable().defaultTo(0);
    for (const track of TRACKS) {
      for (const status of STATUSES) table.integer(`${track}_${status}`).notNullable().defaultTo(0);
    }
  };
  await knex.schema.createTable('verification_maps', (table) => {
    text(table, 'map_uid', kind).primary();
    counts(table);
    // Open tracks of the map's records; the live feed sorts maps by it.
    table.integer('remaining').notNullable().defaultTo(0);
    text(table, 'updated_at', kind).notNullable();
  });
  await knex.raw(
    'CREATE INDEX verification_maps_remaining ON verification_maps (remaining DESC, map_uid) WHERE remaining > 0',
  );
  await knex.schema.createTable('verification_totals', (table) => {
    table.integer('id').primary();
    counts(table);
    table.integer('maps').notNullable().defaultTo(0);
  });
  await knex('verification_totals').insert({ id: 1 });
}

async function createArtifacts(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('verification_artifact_blobs', (table) => {
    text(table, 'sha256', kind).primary();
    table.bigInteger('size_bytes').notNullable();
    text(table, 'created_at', kind).notNullable();
  });
  await knex.schema.createTable('verification_artifacts', (table) => {
    text(table, 'artifact_ref', kind).primary();
    text(table, 'kind', kind).notNullable();
    text(table, 'sha256', kind).notNullable().references('verification_artifact_blobs.sha256');
    text(table, 'filename', kind).notNullable();
    text(table, 'created_at', kind).notNullable();
    text(table, 'expires_at', kind).notNullable();
    table.index(['sha256']);
    table.index(['expires_at']);
  });
  await knex.schema.createTable('verification_quotas', (table) => {
    text(table, 'address', kind).notNullable();
    text(table, 'kind', kind).notNullable();
    table.bigInteger('used').notNullable();
    text(table, 'ends_at', kind).notNullable();
    table.primary(['address', 'kind']);
    table.index(['ends_at']);
  });
}

async function createQueue(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.createTable('verification_submissions', (table) => {
    // Increases with each submission: the newest one decides.
    table.bigIncrements('sequence');
    text(table, 'submission_id', kind).notNullable().unique();
    text(table, 'record_id', kind).notNullable().references('verification_records.record_id');
    text(table, 'map_uid', kind).notNullable();
    text(table, 'map_sha256', kind).notNullable();
    text(table, 'replay_sha256', kind).notNullable();
    // Whether the deep track was requested too; the replay track always is.
    table.smallint('has_deep').notNullable();
    // Tracks to verify; 0 once the submission is done.
    table.integer('open_jobs').notNullable();
    text(table, 'created_at', kind).notNullable();
    table.index(['record_id', 'sequence']);
  });
  await knex.schema.createTable('verification_jobs', (table) => {
    table.bigIncrements('job_id');
    text(table, 'submission_id', kind).notNullable().references('verification_submissions.submission_id');
    text(table, 'record_id', kind).notNullable();
    text(table, 'track', kind).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    text(table, 'lease_token', kind);
    // When a worker may take it: at once, after the pause of a failure, or when its lease expires.
    text(table, 'available_at', kind).notNullable();
    table.index(['track', 'available_at', 'job_id']);
    table.index(['record_id', 'track']);
  });
  // The same record and files are pending only once, however many requests race.
  await knex.raw(
    `CREATE UNIQUE INDEX verification_submissions_open ON verification_submissions (record_id, map_sha256, replay_sha256) WHERE open_jobs > 0`,
  );
  for (const column of ['map_sha256', 'replay_sha256']) {
    await knex.raw(
      `CREATE INDEX verification_submissions_${column} ON verification_submissions (${column}) WHERE open_jobs > 0`,
    );
  }
}
