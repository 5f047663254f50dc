import type { Knex } from 'knex';
import type { Job } from './job-queue.js';
import { insertJob } from './insert-job.js';
import { toEntry, toEvidence, NOT_RUN, toEntryRun, WAITING, type Verdict } from './verdict.js';
import { applyChange, markContested, readRecords, saveRecords, type RecordChange } from './record-changes.js';
import { runColumns, type RecordRow, type Track } from './record-row.js';
import type { BlockedAccounts } from '../../writes/blocked-accounts.js';
import { rememberPass } from './verdict-memory.js';
import { holdsEntry, isImported, isOtherRun, keepsEntry, precedence } from './transitions.js';

/** A job whose verifier is done. */
interface Completion {
  job: Job;
  verdict: Verdict;
  at: string;
  /** The tracks that a verifier exists for. */
  tracks: readonly Track[];
  blocked: BlockedAccounts;
}

type Entry = RecordChange['entries'][number];

/**
 * Removes the job, stores what its verdict changes, and returns that, in which a pass may have become `manual_review`; null
 * when the job is not this worker's any more (see `JobQueue`).
 */
export async function completeJob(trx: Knex.Transaction, claimed: Completion): Promise<Verdict | null> {
  const { at } = claimed;
  const { jobId, leaseToken } = claimed.job;
  const own = await trx('verification_jobs')
    .where({ job_id: jobId, lease_token: leaseToken })
    .first<{ record_id: string; client_address: string } | undefined>('record_id', 'client_address');
  if (!own) return null;
  const { record_id: recordId, client_address: clientAddress } = own;
  // Since the job was claimed, `players erase` may have given the record another id.
  const completion = { ...claimed, job: { ...claimed.job, recordId } };
  const { job } = completion;
  const row = (await readRecords(trx, [recordId])).get(recordId);
  if (!row) throw new Error(`Job ${jobId} is for record ${recordId}, which is not stored.`);
  if (!(await takeJob(trx, row, completion))) return null;
  const reached = job.track === 'deep' ? { ...claimed.verdict, run: job.run } : claimed.verdict;
  const isOther = isOtherRun(row, job.mapUid, reached.run ?? null);
  const passed = { recordId, mapUid: job.mapUid, at, isEntry: holdsEntry(row, job.mapUid, reached) };
  const verdict = job.track === 'deep' ? reached : await rememberPass(trx, passed, reached, claimed.blocked);
  const deepEntry =
    job.track === 'replay'
      ? await decideDeepTrack(trx, row, { ...completion, verdict }, { clientAddress, isOther })
      : isOther
        ? await endDeepTrack(trx, row, job)
        : null;
  await closeJob(trx, job, at);
  const change: RecordChange = { recordId, mapUid: row.map_uid, at, entries: [] };
  if (!isOther && (await isDeciding(trx, row, job, verdict))) {
    change.mapUid = job.mapUid;
    change.entries.push(toEntry(job.track, verdict, at));
    change.evidence = toEvidence(job, verdict);
  }
  if (deepEntry) change.entries.push(deepEntry);
  const isContested = isOther && verdict.status === 'pass';
  if (change.entries.length === 0 && !isContested) return verdict;
  const after = applyChange(isContested ? markContested(row, at) : row, change);
  await saveRecords(trx, [after]);
  return verdict;
}

/** What names a job. */
type JobKey = Pick<Job, 'jobId' | 'submissionId' | 'recordId'>;

/** Removes jobs of the deep track that get no verdict. */
export async function endDeepJobs(trx: Knex.Transaction, jobs: readonly JobKey[], at: string): Promise<void> {
  const records = await readRecords(
    trx,
    jobs.map(({ recordId }) => recordId),
  );
  const changed: RecordRow[] = [];
  for (const job of jobs) {
    const { jobId, recordId } = job;
    const before = records.get(recordId);
    if (!before) throw new Error(`Job ${jobId} is for record ${recordId}, which is not stored.`);
    await trx('verification_jobs').where({ job_id: jobId }).delete();
    await closeJob(trx, job, at);
    const entry = await endDeepTrack(trx, before, job);
    if (entry === null) continue;
    const change = { recordId, mapUid: before.map_uid, at, entries: [entry] };
    changed.push(applyChange(before, change));
  }
  await saveRecords(trx, changed);
}

