import type { EntryRun } from '../../db/stores/verification/record.js';
import type { Verdict } from '../../db/stores/verification/verdict.js';

/** The most checkpoints of a run that are kept; the game's own limit is far below. */
export const MAX_RUN_CHECKPOINTS = 1000;

/** How sure a verifier is: `high` is kept for the deep track, which re-simulates the run. */
export type Confidence = NonNullable<Verdict['confidence']>;

/** The reason codes, each with its status. */
const STATUSES = {
  verified: 'pass',
  failed_verification: 'fail',
  /** A person has to look. */
  manual_review: 'pending',
  awaiting_processing: 'pending',
  /** The verifier gave no reason. */
  unknown: 'unavailable',
  /** The file is of a kind that this track does not verify. */
  unsupported: 'unavailable',
  /** The verifier kept failing, and the worker gave up. */
  service_error: 'unavailable',
  /** A file that the verdict needs is gone. */
  artifacts_missing: 'unavailable',
  not_run: 'not_run',
} as const;

type ReasonCode = keyof typeof STATUSES;

/** Returns the reason codes of a status. */
export function listReasons(status: unknown): ReasonCode[] {
  return (Object.keys(STATUSES) as ReasonCode[]).filter((code) => STATUSES[code] === status);
}

/** The digests of the two files of a submission, and the map that the submission names. */
export type VerifierInput = {
  mapSha256: string;
  replaySha256: string;
  mapUid: string;
  /** The run as the replay track read it, for other tracks. */
  run?: Pick<NonNullable<EntryRun>, 'account_id' | 'time_ms'> | null;
  signal?: AbortSignal;
};

/** Verifies one submission on one track. It rejects when verifying itself failed, so that the worker retries. */
export type Verifier = (input: VerifierInput) => Promise<Verdict>;

/** Thrown by a verifier that took too long: another try will most likely take too long as well. */
export class VerifierTimeout extends Error {
  override readonly name = 'VerifierTimeout';
}

/** Returns the verdict of a reason code; what `facts` does not have is null or empty. Only a pass and a fail have a `confidence`. */
export function createVerdict(
  reasonCode: ReasonCode,
  facts: Partial<Omit<Verdict, 'status' | 'reason_code'>> = {},
): Verdict {
  const none = { confidence: null, policy_version: null, findings: [], run: null };
  return { status: STATUSES[reasonCode], reason_code: reasonCode, ...none, ...facts };
}
