import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { changed, lockRecords, saveRecords, type RecordChange } from './record-changes.js';
import type { RecordRow, ReplayEvidence, Track, VerificationEntry } from './record-row.js';
import { isSettled, keepsEntry, precedence } from './transitions.js';

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
  /** Digests of the two files. */
  mapSha256: string;
  replaySha256: string;
  /** The run as the replay track read it; null on that track itself. */
  run: Run | null;
}

/** A run: race time in ms and the account (a UUID) that drove it. */
export interface Run {
  timeMs: number;
  accountId: string;
}

/** What a verifier found out. */
export type Result = Pick<VerificationEntry, 'status' | 'reason_code' | 'confidence' | 'policy_version'> & {
  /** Names of the rules that the files break. */
  findings?: readonly string[];
  run?: Run | null;
};

/** The queue of verifications, shared by any number of workers. A lease that runs out makes its job free again. */
export interface JobQueue {
  /** Leases the job of a track whose turn it is, or returns null when none waits. */
  claim: (track: Track, leaseMs: number) => Promise<Job | null>;
  /** Prolongs a lease; false when it was lost in the meantime. */
  extend: (job: Job, leaseMs: number) => Promise<boolean>;
  /**
   * Stores a result and removes the job. A replay that passed or needs a person queues the deep track of its submission.
   * False, and nothing stored, when the lease was lost, or when another map has become certain meanwhile: then the job is
   * free again, to be verified by that map.
   */
  complete: (job: Job, result: Result) => Promise<boolean>;
  /** Gives a job back, to be tried again after a pause; a try that was only broken off need not count. */
  release: (job: Job, pauseMs: number, countsAsTry: boolean) => Promise<void>;
  /** Returns how many jobs wait and are leased, and for how many seconds the oldest one has been there. */
  counts: () => Promise<{ waiting: number; leased: number; oldestSeconds: number }>;
}

interface QueueOptions {
  /** The tracks that a verifier exists for. */
  tracks: readonly Track[];
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
  run_time_ms: number | null;
  run_account_id: string | null;
}

interface JobCounts {
  jobs: number;
  leased: number;
  oldest: string | null;
}

/**
 * The longest lease and the longest pause. A job that would wait longer got its time from a clock that was set back since, and is
 * free at once.
 */
const MAX_WAIT_MS = 600_000;

/** The moments that say whether a job is free. */
interface Times {
  now: string;
  /** A job waits for no moment after this one. */
  furthest: string;
}

/** Returns the store of verification jobs. */
export function createJobQueue(database: Database, options: QueueOptions): JobQueue {
  const after = (milliseconds: number): string =>
    new Date(options.now().getTime() + Math.min(milliseconds, MAX_WAIT_MS)).toISOString();
  const times = (): Times => ({ now: after(0), furthest: after(MAX_WAIT_MS) });
  const own = (trx: Knex | Knex.Transaction, job: Job): Knex.QueryBuilder =>
    trx('verification_jobs').where({ job_id: job.jobId, lease_token: job.leaseToken });
  return {
    claim: async (track, leaseMs) => {
      // An idle worker looks often; only a look that finds something takes the write lock.
      if (!(await available(database.read, track, times()).first('job_id'))) return null;
      return database.write((trx) => claim(trx, database, options, track, times(), after(leaseMs)));
    },
    extend: (job, leaseMs) =>
      database.write(async (trx) => (await own(trx, job).update({ available_at: after(leaseMs) })) === 1),
    complete: (job, result) =>
      database.write((trx) => complete(trx, database, { job, result, at: after(0), tracks: options.tracks })),
    release: (job, pauseMs, countsAsTry) =>
      database.write(async (trx) => {
        const attempts = countsAsTry ? job.attempt : job.attempt - 1;
        await own(trx, job).update({ lease_token: null, attempts, available_at: after(pauseMs) });
      }),
    counts: () => countJobs(database, times()),
  };
}

/** A lease that has run out does not count: its job waits for another worker. */
const COUNTS = `count(*) AS jobs, min(s.created_at) AS oldest,
  count(CASE WHEN j.lease_token IS NOT NULL AND j.available_at > ? AND j.available_at <= ? THEN 1 END) AS leased`;

async function countJobs(database: Database, { now, furthest }: Times): ReturnType<JobQueue['counts']> {
  const [row] = await database
    .read('verification_jobs as j')
    .join('verification_submissions as s', 's.submission_id', 'j.submission_id')
    .select<JobCounts[]>(database.read.raw(COUNTS, [now, furthest]));
  const { jobs = 0, leased = 0, oldest = null } = row ?? {};
  const oldestSeconds = oldest ? Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000) : 0;
  return { waiting: jobs - leased, leased, oldestSeconds };
}

