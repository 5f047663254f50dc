import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { lockArtifacts, type ArtifactKind } from './artifacts.js';
import { changed, lockRecords, saveRecords, type RecordChange } from './record-changes.js';
import { toBundle, TRACKS, type RecordBundle, type RecordRow, type Track } from './record-row.js';

export interface NewSubmission {
  recordId: string;
  mapUid: string;
  /** Undefined leaves a known rank as it is. */
  rank: number | undefined;
  mapRef: string;
  replayRef: string;
}

export type Submitted =
  | { outcome: 'queued' | 'repeated'; submissionId: string; record: RecordBundle }
  | { outcome: 'unknown-ref'; field: 'map_ref' | 'replay_ref' }
  | { outcome: 'other-map' };

/** Submissions of replays, and with them the verification jobs that wait. */
export interface Submissions {
  /** Queues a record for verification; the same record and files again, while they wait, is the same submission. */
  submit: (submission: NewSubmission) => Promise<Submitted>;
}

export interface SubmissionOptions {
  /** The tracks that a verifier exists for. */
  tracks: readonly Track[];
  now: () => Date;
  randomText: () => string;
  /** Is called after the jobs are stored, so that a worker need not wait for its next look. */
  onQueued: () => void;
}

/** Returns the store of submissions. */
export function createSubmissions(database: Database, options: SubmissionOptions): Submissions {
  return {
    submit: async (submission) => {
      const submitted = await database.write((trx) => submit(trx, database, submission, options));
      if (submitted.outcome === 'queued') options.onQueued();
      return submitted;
    },
  };
}

async function submit(
  trx: Knex.Transaction,
  database: Database,
  submission: NewSubmission,
  options: SubmissionOptions,
): Promise<Submitted> {
  const at = options.now().toISOString();
  await lockArtifacts(trx, database, false);
  const mapSha = await findStaged(trx, submission.mapRef, 'map', at);
  if (!mapSha) return { outcome: 'unknown-ref', field: 'map_ref' };
  const replaySha = await findStaged(trx, submission.replayRef, 'replay', at);
  if (!replaySha) return { outcome: 'unknown-ref', field: 'replay_ref' };
  const { recordId, mapUid } = submission;
  const locked = (await lockRecords(trx, database, [{ recordId, mapUid, at }])).get(recordId);
  if (!locked) throw new Error(`Record ${recordId} could not be locked.`);
  if (locked.row.map_uid !== mapUid) return { outcome: 'other-map' };
  const files = { record_id: recordId, map_sha256: mapSha, replay_sha256: replaySha };
  const open = await trx('verification_submissions')
    .where(files)
    .where('open_jobs', '>', 0)
    .first<{ submission_id: string } | undefined>('submission_id');
  if (open) return { outcome: 'repeated', submissionId: open.submission_id, record: toBundle(locked.row) };
  const submissionId = `sub-${options.randomText()}`;
  await insertSubmission(
    trx,
    { ...files, submission_id: submissionId, map_uid: mapUid, created_at: at },
    options.tracks,
  );
  const after = changed(locked.row, pendingChange(locked.row, submission, at, options.tracks));
  await saveRecords(trx, [{ before: locked.isNew ? null : locked.row, after }]);
  return { outcome: 'queued', submissionId, record: toBundle(after) };
}

async function findStaged(
  trx: Knex.Transaction,
  reference: string,
  kind: ArtifactKind,
  at: string,
): Promise<string | undefined> {
  const row = await trx('verification_artifacts')
    .where({ artifact_ref: reference, kind })
    .where('expires_at', '>', at)
    .first<{ sha256: string } | undefined>('sha256');
  return row?.sha256;
}

async function insertSubmission(
  trx: Knex.Transaction,
  row: { submission_id: string; record_id: string; created_at: string } & Record<string, unknown>,
  tracks: readonly Track[],
): Promise<void> {
  const hasDeep = tracks.includes('deep') ? 1 : 0;
  await trx('verification_submissions').insert({ ...row, has_deep: hasDeep, open_jobs: tracks.length });
  await trx('verification_jobs').insert(
    tracks.map((track) => ({
      submission_id: row.submission_id,
      record_id: row.record_id,
      track,
      available_at: row.created_at,
    })),
  );
}

/** A track that has passed keeps its pass, and the rank that was verified with it. */
function pendingChange(
  row: RecordRow,
  submission: NewSubmission,
  at: string,
  tracks: readonly Track[],
): RecordChange {
  const hasPassed = TRACKS.some((track) => row[`${track}_status`] === 'pass');
  const keepsRank = submission.rank === undefined || (row.rank !== null && hasPassed);
  return {
    recordId: submission.recordId,
    mapUid: submission.mapUid,
    rank: keepsRank ? undefined : submission.rank,
    at,
    entries: tracks
      .filter((track) => row[`${track}_status`] !== 'pass')
      .map((track) => ({
        track,
        status: 'pending',
        reason_code: 'awaiting_processing',
        confidence: null,
        policy_version: null,
        checked_at: null,
      })),
  };
}
