import { accountIdOfLogin } from './account-login.js';
import { isMissingFile } from './file-bytes.js';
import type { Outcome } from './gbx-outcome.js';
import { readMapHeader, type MapHeader } from './map-header.js';
import { readReplayHeader, type ReplayHeader } from './replay-header.js';
import {
  artifactsMissing,
  failed,
  manualReview,
  unsupported,
  verified,
  type Verdict,
  type Verifier,
} from './verdict.js';

/** Whether the catalog knows this time (in ms) of this account as a world record on this map. */
export type KnowsWorldRecord = (wr: { mapUid: string; accountId: string; wrMs: number }) => Promise<boolean>;

type Headers = { map: Outcome<MapHeader>; replay: Outcome<ReplayHeader> };

const POLICY_VERSION = 'replay-1';
const MAX_TIME_MS = 2147483647;
/** A fail is certain about the bytes that were sent, but they may not be the run's only file; high is for deep. */
const FAIL_CONFIDENCE = 'medium';

/**
 * The verifier of the replay track. It reads the headers of both files, and passes a whole pair that agrees about
 * the map, can be validated and names a time and an account. The confidence is medium for a world record that the
 * catalog knows, else low. Rejects for errors of the file system (other than a missing file) and of the lookup.
 */
export function createReplayVerifier(options: { knowsWorldRecord: KnowsWorldRecord }): Verifier {
  return async ({ mapPath, replayPath, mapUid, signal }) => {
    signal?.throwIfAborted();
    const headers = await readHeaders(mapPath, replayPath);
    if (headers === null) return artifactsMissing(POLICY_VERSION);
    const { map, replay } = headers;
    // Damage is a finding, "unsupported" is the lack of one: where the two files differ, the finding counts.
    if (map.kind === 'damaged' || replay.kind === 'damaged') return failed(FAIL_CONFIDENCE, POLICY_VERSION);
    if (map.kind === 'unsupported' || replay.kind === 'unsupported') return unsupported(POLICY_VERSION);
    if (map.value.mapUid !== mapUid) return failed(FAIL_CONFIDENCE, POLICY_VERSION);
    return judge(replay.value, mapUid, options.knowsWorldRecord);
  };
}

/** Null when one of the files is not there. */
async function readHeaders(mapPath: string, replayPath: string): Promise<Headers | null> {
  try {
    const [map, replay] = await Promise.all([readMapHeader(mapPath), readReplayHeader(replayPath)]);
    return { map, replay };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

async function judge(replay: ReplayHeader, mapUid: string, knows: KnowsWorldRecord): Promise<Verdict> {
  const accountId = accountIdOfLogin(replay.login);
  const isSound =
    replay.mapUid === mapUid && replay.validable && isTime(replay.runTimeMs) && isTime(replay.bestTimeMs);
  if (!isSound || accountId === null) return failed(FAIL_CONFIDENCE, POLICY_VERSION);
  if (replay.runTimeMs !== replay.bestTimeMs) return manualReview(POLICY_VERSION);
  const isKnown = await knows({ mapUid, accountId, wrMs: replay.bestTimeMs });
  return verified(isKnown ? 'medium' : 'low', POLICY_VERSION);
}

function isTime(ms: number): boolean {
  return ms >= 1 && ms <= MAX_TIME_MS;
}
