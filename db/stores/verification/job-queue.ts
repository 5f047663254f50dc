import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { BLOCKED } from '../../writes/blocked-accounts.js';
import { completeJob, endDeepJobs } from './complete-job.js';
import type { Verdict, ReplayRun } from './verdict.js';
import type { RecordRow, Track } from './record-row.js';
import { isImported } from './transitions.js';

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
  run: ReplayRun | null;
}

/** The queue of verifications, shared by any number of workers. A lease that runs out makes its job free again. */
export interface JobQueue {
  /** Leases the job of a track whose turn it is, or returns null when none waits. */
  claim: (track: Track, leaseMs: number) => Promise<Job | null>;
  /** Prolongs a lease; false when it was lost in the meantime. */
  extend: (job: Job, leaseMs: number) => Promise<boolean>;
  /**
   * Stores a verdict, removes the job, and returns what was stored: a pass may have become `manual_review`, since its run or its
   * map is known otherwise. A replay that passed or needs a person queues the deep track of its submission.
   * Null, and nothing stored, when the lease was lost, or when an operator has imported another map meanwhile: then the job
   * is free again, to be verified by that map.
   */
  complete: (job: Job, verdict: Verdict) => Promise<Verdict | null>;
  /** Gives a job back, to be tried again after a pause; a try that was only broken off need not count. */
  release: (job: Job, pauseMs: number, countsAsTry: boolean) => Promise<void>;
  /**
   * Where no verifier of the deep track exists: ends its jobs once no process that has one has queued or tried any for a day; what they
   * wait for is not run. Returns how many.
   */
  endUnserved: () => Promise<number>;
  /** Returns how many jobs wait and are leased, and for how many seconds the oldest one of each track has been there. */
  counts: () => Promise<{ waiting: number; leased: number; oldestSeconds: Record<Track, number> }>;
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
  run_checkpoints_ms: string | null;
}

interface JobCounts {
  track: Track;
  jobs: number | string;
  leased: number | string;
  oldest: string;
}

/**
 * The longest lease and the longest pause. A job that would wait longer got its time from a clock that was set back since, and is
 * free at once.
 */
const MAX_WAIT_MS = 600_000;

/** Another process may have the verifier: its own pauses, and an outage of a night, are shorter. */
const UNSERVED_MS = 86_400_000;
const ENDED_AT_ONCE = 100;

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
      return database.write((trx) => claim(trx, options, track, times(), after(leaseMs)));
    },
    extend: (job, leaseMs) =>
      database.write(async (trx) => (await own(trx, job).update({ available_at: after(leaseMs) })) === 1),
    complete: (job, verdict) =>
      database.write(async (trx) => {
        const blocked = await database.remember(BLOCKED, trx);
        return completeJob(trx, { job, verdict, at: after(0), tracks: options.tracks, blocked });
      }),
    release: (job, pauseMs, countsAsTry) =>
      database.write(async (trx) => {
        const attempts = countsAsTry ? job.attempt : job.attempt - 1;
        await own(trx, job).update({ lease_token: null, attempts, available_at: after(pauseMs) });
      }),
    endUnserved: async () => {
      if (options.tracks.includes('deep')) return 0;
      let ended = 0;
      for (let part = ENDED_AT_ONCE; part === ENDED_AT_ONCE; ended += part)
        part = await database.write((trx) => endUnserved(trx, times(), after(-UNSERVED_MS)));
      return ended;
    },
    counts: () => countJobs(database, times()),
  };
}

async function endUnserved(trx: Knex.Transaction, { now, furthest }: Times, since: string): Promise<number> {
  const deepJobs = (): Knex.QueryBuilder => trx('verification_jobs').where({ track: 'deep' });
  // Queueing, leasing and releasing a job each note a time.
  const touched = deepJobs().whereBetween('available_at', [since, furthest]);
  if ((await touched.first('job_id')) !== undefined) return 0;
  const jobs = await deepJobs()
    .orderBy(['turn', 'job_id'])
    .limit(ENDED_AT_ONCE)
    .select<{ jobId: number; submissionId: string; recordId: string }[]>({
      jobId: 'job_id',
      submissionId: 'submission_id',
      recordId: 'record_id',
    });
  await endDeepJobs(trx, jobs, now);
  return jobs.length;
}

/** A lease that has run out does not count: its job waits for another worker. */
const COUNTS = `j.track, count(*) AS jobs, min(s.created_at) AS oldest,
  count(CASE WHEN j.lease_token IS NOT NULL AND j.available_at > ? AND j.available_at <= ? THEN 1 END) AS leased`;

async function countJobs(database: Database, { now, furthest }: Times): ReturnType<JobQueue['counts']> {
  const rows = await database
    .read('verification_jobs as j')
    .join('verification_submissions as s', 's.submission_id', 'j.submission_id')
    .groupBy('j.track')
    .select<JobCounts[]>(database.read.raw(COUNTS, [now, furthest]));
  const counts = { waiting: 0, leased: 0, oldestSeconds: { replay: 0, deep: 0 } };
  for (const { track, jobs, leased, oldest } of rows) {
    counts.waiting += Number(jobs) - Number(leased);
    counts.leased += Number(leased);
    counts.oldestSeconds[track] = Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000);
  }
  return counts;
}

/** Addresses are served in turn, and each in the order in which its jobs came. */
function available(
  source: Knex | Knex.Transaction,
  track: Track,
  { now, furthest }: Times,
): Knex.QueryBuilder {
  return source('verification_jobs')
    .where({ track })
    .whereRaw('(available_at <= ? OR available_at > ?)', [now, furthest])
    .orderBy(['turn', 'job_id']);
}

async function claim(
  trx: Knex.Transaction,
  options: QueueOptions,
  track: Track,
  times: Times,
  leaseEnd: string,
): Promise<Job | null> {
  const row = await available(trx, track, times).first<JobRow | undefined>();
  if (!row) return null;
  const leaseToken = options.randomText();
  const attempt = row.attempts + 1;
  await trx('verification_jobs')
    .where({ job_id: row.job_id })
    .update({ lease_token: leaseToken, attempts: attempt, available_at: leaseEnd });
  const submission = await trx('verification_submissions')
    .where('submission_id', row.submission_id)
    .first<SubmissionRow>(
      'map_uid',
      'map_sha256',
      'replay_sha256',
      'run_time_ms',
      'run_account_id',
      'run_checkpoints_ms',
    );
  const record = await trx('verification_records').where('record_id', row.record_id).first<RecordRow>();
  return {
    jobId: row.job_id,
    leaseToken,
    submissionId: row.submission_id,
    recordId: row.record_id,
    track: row.track,
    attempt,
    // Where an operator has said which map it is, the files have to be of that one.
    mapUid: isImported(record) ? record.map_uid : submission.map_uid,
    mapSha256: submission.map_sha256,
    replaySha256: submission.replay_sha256,
    run: parseRun(submission),
  };
}

function parseRun({ run_time_ms, run_account_id, run_checkpoints_ms }: SubmissionRow): ReplayRun | null {
  if (run_time_ms === null || run_account_id === null) return null;
  const checkpointsMs = run_checkpoints_ms === null ? null : (JSON.parse(run_checkpoints_ms) as number[]);
  return { timeMs: run_time_ms, accountId: run_account_id, checkpointsMs };
}