/** Removes a job from the queue; false, and the job is free again, when an operator has imported another map meanwhile. */
async function takeJob(trx: Knex.Transaction, row: RecordRow, { job, at }: Completion): Promise<boolean> {
  const own = trx('verification_jobs').where({ job_id: job.jobId });
  const isFree = isImported(row) && row.map_uid !== job.mapUid;
  await (isFree
    ? own.update({ lease_token: null, attempts: job.attempt - 1, available_at: at })
    : own.delete());
  return !isFree;
}

/**
 * After its replay was verified: queues the deep track of a submission whose files do not contradict themselves, unless they are of
 * another run than the one that passed. Returns the new entry of the deep track, or null when it stays.
 */
async function decideDeepTrack(
  trx: Knex.Transaction,
  row: RecordRow,
  { job, verdict, at, tracks }: Completion,
  { clientAddress, isOther }: { clientAddress: string; isOther: boolean },
): Promise<Entry | null> {
  const isSound = verdict.status === 'pass' || verdict.status === 'pending';
  const isCertain = row.deep_status === 'pass' && row.deep_confidence === 'high';
  await ofSubmission(trx, job).update(runColumns('replay', toEntryRun(verdict.run)));
  if (!tracks.includes('deep') || !isSound || isCertain || isOther) return endDeepTrack(trx, row, job);
  const { submissionId, recordId } = job;
  await insertJob(trx, { submissionId, recordId, track: 'deep', at, clientAddress });
  await ofSubmission(trx, job).update({ has_deep: 1, open_jobs: trx.raw('open_jobs + 1') });
  return keepsEntry(row, 'deep') || isDeepWaiting(row) ? null : { ...WAITING, track: 'deep' };
}

/** Returns the deep track's entry when no verdict comes of a submission: not run, unless it keeps its entry or another job of it waits. */
async function endDeepTrack(trx: Knex.Transaction, row: RecordRow, job: JobKey): Promise<Entry | null> {
  if (!isDeepWaiting(row) || keepsEntry(row, 'deep')) return null;
  const others = trx('verification_jobs').where({ record_id: job.recordId, track: 'deep' });
  return (await others.first('job_id')) === undefined ? { ...NOT_RUN, track: 'deep' } : null;
}

function isDeepWaiting(row: RecordRow): boolean {
  return row.deep_status === 'pending' && row.deep_reason_code === 'awaiting_processing';
}

function ofSubmission(trx: Knex.Transaction, { submissionId }: JobKey): Knex.QueryBuilder {
  return trx('verification_submissions').where({ submission_id: submissionId });
}

async function closeJob(trx: Knex.Transaction, job: JobKey, at: string): Promise<void> {
  await ofSubmission(trx, job).update({
    open_jobs: trx.raw('open_jobs - 1'),
    finished_at: trx.raw('CASE WHEN open_jobs = 1 THEN ? ELSE finished_at END', [at]),
  });
}

/** Returns whether the verdict takes the place of the track's entry. */
async function isDeciding(
  trx: Knex.Transaction,
  row: RecordRow,
  job: Job,
  verdict: Verdict,
): Promise<boolean> {
  const order = precedence(row, job.track, verdict);
  if (order !== 'if newest') return order === 'always';
  const own = ofSubmission(trx, job).select('sequence');
  const newer = trx('verification_submissions')
    .where({ record_id: job.recordId })
    .where('sequence', '>', own);
  // A newer submission counts on the deep track once its own replay has led to a deep job.
  if (job.track === 'deep') newer.where({ has_deep: 1 });
  return (await newer.first('sequence')) === undefined;
}
