import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import type { ArtifactKind } from './artifacts.js';
import { insertJob } from './jobs.js';
import type { Client, Quotas } from '../../writes/quotas.js';
import { isImported, submit as submitRecord, withRank } from './decide.js';
import { newRecord, readRecords, saveRecords, toBundle, type RecordBundle } from './record.js';

export interface NewSubmission {
  recordId: string;
  mapUid: string;
  /** Undefined leaves a known rank as it is. */
  rank: number | undefined;
  mapRef: string;
  replayRef: string;
  /** Quotas and turns are those of its address. */
  client: Client;
}

export type Submitted =
  | { outcome: 'queued' | 'repeated'; submissionId: string; record: RecordBundle }
  | { outcome: 'unknown-ref'; field: 'map_ref' | 'replay_ref' }
  | { outcome: 'other-map' }
  | { outcome: 'over-quota'; retryAfterSeconds: number };

/** Submissions of replays, and with them the verification jobs that wait. */
export interface Submissions {
  /**
   * Queues a record for verification, which takes one of the client's quota; the same record and files again, while they wait, is
   * the same submission, whose rank fills in an unknown one. What is not queued takes nothing.
   */
  submit: (submission: NewSubmission) => Promise<Submitted>;
}

interface SubmissionOptions {
  now: () => Date;
  randomText: () => string;
  quotas: Pick<Quotas, 'takeOne'>;
  /** Is called after the jobs are stored, so that a worker need not wait for its next look. */
  onQueued: () => void;
}

/** Returns the store of submissions. */
export function createSubmissions(database: Database, options: SubmissionOptions): Submissions {
  return {
    submit: async (submission) => {
      const submitted = await database.write((trx) => submit(trx, submission, options));
      if (submitted.outcome === 'queued') options.onQueued();
      return submitted;
    },
  };
}

async function submit(
  trx: Knex.Transaction,
  submission: NewSubmission,
  options: SubmissionOptions,
): Promise<Submitted> {
  const at = options.now().toISOString();
  const mapSha = await findStaged(trx, submission.mapRef, 'map', at);
  if (!mapSha) return { outcome: 'unknown-ref', field: 'map_ref' };
  const replaySha = await findStaged(trx, submission.replayRef, 'replay', at);
  if (!replaySha) return { outcome: 'unknown-ref', field: 'replay_ref' };
  const { recordId, mapUid, rank, client } = submission;
  const record = (await readRecords(trx, [recordId])).get(recordId) ?? newRecord(recordId, mapUid, at);
  if (isImported(record) && record.replay.map_uid !== mapUid) return { outcome: 'other-map' };
  const files = { record_id: recordId, map_uid: mapUid, map_sha256: mapSha, replay_sha256: replaySha };
  const [open] = await trx('verification_submissions')
    .where(files)
    .where('open_jobs', '>', 0)
    .pluck<string[]>('submission_id');
  if (open) {
    const ranked = withRank(record, rank);
    if (ranked !== record) await saveRecords(trx, [ranked]);
    return { outcome: 'repeated', submissionId: open, record: toBundle(ranked) };
  }
  const { granted, retryAfterSeconds } = await options.quotas.takeOne(trx, client, 'submissions');
  // The transaction commits all the same: it may have mended the quota's window.
  if (granted === 0) return { outcome: 'over-quota', retryAfterSeconds };
  const waiting = submitRecord(record, { mapUid, rank, at });
  await saveRecords(trx, [waiting]);
  const submissionId = `sub-${options.randomText()}`;
  await trx('verification_submissions').insert({
    ...files,
    submission_id: submissionId,
    created_at: at,
    // The deep track is queued, and counted, when the replay track has found no contradiction.
    has_deep: 0,
    open_jobs: 1,
  });
  const job = { submission_id: submissionId, record_id: recordId, client_address: client.address };
  await insertJob(trx, { ...job, track: 'replay' }, at);
  return { outcome: 'queued', submissionId, record: toBundle(waiting) };
}

async function findStaged(
  trx: Knex.Transaction,
  reference: string,
  kind: ArtifactKind,
  at: string,
): Promise<string | undefined> {
  const staged = trx('verification_artifacts').where({ artifact_ref: reference, kind });
  return (await staged.where('expires_at', '>', at).pluck<string[]>('sha256'))[0];
}
