import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { BLOCKED, type BlockedAccounts } from '../../writes/blocked-accounts.js';
import { decide, holdsEntry, isImported } from './decide.js';
import { rememberPass } from './map-pins.js';
import {
  parseRun,
  readRecords,
  saveRecords,
  toRunColumns,
  type EntryRun,
  type RunColumns,
  type Track,
} from './record.js';
import type { Verdict } from './verdict.js';

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
  run: EntryRun;
}

/** The queue of verifications, shared by any number of workers. A lease that runs out makes its job free again. */
export interface Jobs {
  /** Leases the job of a track whose turn it is, or returns null when none waits. */
  claim: (track: Track, leaseMs: number) => Promise<Job | null>;
  /** Prolongs a lease; false when it was lost in the meantime. */
  extend: (job: Job, leaseMs: number) => Promise<boolean>;
  /**
   * Stores a verdict, removes the job, and returns what was stored: a pass may have become `manual_review`, because its run or its
   * map is known otherwise. A replay that passed or needs a person queues the deep track of its submission.
   * Null, and nothing stored, when the lease was lost, or when an operator has imported another map meanwhile: then the job
   * is free again, to be verified by that map.
   */
  complete: (job: Job, verdict: Verdict) => Promise<Verdict | null>;
  /** Gives a job back, to be tried again after a pause; a try that was only broken off need not count. */
  release: (job: Job, pauseMs: number, countsAsTry: boolean) => Promise<void>;
  /** Returns how many jobs wait and are leased, and for how many seconds the oldest one of each track has been there. */
  counts: () => Promise<{ waiting: number; leased: number; oldestSeconds: Record<Track, number> }>;
}

interface JobOptions {
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
  client_address: string;
}

type SubmissionRow = RunColumns & Record<'map_uid' | 'map_sha256' | 'replay_sha256', string>;

/**
 * The longest lease and the longest pause. A job that would wait longer is free at once, because the clock was set back after its time
 * was noted.
 */
const MAX_WAIT_MS = 600_000;

/** Returns the store of verification jobs. */
export function createJobs(database: Database, { tracks, now, randomText }: JobOptions): Jobs {
  const after = (milliseconds: number): string =>
    new Date(now().getTime() + Math.min(milliseconds, MAX_WAIT_MS)).toISOString();
  const own = (trx: Knex, { jobId, leaseToken }: Job): Knex.QueryBuilder =>
    trx('verification_jobs').where({ job_id: jobId, lease_token: leaseToken });
  /** Addresses are served in turn, and each in the order in which its jobs came. */
  const next = (read: Knex, track: Track): Promise<JobRow | undefined> =>
    read('verification_jobs')
      .where({ track })
      .whereRaw('(available_at <= ? OR available_at > ?)', [after(0), after(MAX_WAIT_MS)])
      .orderBy(['turn', 'job_id'])
      .first();
  return {
    claim: async (track, leaseMs) => {
      // An idle worker looks often; only a look that finds something takes the write lock.
      if (!(await next(database.read, track))) return null;
      return database.write(async (trx) => {
        const row = await next(trx, track);
        return row ? lease(trx, row, { lease_token: randomText(), available_at: after(leaseMs) }) : null;
      });
    },
    extend: (job, leaseMs) =>
      database.write(async (trx) => (await own(trx, job).update({ available_at: after(leaseMs) })) === 1),
    complete: (job, verdict) =>
      database.write(async (trx) => {
        // After the job was claimed, `players erase` may have given the record another id.
        const row = await own(trx, job).first<JobRow | undefined>();
        if (!row) return null;
        const blocked = await database.remember(BLOCKED, trx);
        return complete(trx, { job, row, verdict, blocked, at: after(0), hasDeep: tracks.includes('deep') });
      }),
    release: (job, pauseMs, countsAsTry) =>
      database.write(async (trx) => {
        const attempts = countsAsTry ? job.attempt : job.attempt - 1;
        await own(trx, job).update({ lease_token: null, attempts, available_at: after(pauseMs) });
      }),
    counts: () => countJobs(database.read, [after(0), after(MAX_WAIT_MS)]),
  };
}

/**
 * Queues a job. Its turn is after the client's own last one, and not before the first one that waits: so a client with many jobs is passed
 * by one with few, and a client that was away gets no turns in advance.
 */
export async function insertJob(
  trx: Knex.Transaction,
  job: Pick<JobRow, 'submission_id' | 'record_id' | 'track' | 'client_address'>,
  at: string,
): Promise<void> {
  const { track, client_address: address } = job;
  const turn = trx.raw(
    `(SELECT CASE WHEN own > first THEN own ELSE first END FROM (SELECT
      coalesce((SELECT max(turn) + 1 FROM verification_jobs WHERE track = ? AND client_address = ?), 0) AS own,
      coalesce((SELECT min(turn) FROM verification_jobs WHERE track = ?), 0) AS first) AS turns)`,
    [track, address, track],
  );
  await trx('verification_jobs').insert({ ...job, available_at: at, turn });
}