/** Addresses are served in turn, and each in the order in which its jobs came. */
function available(
  source: Knex | Knex.Transaction,
  track: Track,
  { now, furthest }: Times,
): Knex.QueryBuilder {
  const jobs = source('verification_jobs as j')
    .where({ track })
    // Wrapped, so that no planner takes the index of that time and then sorts all that wait.
    .whereRaw("(coalesce(j.available_at, '') <= ? OR coalesce(j.available_at, '') > ?)", [now, furthest])
    .orderBy(['turn', 'job_id']);
  if (track === 'replay') return jobs;
  // A process of an older version queues both tracks at once.
  return jobs.whereNotExists(
    source('verification_jobs as r')
      .whereRaw("r.record_id = j.record_id AND r.track = 'replay' AND r.submission_id = j.submission_id")
      .select('r.job_id'),
  );
}

/**
 * The turn of a client's next job: after its own last one, and not before the first one that waits. So a client with many
 * jobs is passed by one with few, and a client that was away gets no turns in advance.
 */
export function nextTurn(trx: Knex.Transaction, track: Track, clientAddress: string): Knex.Raw {
  return trx.raw(
    `(SELECT CASE WHEN own > first THEN own ELSE first END FROM (SELECT
      coalesce((SELECT max(turn) + 1 FROM verification_jobs WHERE track = ? AND client_address = ?), 0) AS own,
      coalesce((SELECT min(turn) FROM verification_jobs WHERE track = ?), 0) AS first) AS turns)`,
    [track, clientAddress, track],
  );
}

async function claim(
  trx: Knex.Transaction,
  database: Database,
  options: QueueOptions,
  track: Track,
  times: Times,
  leaseEnd: string,
): Promise<Job | null> {
  const next = available(trx, track, times).first<JobRow | undefined>();
  const row = await (database.kind === 'postgres' ? next.forUpdate().skipLocked() : next);
  if (!row) return null;
  const leaseToken = options.randomText();
  const attempt = row.attempts + 1;
  await trx('verification_jobs')
    .where({ job_id: row.job_id })
    .update({ lease_token: leaseToken, attempts: attempt, available_at: leaseEnd });
  const submission = await trx('verification_submissions')
    .where('submission_id', row.submission_id)
    .first<SubmissionRow>('map_uid', 'map_sha256', 'replay_sha256', 'run_time_ms', 'run_account_id');
  const record = await trx('verification_records').where('record_id', row.record_id).first<RecordRow>();
  const { run_time_ms: timeMs, run_account_id: accountId } = submission;
  return {
    jobId: row.job_id,
    leaseToken,
    submissionId: row.submission_id,
    recordId: row.record_id,
    track: row.track,
    attempt,
    // Once the record's map is certain, the files have to be of that one.
    mapUid: isSettled(record) ? record.map_uid : submission.map_uid,
    mapSha256: submission.map_sha256,
    replaySha256: submission.replay_sha256,
    run: timeMs !== null && accountId !== null ? { timeMs, accountId } : null,
  };
}

interface Completion {
  job: Job;
  result: Result;
  at: string;
  tracks: readonly Track[];
}

async function complete(trx: Knex.Transaction, database: Database, completion: Completion): Promise<boolean> {
  const { job, result, at } = completion;
  const locked = (await lockRecords(trx, database, [{ recordId: job.recordId, mapUid: job.mapUid, at }])).get(
    job.recordId,
  );
  if (!locked) return false;
  const { row } = locked;
  const mine = { job_id: job.jobId, lease_token: job.leaseToken };
  if (isSettled(row) && row.map_uid !== job.mapUid) {
    const free = { lease_token: null, attempts: job.attempt - 1, available_at: at };
    await trx('verification_jobs').where(mine).update(free);
    return false;
  }
  const own = await trx('verification_jobs')
    .where(mine)
    .first<{ client_address: string } | undefined>('client_address');
  if (!own || (await trx('verification_jobs').where(mine).delete()) === 0) return false;
  const deepStatus =
    job.track === 'replay' ? await decideDeepTrack(trx, row, completion, own.client_address) : null;
  await closeJob(trx, completion);
  const change: RecordChange = { recordId: job.recordId, mapUid: row.map_uid, at, entries: [] };
  if (await counts(trx, row, job, result)) {
    change.mapUid = job.mapUid;
    change.entries.push(entryOf(job.track, result, at));
    change.evidence = evidenceOf(job, result);
  }
  if (deepStatus) change.entries.push(deepStatus);
  if (change.entries.length === 0) return true;
  await saveRecords(trx, [{ before: row, after: changed(row, change) }]);
  return true;
}

