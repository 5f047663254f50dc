import type { Knex } from 'knex';
import type { Database } from '../../connection/database.js';
import { BLOCKED, type BlockedAccounts } from '../../writes/blocked-accounts.js';
import { applyChange, toEntry, toEvidence } from './decide.js';
import { forgetClaims, rememberPass } from './map-pins.js';
import { readRecords, saveRecords, type TrackRow } from './record.js';
import type { Verdict } from './verdict.js';

/** The digests of the two files of a submission. */
interface SubmittedFiles {
  mapSha256: string;
  replaySha256: string;
}

/** Puts stored verdicts of the replay track through the present policy. */
export interface Rechecks {
  /**
   * Returns the next verdicts on submissions after one, of those that were reached before a time, the oldest first, because the first run
   * that passed is remembered. An empty list at the end.
   */
  list: (before: string, after: TrackRow | null, limit: number) => Promise<TrackRow[]>;
  /** Returns the files that a verdict rests on; undefined where its submission is not known, or no longer. */
  filesOf: (row: TrackRow) => Promise<SubmittedFiles | undefined>;
  /**
   * Stores a new verdict in place of the former one, whatever that was, and returns it: a pass may have become
   * `manual_review`. `overtaken`, and nothing stored, when the record has another verdict meanwhile.
   */
  apply: (row: TrackRow, verdict: Verdict) => Promise<Applied>;
}

/** What came of a recheck. */
interface Applied {
  outcome: 'changed' | 'unchanged' | 'overtaken';
  verdict: Verdict;
}

/** Returns the store of rechecks. */
export function createRechecks(database: Database, now: () => Date): Rechecks {
  return {
    list: (before, after, limit) => listRows(database.read, { before, after, limit }),
    filesOf: ({ submission_id }) =>
      database
        .read('verification_submissions')
        .where({ submission_id: submission_id ?? '' })
        .first<SubmittedFiles | undefined>({ mapSha256: 'map_sha256', replaySha256: 'replay_sha256' }),
    apply: (row, verdict) =>
      database.write(async (trx) => {
        const blocked = await database.remember(BLOCKED, trx);
        return apply(trx, row, verdict, blocked, now().toISOString());
      }),
  };
}

async function listRows(
  read: Knex,
  { before, after, limit }: { before: string; after: TrackRow | null; limit: number },
): Promise<TrackRow[]> {
  const rows = read<TrackRow>('verification_records')
    // An expression: SQLite would look for the track, and sort all of it.
    .whereRaw(`track || '' = 'replay'`)
    .where({ origin: 'submission' })
    .where('updated_at', '<', before)
    .whereNot('reason_code', 'awaiting_processing');
  if (after?.updated_at) {
    const at = after.updated_at;
    rows.whereRaw('(updated_at > ? OR (updated_at = ? AND record_id < ?))', [at, at, after.record_id]);
  }
  return await rows.orderBy([{ column: 'updated_at' }, { column: 'record_id', order: 'desc' }]).limit(limit);
}

async function apply(
  trx: Knex.Transaction,
  { record_id: recordId, map_uid: mapUid, submission_id, updated_at }: TrackRow,
  reached: Verdict,
  blocked: BlockedAccounts,
  at: string,
): Promise<Applied> {
  const record = (await readRecords(trx, [recordId])).get(recordId);
  const { replay } = record ?? {};
  if (
    !record ||
    replay?.updated_at !== updated_at ||
    replay.map_uid !== mapUid ||
    replay.origin !== 'submission'
  )
    return { outcome: 'overtaken', verdict: reached };
  const verdict = await rememberPass(trx, { recordId, mapUid, at, isEntry: true }, reached, blocked);
  if (verdict.status !== 'pass') await forgetClaims(trx, [recordId]);
  const evidence = toEvidence(submission_id ?? '', verdict);
  const after = applyChange(record, { mapUid, at, entries: [toEntry('replay', verdict, at)], evidence });
  const isSame = COMPARED.every((field) => replay[field] === after.replay[field]);
  if (!isSame) await saveRecords(trx, [after]);
  return { outcome: isSame ? 'unchanged' : 'changed', verdict };
}

const COMPARED = [
  'status',
  'reason_code',
  'confidence',
  'policy_version',
  'findings',
  'run_time_ms',
  'run_account_id',
  'run_checkpoints_ms',
] as const;
