import type { Knex } from 'knex';
import type { ArtifactFiles } from '../../artifacts/artifact-files.js';
import type { Database } from '../../connection/database.js';
import { changed, lockRecords, saveRecords } from './record-changes.js';
import type { RecordRow, Track, VerificationEntry } from './record-row.js';

/** A verification that one worker has leased. */
export interface Job {
  jobId: number;
  leaseToken: string;
  submissionId: string;
  recordId: string;
  track: Track;
  /** 1 for the first try. */
  attempt: number;
  mapUid: string;
  mapPath: string;
  replayPath: string;
}

/** What a verifier found out. */
export type Result = Pick<VerificationEntry, 'status' | 'reason_code' | 'confidence' | 'policy_version'>;

/** The queue of verifications, shared by any number of workers. A lease that runs out makes its job free again. */
export interface JobQueue {
  /** Leases the job of a track that waits longest, or returns null when none waits. */
  claim: (track: Track, leaseMs: number) => Promise<Job | null>;
  /** Prolongs a lease; false when it was lost in the meantime. */
  extend: (job: Job, leaseMs: number) => Promise<boolean>;
  /**
   * Stores a result and removes the job. False, and nothing stored, when the lease was lost, or when the record has moved
   * to another map meanwhile: then the job is free again, to be judged by that map.
   */
  complete: (job: Job, result: Result) => Promise<boolean>;
  /** Gives a job back, to be tried again after a pause; a try that was only broken off need not count. */
  release: (job: Job, pauseMs: number, countsAsTry: boolean) => Promise<void>;
  /** Returns how many jobs wait and are leased, and for how many seconds the oldest one has been there. */
  counts: () => Promise<{ waiting: number; leased: number; oldestSeconds: number }>;
}

interface QueueOptions {
  files: Pick<ArtifactFiles, 'pathOf'>;
  now: () => Date;
  randomText: () => string;
}

interface JobRow {
  job_id: number;
  submission_id: string;
  record_id: string;
  track: Track;
  attempts: number;
  lease_token: string | null;
  available_at: string;
}

interface SubmissionRow {
  map_uid: string;
  map_sha256: string;
  replay_sha256: string;
}

interface JobCounts {
  jobs: number;
  leased: number;
  oldest: string | null;
}

/** Returns the store of verification jobs. */
export function createJobQueue(database: Database, options: QueueOptions): JobQueue {
  const after = (milliseconds: number): string =>
    new Date(options.now().getTime() + milliseconds).toISOString();
  const own = (trx: Knex | Knex.Transaction, job: Job): Knex.QueryBuilder =>
    trx('verification_jobs').where({ job_id: job.jobId, lease_token: job.leaseToken });
  return {
    claim: async (track, leaseMs) => {
      // An idle worker looks often; only a look that finds something takes the write lock.
      if (!(await available(database.read, track, after(0)).first('job_id'))) return null;
      return database.write((trx) => claim(trx, database, options, track, after(leaseMs)));
    },
    extend: (job, leaseMs) =>
      database.write(async (trx) => (await own(trx, job).update({ available_at: after(leaseMs) })) === 1),
    complete: (job, result) => database.write((trx) => complete(trx, database, job, result, after(0))),
    release: (job, pauseMs, countsAsTry) =>
      database.write(async (trx) => {
        const attempts = countsAsTry ? job.attempt : job.attempt - 1;
        await own(trx, job).update({ lease_token: null, attempts, available_at: after(pauseMs) });
      }),
    counts: () => countJobs(database, options.now()),
  };
}

/** A lease that has run out does not count: its job waits for another worker. */
const COUNTS = `count(*) AS jobs, min(s.created_at) AS oldest,
  count(CASE WHEN j.lease_token IS NOT NULL AND j.available_at > ? THEN 1 END) AS leased`;

