import type { Inspection } from './inspect.js';

/** How sure a verifier is: `high` is kept for the deep track, which re-simulates the run. */
export type Confidence = 'high' | 'medium' | 'low';

/** A run as its file has it: race time in ms, the account (a UUID) that drove it, and its checkpoints in ms, the finish last. */
export type Run = { timeMs: number; accountId: string; checkpointsMs: number[] };

/** A rule that the files break, and what was found there, with its numbers, where the rule has any. */
export type Finding = { rule: string; detail: string | null };

/** What a verifier finds. `confidence` is null unless the status is pass or fail. */
export type Verdict = {
  status: 'pass' | 'fail' | 'pending' | 'unavailable';
  reasonCode:
    | 'verified'
    | 'failed_verification'
    | 'manual_review'
    | 'artifacts_missing'
    | 'unsupported'
    | 'service_error'
    | 'unknown';
  confidence: Confidence | null;
  policyVersion: string | null;
  /** The rules that the files break. */
  findings: readonly Finding[];
  /** The run, where the files name one. */
  run: Run | null;
  /** What a pass is remembered by. */
  fingerprint?: Pick<Inspection, 'mapParts' | 'path'>;
};

/** What a verdict rests on, besides its outcome. */
export type Evidence = Pick<Verdict, 'findings' | 'run'>;

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

const NO_EVIDENCE: Evidence = { findings: [], run: null };

/** pass / verified. */
export function verified(
  confidence: Confidence | null,
  policyVersion: string | null,
  evidence: Evidence = NO_EVIDENCE,
): Verdict {
  return { status: 'pass', reasonCode: 'verified', confidence, policyVersion, ...evidence };
}

/** fail / failed_verification. */
export function failed(
  confidence: Confidence | null,
  policyVersion: string | null,
  evidence: Evidence = NO_EVIDENCE,
): Verdict {
  return { status: 'fail', reasonCode: 'failed_verification', confidence, policyVersion, ...evidence };
}

/** pending / manual_review: a person has to look. */
export function manualReview(policyVersion: string | null, evidence: Evidence = NO_EVIDENCE): Verdict {
  return { status: 'pending', reasonCode: 'manual_review', confidence: null, policyVersion, ...evidence };
}

/** unavailable / artifacts_missing: a file that the verdict needs is gone. */
export function artifactsMissing(policyVersion: string | null): Verdict {
  return unavailable('artifacts_missing', policyVersion);
}

/** unavailable / unsupported: the file is of a kind that this track does not verify. */
export function unsupported(policyVersion: string | null, evidence: Evidence = NO_EVIDENCE): Verdict {
  return { ...unavailable('unsupported', policyVersion), ...evidence };
}

/** unavailable / service_error: the verifier kept failing, and the worker gave up. */
export function serviceError(policyVersion: string | null): Verdict {
  return unavailable('service_error', policyVersion);
}

/** unavailable / unknown: the verifier gave no reason. */
export function unknown(policyVersion: string | null): Verdict {
  return unavailable('unknown', policyVersion);
}

function unavailable(reasonCode: Verdict['reasonCode'], policyVersion: string | null): Verdict {
  return { status: 'unavailable', reasonCode, confidence: null, policyVersion, ...NO_EVIDENCE };
}
