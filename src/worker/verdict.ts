import type { Inspection } from './inspect.js';

/** How sure a verifier is: `high` is kept for the deep track, which re-simulates the run. */
export type Confidence = 'high' | 'medium' | 'low';

/** A run as its file has it: race time in ms, the account (a UUID) that drove it, and its checkpoints in ms, the finish last. */
export type Run = { timeMs: number; accountId: string; checkpointsMs: number[] };

/** A rule that the files break, and what was found there, with its numbers, where the rule has any. */
export type Finding = { rule: string; detail: string | null };

/** The reason codes of verdicts, each with its status. */
const STATUSES = {
  verified: 'pass',
  failed_verification: 'fail',
  /** A person has to look. */
  manual_review: 'pending',
  /** A file that the verdict needs is gone. */
  artifacts_missing: 'unavailable',
  /** The file is of a kind that this track does not verify. */
  unsupported: 'unavailable',
  /** The verifier kept failing, and the worker gave up. */
  service_error: 'unavailable',
  /** The verifier gave no reason. */
  unknown: 'unavailable',
} as const;

export type ReasonCode = keyof typeof STATUSES;

/** What a verifier finds. `confidence` is null unless the status is pass or fail. */
export type Verdict = {
  status: (typeof STATUSES)[ReasonCode];
  reasonCode: ReasonCode;
  confidence: Confidence | null;
  policyVersion: string | null;
  /** The rules that the files break. */
  findings: readonly Finding[];
  /** The run, where the files name one. */
  run: Run | null;
  /** What a pass is remembered by. */
  fingerprint?: Pick<Inspection, 'mapParts' | 'path'>;
};

/** The digests of the two files of a submission, and the map that the submission names. */
export type VerifierInput = {
  mapSha256: string;
  replaySha256: string;
  mapUid: string;
  /** The run as the replay track read it, for other tracks. */
  run?: Pick<Run, 'timeMs' | 'accountId'> | null;
  signal?: AbortSignal;
};

/** Verifies one submission on one track. It rejects when verifying itself failed, so that the worker retries. */
export type Verifier = (input: VerifierInput) => Promise<Verdict>;

/** Thrown by a verifier that took too long: trying again will most likely take as long. */
export class VerifierTimeout extends Error {
  override readonly name = 'VerifierTimeout';
}

/** Returns the verdict of a reason code; what is not among the facts is null or empty. */
export function createVerdict(
  reasonCode: ReasonCode,
  facts: Partial<Omit<Verdict, 'status' | 'reasonCode'>> = {},
): Verdict {
  const status = STATUSES[reasonCode];
  return { status, reasonCode, confidence: null, policyVersion: null, findings: [], run: null, ...facts };
}
