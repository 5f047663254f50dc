/** How sure a verifier is: `high` is kept for the deep track, which re-simulates the run. */
export type Confidence = 'high' | 'medium' | 'low';

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
};

/** The two staged files of a submission, and the map that the submission names. */
export type VerifierInput = { mapPath: string; replayPath: string; mapUid: string; signal?: AbortSignal };

/** Judges one submission on one track. It rejects when judging itself went wrong, so that the worker retries. */
export type Verifier = (input: VerifierInput) => Promise<Verdict>;

/** pass / verified. */
export function verified(confidence: Confidence | null, policyVersion: string | null): Verdict {
  return { status: 'pass', reasonCode: 'verified', confidence, policyVersion };
}

/** fail / failed_verification. */
export function failed(confidence: Confidence | null, policyVersion: string | null): Verdict {
  return { status: 'fail', reasonCode: 'failed_verification', confidence, policyVersion };
}

/** pending / manual_review: a person has to look. */
export function manualReview(policyVersion: string | null): Verdict {
  return { status: 'pending', reasonCode: 'manual_review', confidence: null, policyVersion };
}

/** unavailable / artifacts_missing: a file that the verdict needs is gone. */
export function artifactsMissing(policyVersion: string | null): Verdict {
  return unavailable('artifacts_missing', policyVersion);
}

/** unavailable / unsupported: the file is of a kind that this track can't judge. */
export function unsupported(policyVersion: string | null): Verdict {
  return unavailable('unsupported', policyVersion);
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
  return { status: 'unavailable', reasonCode, confidence: null, policyVersion };
}
