/** What a verifier found out, and the entries of a record's tracks that come of it. */
import type { RecordChange } from './record-changes.js';
import type { Fingerprint } from './verdict-memory.js';
import type { EntryRun, ReplayEvidence, Track, VerificationEntry } from './record-row.js';

/** A run: race time in ms, the account (a UUID) that drove it, and its checkpoints in ms, the finish last; null where they are not known. */
export interface ReplayRun {
  timeMs: number;
  accountId: string;
  checkpointsMs: readonly number[] | null;
}

/** A rule that the files break, and what was found there, with its numbers. */
export interface Finding {
  rule: string;
  detail: string;
}

/** What a verifier found out. */
export type Verdict = Pick<VerificationEntry, 'status' | 'reason_code' | 'confidence' | 'policy_version'> & {
  /** The rules that the files break. */
  findings?: readonly Finding[];
  run?: ReplayRun | null;
  /** What a pass is remembered by. */
  fingerprint?: Fingerprint | undefined;
};

const NO_RESULT = { confidence: null, policy_version: null, checked_at: null, run: null } as const;

/** An entry of a track that is not run. */
export const NOT_RUN = { ...NO_RESULT, status: 'not_run', reason_code: 'not_run' } as const;

/** An entry of a track that waits for its verifier. */
export const WAITING = { ...NO_RESULT, status: 'pending', reason_code: 'awaiting_processing' } as const;

/** Returns a verdict as an entry of its track. */
export function toEntry(
  track: Track,
  { status, reason_code, confidence, policy_version, run }: Verdict,
  at: string,
): RecordChange['entries'][number] {
  return { track, status, reason_code, confidence, policy_version, checked_at: at, run: toEntryRun(run) };
}

/** Returns a run as the API shows it. */
export function toEntryRun(run: ReplayRun | null | undefined): EntryRun {
  if (!run) return null;
  const { accountId: account_id, timeMs: time_ms, checkpointsMs } = run;
  return { account_id, time_ms, checkpoints_ms: checkpointsMs && [...checkpointsMs] };
}

/** Returns what a verdict of the replay track rests on. */
export function toEvidence(
  { submissionId }: { submissionId: string },
  { findings = [] }: Verdict,
): ReplayEvidence {
  return {
    replay_findings: JSON.stringify(findings.map(({ rule, detail }) => `${rule}: ${detail}`)),
    replay_submission_id: submissionId,
  };
}
