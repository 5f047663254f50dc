import type { Knex } from 'knex';
import type { Track } from './record-row.js';

/** A verification that is to wait for a worker. */
interface NewJob {
  submissionId: string;
  recordId: string;
  track: Track;
  at: string;
  clientAddress: string;
}

/**
 * Queues a job. Its turn is after the client's own last one, and not before the first one that waits: so a client with many jobs is passed
 * by one with few, and a client that was away gets no turns in advance.
 */
export async function insertJob(
  trx: Knex.Transaction,
  { submissionId, recordId, track, at, clientAddress }: NewJob,
): Promise<void> {
  await trx('verification_jobs').insert({
    submission_id: submissionId,
    record_id: recordId,
    track,
    available_at: at,
    client_address: clientAddress,
    turn: trx.raw(
      `(SELECT CASE WHEN own > first THEN own ELSE first END FROM (SELECT
        coalesce((SELECT max(turn) + 1 FROM verification_jobs WHERE track = ? AND client_address = ?), 0) AS own,
        coalesce((SELECT min(turn) FROM verification_jobs WHERE track = ?), 0) AS first) AS turns)`,
      [track, clientAddress, track],
    ),
  });
}