async function countJobs(database: Database, now: Date): ReturnType<JobQueue['counts']> {
  const [row] = await database
    .read('verification_jobs as j')
    .join('verification_submissions as s', 's.submission_id', 'j.submission_id')
    .select<JobCounts[]>(database.read.raw(COUNTS, [now.toISOString()]));
  const { jobs = 0, leased = 0, oldest = null } = row ?? {};
  const oldestSeconds = oldest ? Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000) : 0;
  return { waiting: jobs - leased, leased, oldestSeconds };
}

function available(source: Knex | Knex.Transaction, track: Track, at: string): Knex.QueryBuilder {
  return source('verification_jobs')
    .where({ track })
    .where('available_at', '<=', at)
    .orderBy(['available_at', 'job_id']);
}

async function claim(
  trx: Knex.Transaction,
  database: Database,
  options: QueueOptions,
  track: Track,
  leaseEnd: string,
): Promise<Job | null> {
  const next = available(trx, track, options.now().toISOString()).first<JobRow | undefined>();
  const row = await (database.kind === 'postgres' ? next.forUpdate().skipLocked() : next);
  if (!row) return null;
  const leaseToken = options.randomText();
  const attempt = row.attempts + 1;
  await trx('verification_jobs')
    .where({ job_id: row.job_id })
    .update({ lease_token: leaseToken, attempts: attempt, available_at: leaseEnd });
  // The map is the record's own, which an imported verdict may have corrected since the submission.
  const submission = await trx('verification_submissions as s')
    .join('verification_records as r', 'r.record_id', 's.record_id')
    .where('s.submission_id', row.submission_id)
    .first<SubmissionRow>('r.map_uid', 's.map_sha256', 's.replay_sha256');
  return {
    jobId: row.job_id,
    leaseToken,
    submissionId: row.submission_id,
    recordId: row.record_id,
    track: row.track,
    attempt,
    mapUid: submission.map_uid,
    mapPath: options.files.pathOf(submission.map_sha256),
    replayPath: options.files.pathOf(submission.replay_sha256),
  };
}

async function complete(
  trx: Knex.Transaction,
  database: Database,
  job: Job,
  result: Result,
  at: string,
): Promise<boolean> {
  const wanted = { recordId: job.recordId, mapUid: job.mapUid, at };
  const locked = (await lockRecords(trx, database, [wanted])).get(job.recordId);
  if (!locked) return false;
  const mine = { job_id: job.jobId, lease_token: job.leaseToken };
  if (locked.row.map_uid !== job.mapUid) {
    const free = { lease_token: null, attempts: job.attempt - 1, available_at: at };
    await trx('verification_jobs').where(mine).update(free);
    return false;
  }
  if ((await trx('verification_jobs').where(mine).delete()) === 0) return false;
  await trx('verification_submissions').where({ submission_id: job.submissionId }).decrement('open_jobs', 1);
  if (!(await counts(trx, locked.row, job, result))) return true;
  const entry = { track: job.track, checked_at: at, ...result };
  const after = changed(locked.row, {
    recordId: job.recordId,
    mapUid: locked.row.map_uid,
    at,
    entries: [entry],
  });
  await saveRecords(trx, [{ before: locked.row, after }]);
  return true;
}

const CONFIDENCES = [null, 'low', 'medium', 'high'];

/** A pass is never lowered; otherwise the newest submission decides, unless an older one brings a pass. */
async function counts(trx: Knex.Transaction, row: RecordRow, job: Job, result: Result): Promise<boolean> {
  const known = row[`${job.track}_confidence`];
  if (row[`${job.track}_status`] === 'pass') {
    return result.status === 'pass' && CONFIDENCES.indexOf(result.confidence) > CONFIDENCES.indexOf(known);
  }
  if (result.status === 'pass') return true;
  const own = trx('verification_submissions').where({ submission_id: job.submissionId }).select('sequence');
  const newer = trx('verification_submissions')
    .where({ record_id: job.recordId })
    .where('sequence', '>', own);
  if (job.track === 'deep') newer.where({ has_deep: 1 });
  return (await newer.first('sequence')) === undefined;
}
