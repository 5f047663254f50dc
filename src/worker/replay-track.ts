import type { OpenArtifact } from '../../db/artifacts/artifact-files.js';
import type { Verdict } from '../../db/stores/verification/verdict.js';
import type { Inspection, InspectTask } from './inspect.js';
import { withFiles } from './open-files.js';
import type { RuleKind } from './rules.js';
import { createVerdict, type Verifier } from './verdict.js';

/** Whether the catalog knows this time (in ms) of this account as a world record on this map. */
export type KnowsWorldRecord = (wr: { mapUid: string; accountId: string; wrMs: number }) => Promise<boolean>;

/** Inspects the files of a submission. */
export type InspectFiles = (task: InspectTask, signal?: AbortSignal) => Promise<Inspection>;

/** The policy that this verifier follows, as verdicts name it. */
const REPLAY_POLICY = 'replay-4';
/** The files that were sent contradict themselves, but the run may have others; `high` is for the deep track. */
const FAIL_CONFIDENCE = 'medium';

/**
 * The verifier of the replay track: a contradiction in the files is a fail, a file that is not read here is unsupported,
 * a doubt needs a person, and the rest passes. The confidence of a pass is medium for a replay of a world record that
 * the catalog knows, else low. Rejects when opening, inspecting or the lookup fails.
 */
export function createReplayVerifier(options: {
  open: OpenArtifact;
  inspect: InspectFiles;
  knowsWorldRecord: KnowsWorldRecord;
}): Verifier {
  return async (input) => {
    const { mapUid, signal } = input;
    signal?.throwIfAborted();
    const inspection = await withFiles(options.open, input, (map, replay) =>
      options.inspect({ map, replay, mapUid }, signal),
    );
    if (inspection === null) return createVerdict('artifacts_missing', { policy_version: REPLAY_POLICY });
    return decideVerdict(inspection, mapUid, options.knowsWorldRecord);
  };
}

async function decideVerdict(
  { broken, run, isComplete, mapParts, path }: Inspection,
  mapUid: string,
  knows: KnowsWorldRecord,
): Promise<Verdict> {
  const facts = {
    policy_version: REPLAY_POLICY,
    findings: broken.map(({ name: rule, detail }) => ({ rule, detail })),
    run,
  };
  const isBroken = (kind: RuleKind): boolean => broken.some((rule) => rule.kind === kind);
  if (isBroken('fail'))
    return createVerdict('failed_verification', { ...facts, confidence: FAIL_CONFIDENCE });
  if (isBroken('unsupported')) return createVerdict('unsupported', facts);
  if (isBroken('review') || run === null) return createVerdict('manual_review', facts);
  const isKnown = isComplete && (await knows({ mapUid, accountId: run.account_id, wrMs: run.time_ms }));
  const confidence = isKnown ? 'medium' : 'low';
  return createVerdict('verified', { ...facts, confidence, fingerprint: { mapParts, path } });
}
