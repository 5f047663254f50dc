import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { toEntry, toEvidence, type Verdict } from './verdict.js';
import { applyChange, readRecords, saveRecords } from './record-changes.js';
import { parseRun, type RecordRow } from './record-row.js';
import { BLOCKED, type BlockedAccounts } from '../../writes/blocked-accounts.js';
import { forgetClaims, rememberPass } from './verdict-memory.js';

/** A record whose replay verdict came from a submission, with the files that it may rest on, the most likely first. */
export interface RecheckCandidate {
  row: RecordRow;
  submissions: SubmittedFiles[];
}

/** The digests of the two files of a submission. */
interface SubmittedFiles {
  submissionId: string;
  mapSha256: string;
  replaySha256: string;
}

/** Puts stored verdicts through the present policy. */
export interface Rechecks {
  /**
   * Returns the next candidates after one, of those whose verdict was reached before a time, the oldest first: the first run that
   * passed is remembered. An empty list at the end.
   */
  list: (before: string, after: RecordRow | null, limit: number) => Promise<RecheckCandidate[]>;
  /** Returns the files that a record's replay verdict may rest on. */
  filesOf: (row: RecordRow) => Promise<SubmittedFiles[]>;
  /**
   * Stores a new verdict in the place of a candidate's, whatever it was, and returns it: a pass may have become
   * `manual_review`. `overtaken`, and nothing stored, when the record has another verdict meanwhile.
   */
  apply: (row: RecordRow, submissionId: string, verdict: Verdict) => Promise<Applied>;
}

/** What came of a recheck. */
interface Applied {
  outcome: 'changed' | 'unchanged' | 'overtaken';
  verdict: Verdict;
}

const MAX_SUBMISSIONS = 10;

/** Returns the store of rechecks. */
export function createRechecks(database: Database, now: () => Date): Rechecks {
  return {
    list: async (before, after, limit) => {
      const rows = await listRows(database.read, { before, after, limit });
      return Promise.all(
        rows.map(async (row) => ({ row, submissions: await listFiles(database.read, row) })),
      );
    },
    filesOf: (row) => listFiles(database.read, row),
    apply: (row, submissionId, verdict) =>
      database.write(async (trx) => {
        const blocked = await database.remember(BLOCKED, trx);
        return apply(trx, { row, submissionId, verdict, blocked, at: now().toISOString() });
      }),
  };
}

async function listRows(
  read: Knex,
  { before, after, limit }: { before: string; after: RecordRow | null; limit: number },
): Promise<RecordRow[]> {
  const rows = read<RecordRow>('verification_records')
    .where('replay_origin', 'submission')
    .where('replay_updated_at', '<', before)
    .whereNot('replay_reason_code', 'awaiting_processing');
  if (after?.replay_updated_at) {
    const at = after.replay_updated_at;
    rows.whereRaw('(replay_updated_at > ? OR (replay_updated_at = ? AND record_id < ?))', [
      at,
      at,
      after.record_id,
    ]);
  }
  return await rows
    .orderBy([{ column: 'replay_updated_at' }, { column: 'record_id', order: 'desc' }])
    .limit(limit);
}

/** The submission that a verdict rests on is known from policy replay-2 on; before, it may be any of the record. */
async function listFiles(read: Knex, row: RecordRow): Promise<SubmittedFiles[]> {
  const submissions = read('verification_submissions').where('record_id', row.record_id);
  if (row.replay_submission_id !== null) submissions.where('submission_id', row.replay_submission_id);
  const found = await submissions
    .orderBy('sequence', 'desc')
    .limit(MAX_SUBMISSIONS)
    .select<{ submission_id: string; map_sha256: string; replay_sha256: string }[]>(
      'submission_id',
      'map_sha256',
      'replay_sha256',
    );
  return found.map(({ submission_id, map_sha256, replay_sha256 }) => ({
    submissionId: submission_id,
    mapSha256: map_sha256,
    replaySha256: replay_sha256,
  }));
}

async function apply(
  trx: Knex.Transaction,
  {
    row: known,
    submissionId,
    verdict: reached,
    blocked,
    at,
  }: { row: RecordRow; submissionId: string; verdict: Verdict; blocked: BlockedAccounts; at: string },
): Promise<Applied> {
  const { record_id: recordId, map_uid: mapUid } = known;
  const row = (await readRecords(trx, [recordId])).get(recordId);
  const isOvertaken =
    row?.replay_updated_at !== known.replay_updated_at ||
    row.replay_origin !== 'submission' ||
    row.map_uid !== mapUid;
  if (isOvertaken) return { outcome: 'overtaken', verdict: reached };
  const verdict = await rememberPass(trx, { recordId, mapUid, at, isEntry: true }, reached, blocked);
  if (verdict.status !== 'pass') await forgetClaims(trx, [recordId]);
  const evidence = toEvidence({ submissionId }, verdict);
  const entries = [toEntry('replay', verdict, at)];
  const after = applyChange(row, { recordId, mapUid, at, entries, evidence });
  const compared = ['status', 'reason_code', 'confidence', 'policy_version', 'findings'] as const;
  const isSame = compared.every((field) => row[`replay_${field}`] === after[`replay_${field}`]);
  if (isSame && isDeepStrictEqual(parseRun(row, 'replay'), parseRun(after, 'replay')))
    return { outcome: 'unchanged', verdict };
  await saveRecords(trx, [after]);
  return { outcome: 'changed', verdict };
}
