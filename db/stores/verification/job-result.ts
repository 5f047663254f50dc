/** What a verifier found out, and the entries of a record's tracks that come of it. */
import type { RecordChange } from './record-changes.js';
import type { ReplayEvidence, Track, VerificationEntry } from './record-row.js';

/** A run: race time in ms and the account (a UUID) that drove it. */
export interface Run {
  timeMs: number;
  accountId: string;
}

/** A rule that the files break, and what was found there, with its numbers, where the rule has any. */
export interface Finding {
  rule: string;
  detail: string | null;
}

/** What a verifier found out. */
export type Result = Pick<VerificationEntry, 'status' | 'reason_code' | 'confidence' | 'policy_version'> & {
  /** The rules that the files break. */
  findings?: readonly Finding[];
  run?: Run | null;
};

const NO_RESULT = { confidence: null, policy_version: null, checked_at: null } as const;

/** An entry of a track that is not run. */
export const NOT_RUN = { ...NO_RESULT, status: 'not_run', reason_code: 'not_run' } as const;

/** An entry of a track that waits for its verifier. */
export const WAITING = { ...NO_RESULT, status: 'pending', reason_code: 'awaiting_processing' } as const;

/** Returns a result as an entry of its track. */
export function entryOf(
  track: Track,
  { status, reason_code, confidence, policy_version }: Result,
  at: string,
): RecordChange['entries'][number] {
  return { track, status, reason_code, confidence, policy_version, checked_at: at };
}

function describeFinding({ rule, detail }: Finding): string {
  return detail === null ? rule : `${rule}: ${detail}`;
}

/** Returns what a result of the replay track rests on. */
export function evidenceOf(
  { submissionId }: { submissionId: string },
  { findings = [], run }: Result,
): ReplayEvidence {
  return {
    replay_findings: JSON.stringify(findings.map(describeFinding)),
    replay_submission_id: submissionId,
    run_time_ms: run?.timeMs ?? null,
    run_account_id: run?.accountId ?? null,
  };
}
