import type { Knex } from 'knex';
import { kindOf, text } from './columns.js';
import { index } from './table-parts.js';

const TRACKS = ['replay', 'deep'] as const;

/**
 * What a verdict rests on: where it came from, the rules that the files broke, the run and the submission. Only adds, so that
 * a process of the version before works on. Jobs get a turn, so that addresses are served in turn.
 */
export async function up(knex: Knex): Promise<void> {
  const kind = kindOf(knex);
  await knex.schema.alterTable('verification_records', (table) => {
    // submission or import; null while a track has not run.
    for (const track of TRACKS) text(table, `${track}_origin`, kind);
    // A JSON array of rule names; null for a result that no rule was applied for.
    text(table, 'replay_findings', kind);
    text(table, 'replay_submission_id', kind);
    table.integer('run_time_ms');
    text(table, 'run_account_id', kind);
  });
  await knex.schema.alterTable('verification_submissions', (table) => {
    table.integer('run_time_ms');
    text(table, 'run_account_id', kind);
    // When its last job was done: its files may be kept for a while after.
    text(table, 'finished_at', kind);
  });
  await knex.schema.alterTable('verification_jobs', (table) => {
    text(table, 'client_address', kind).notNullable().defaultTo('');
    table.bigInteger('turn').notNullable().defaultTo(0);
  });
  for (const column of ['map_sha256', 'replay_sha256']) {
    await index(
      knex,
      `verification_submissions_kept_${column}`,
      `verification_submissions (${column}, finished_at)`,
    );
  }
  await index(knex, 'verification_jobs_in_turn', 'verification_jobs (track, turn, job_id)');
  await index(knex, 'verification_jobs_of_client', 'verification_jobs (track, client_address, turn)');
  // A wrong map must not lock out the right one: the same files may wait for two maps.
  await replaceOpenIndex(knex, 'record_id, map_uid, map_sha256, replay_sha256');
  await setOrigins(knex);
  await requeueReplayJobs(knex);
}

export async function down(knex: Knex): Promise<void> {
  await replaceOpenIndex(knex, 'record_id, map_sha256, replay_sha256');
  for (const name of [
    'submissions_kept_map_sha256',
    'submissions_kept_replay_sha256',
    'jobs_in_turn',
    'jobs_of_client',
  ])
    await knex.raw(`DROP INDEX verification_${name}`);
  const added = {
    records: [
      ...TRACKS.map((track) => `${track}_origin`),
      'replay_findings',
      'replay_submission_id',
      'run_time_ms',
      'run_account_id',
    ],
    submissions: ['run_time_ms', 'run_account_id', 'finished_at'],
    jobs: ['client_address', 'turn'],
  };
  // Column by column: knex would make the tables anew on SQLite, which their references do not allow.
  for (const [name, columns] of Object.entries(added))
    for (const column of columns) await knex.raw(`ALTER TABLE verification_${name} DROP COLUMN ${column}`);
}

/** The same record and files can be waiting only once, however many requests race. */
async function replaceOpenIndex(knex: Knex, columns: string): Promise<void> {
  await knex.raw('DROP INDEX verification_submissions_open');
  await knex.raw(
    `CREATE UNIQUE INDEX verification_submissions_open ON verification_submissions (${columns}) WHERE open_jobs > 0`,
  );
}

/** Verdicts from before have no known origin: a record without a submission can only have been imported. */
async function setOrigins(knex: Knex): Promise<void> {
  const hasSubmission =
    'EXISTS (SELECT 1 FROM verification_submissions s WHERE s.record_id = verification_records.record_id)';
  for (const track of TRACKS) {
    await knex('verification_records')
      .whereNot(`${track}_status`, 'not_run')
      .update({
        [`${track}_origin`]: knex.raw(`CASE WHEN ${hasSubmission} THEN 'submission' ELSE 'import' END`),
      });
  }
}

/**
 * The deep track now follows the replay track, which says whose run it is. A submission that waits for the deep track alone
 * has its replay verified once more.
 */
async function requeueReplayJobs(knex: Knex): Promise<void> {
  const waiting = `FROM verification_jobs d WHERE d.track = 'deep' AND NOT EXISTS (
    SELECT 1 FROM verification_jobs r WHERE r.submission_id = d.submission_id AND r.track = 'replay')`;
  await knex.raw(
    `UPDATE verification_submissions SET open_jobs = open_jobs + 1 WHERE submission_id IN (SELECT d.submission_id ${waiting})`,
  );
  await knex.raw(`INSERT INTO verification_jobs (submission_id, record_id, track, available_at)
    SELECT d.submission_id, d.record_id, 'replay', d.available_at ${waiting}`);
}