/**
 * After its replay was verified: queues the deep track of a submission whose files do not contradict themselves, and drops
 * one that was queued in advance for files that do. Returns the new entry of the deep track, or null when it stays.
 */
async function decideDeepTrack(
  trx: Knex.Transaction,
  row: RecordRow,
  { job, result, at, tracks }: Completion,
  clientAddress: string,
): Promise<RecordChange['entries'][number] | null> {
  const ofSubmission = { submission_id: job.submissionId, track: 'deep' };
  const isSound = result.status === 'pass' || result.status === 'pending';
  const isCertain = row.deep_status === 'pass' && row.deep_confidence === 'high';
  const isWanted = tracks.includes('deep') && isSound && !isCertain;
  await trx('verification_submissions')
    .where({ submission_id: job.submissionId })
    .update({ run_time_ms: result.run?.timeMs ?? null, run_account_id: result.run?.accountId ?? null });
  const isQueued = (await trx('verification_jobs').where(ofSubmission).first('job_id')) !== undefined;
  const isWaiting = row.deep_status === 'pending' && row.deep_reason_code === 'awaiting_processing';
  if (!isWanted) {
    if (!isQueued) return null;
    await trx('verification_jobs').where(ofSubmission).delete();
    await trx('verification_submissions')
      .where({ submission_id: job.submissionId })
      .decrement('open_jobs', 1);
    const others = trx('verification_jobs').where({ record_id: job.recordId, track: 'deep' });
    return isWaiting && !(await others.first('job_id')) ? { ...NOT_RUN, track: 'deep' } : null;
  }
  if (!isQueued) {
    await trx('verification_jobs').insert({
      ...ofSubmission,
      record_id: job.recordId,
      available_at: at,
      client_address: clientAddress,
      turn: nextTurn(trx, 'deep', clientAddress),
    });
    await trx('verification_submissions')
      .where({ submission_id: job.submissionId })
      .update({ has_deep: 1, open_jobs: trx.raw('open_jobs + 1') });
  }
  return keepsEntry(row, 'deep') || isWaiting ? null : { ...WAITING, track: 'deep' };
}

const NO_RESULT = { confidence: null, policy_version: null, checked_at: null } as const;
const NOT_RUN = { ...NO_RESULT, status: 'not_run', reason_code: 'not_run' } as const;

/** An entry of a track that waits for its verifier. */
export const WAITING = { ...NO_RESULT, status: 'pending', reason_code: 'awaiting_processing' } as const;

async function closeJob(trx: Knex.Transaction, { job, at }: Completion): Promise<void> {
  await trx('verification_submissions')
    .where({ submission_id: job.submissionId })
    .update({
      open_jobs: trx.raw('open_jobs - 1'),
      finished_at: trx.raw('CASE WHEN open_jobs = 1 THEN ? ELSE finished_at END', [at]),
    });
}

/** Returns a result as an entry of its track. */
export function entryOf(
  track: Track,
  { status, reason_code, confidence, policy_version }: Result,
  at: string,
): RecordChange['entries'][number] {
  return { track, status, reason_code, confidence, policy_version, checked_at: at };
}

/** Returns what a result of the replay track rests on. */
export function evidenceOf(
  { submissionId }: Pick<Job, 'submissionId'>,
  { findings = [], run }: Result,
): ReplayEvidence {
  return {
    replay_findings: JSON.stringify(findings),
    replay_submission_id: submissionId,
    run_time_ms: run?.timeMs ?? null,
    run_account_id: run?.accountId ?? null,
  };
}

async function counts(trx: Knex.Transaction, row: RecordRow, job: Job, result: Result): Promise<boolean> {
  const order = precedence(row, job.track, result);
  if (order !== 'if newest') return order === 'always';
  const own = trx('verification_submissions').where({ submission_id: job.submissionId }).select('sequence');
  const newer = trx('verification_submissions')
    .where({ record_id: job.recordId })
    .where('sequence', '>', own);
  if (job.track === 'deep') newer.where({ has_deep: 1 });
  return (await newer.first('sequence')) === undefined;
}
