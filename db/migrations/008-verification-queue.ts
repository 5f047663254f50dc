import type { Knex } from 'knex';

/** Jobs of the deep track whose replay is not verified yet. */
const EARLY = `FROM verification_jobs d WHERE d.track = 'deep' AND EXISTS (
  SELECT 1 FROM verification_jobs r WHERE r.submission_id = d.submission_id AND r.track = 'replay')`;

/**
 * Release 0.2.0 queued both tracks of a submission at once. Since then a deep job is queued once its replay was verified, so those that
 * are still there go. Jobs are found by their turn; nothing reads the index by their time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE verification_submissions SET has_deep = 0, open_jobs = open_jobs - 1 WHERE submission_id IN (SELECT d.submission_id ${EARLY})`,
  );
  await knex.raw(`DELETE FROM verification_jobs WHERE job_id IN (SELECT d.job_id ${EARLY})`);
  await knex.raw('DROP INDEX verification_jobs_track_available_at_job_id_index');
}