async function lease(
  trx: Knex.Transaction,
  row: JobRow,
  leased: { lease_token: string; available_at: string },
): Promise<Job> {
  const attempt = row.attempts + 1;
  await trx('verification_jobs')
    .where({ job_id: row.job_id })
    .update({ ...leased, attempts: attempt });
  const submission = await ofSubmission(trx, row.submission_id).first<SubmissionRow>();
  const record = (await readRecords(trx, [row.record_id])).get(row.record_id);
  return {
    jobId: row.job_id,
    leaseToken: leased.lease_token,
    submissionId: row.submission_id,
    recordId: row.record_id,
    track: row.track,
    attempt,
    // Where an operator has said which map it is, the files have to be of that one.
    mapUid: record && isImported(record) ? record.replay.map_uid : submission.map_uid,
    mapSha256: submission.map_sha256,
    replaySha256: submission.replay_sha256,
    run: parseRun(submission),
  };
}

/** A job whose verifier is done. */
interface Completion {
  job: Job;
  row: JobRow;
  verdict: Verdict;
  blocked: BlockedAccounts;
  at: string;
  hasDeep: boolean;
}

async function complete(
  trx: Knex.Transaction,
  { job, row, verdict: result, blocked, at, hasDeep }: Completion,
): Promise<Verdict | null> {
  const { record_id: recordId, submission_id: submissionId, client_address } = row;
  const { track, mapUid } = job;
  const record = (await readRecords(trx, [recordId])).get(recordId);
  if (!record) throw new Error(`Job ${job.jobId} is for record ${recordId}, which is not stored.`);
  const own = trx('verification_jobs').where({ job_id: job.jobId });
  if (isImported(record) && record.replay.map_uid !== mapUid) {
    await own.update({ lease_token: null, attempts: job.attempt - 1, available_at: at });
    return null;
  }
  await own.delete();
  const run = track === 'deep' ? job.run : (result.run ?? null);
  let verdict: Verdict = { ...result, run };
  if (track === 'replay') {
    const isEntry = holdsEntry(record, mapUid, verdict);
    verdict = await rememberPass(trx, { recordId, mapUid, at, isEntry }, verdict, blocked);
    await ofSubmission(trx, submissionId).update(toRunColumns(verdict.run ?? null));
  }
  const isNewest = await isNewestOf(trx, row);
  const deepWaits = await waitsForDeep(trx, recordId);
  const reached = { track, mapUid, submissionId, verdict, run, at, isNewest, hasDeep, deepWaits };
  const decided = decide(record, reached);
  if (decided.queuesDeep) {
    const deep = { submission_id: submissionId, record_id: recordId, track: 'deep', client_address } as const;
    await insertJob(trx, deep, at);
    await ofSubmission(trx, submissionId).update({ has_deep: 1, open_jobs: trx.raw('open_jobs + 1') });
  }
  await closeJob(trx, submissionId, at);
  if (decided.record !== record) await saveRecords(trx, [decided.record]);
  return verdict;
}

function ofSubmission(trx: Knex.Transaction, submissionId: string): Knex.QueryBuilder {
  return trx('verification_submissions').where({ submission_id: submissionId });
}

async function closeJob(trx: Knex.Transaction, submissionId: string, at: string): Promise<void> {
  await ofSubmission(trx, submissionId).update({
    open_jobs: trx.raw('open_jobs - 1'),
    finished_at: trx.raw('CASE WHEN open_jobs = 1 THEN ? ELSE finished_at END', [at]),
  });
}

/** A newer submission counts on the deep track once its own replay has led to a deep job. */
async function isNewestOf(
  trx: Knex.Transaction,
  { record_id, submission_id, track }: JobRow,
): Promise<boolean> {
  const newer = trx('verification_submissions')
    .where({ record_id, ...(track === 'deep' && { has_deep: 1 }) })
    .where('sequence', '>', ofSubmission(trx, submission_id).select('sequence'));
  return (await newer.first('sequence')) === undefined;
}

async function waitsForDeep(trx: Knex.Transaction, recordId: string): Promise<boolean> {
  const jobs = trx('verification_jobs').where({ record_id: recordId, track: 'deep' });
  return (await jobs.first('job_id')) !== undefined;
}

/** A lease that has run out does not count: its job waits for another worker. */
const COUNTS = `j.track, count(*) AS jobs, min(s.created_at) AS oldest,
  count(CASE WHEN j.lease_token IS NOT NULL AND j.available_at > ? AND j.available_at <= ? THEN 1 END) AS leased`;

async function countJobs(read: Knex, [now, furthest]: readonly [string, string]): ReturnType<Jobs['counts']> {
  const rows = await read('verification_jobs as j')
    .join('verification_submissions as s', 's.submission_id', 'j.submission_id')
    .groupBy('j.track')
    .select<{ track: Track; jobs: number; leased: number; oldest: string }[]>(
      read.raw(COUNTS, [now, furthest]),
    );
  const counts = { waiting: 0, leased: 0, oldestSeconds: { replay: 0, deep: 0 } };
  for (const { track, jobs, leased, oldest } of rows) {
    counts.waiting += jobs - leased;
    counts.leased += leased;
    counts.oldestSeconds[track] = Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000);
  }
  return counts;
}
