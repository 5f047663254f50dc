import {
  createReplaySubmission,
  getRecord,
  uploadMap,
  uploadReplay,
  type Client,
} from '../../generated/verification/client/index.js';

/** A run to be verified: what a program of yours has at hand. */
export interface Run {
  recordId: string;
  mapUid: string;
  rank: number | null;
  map: Uint8Array<ArrayBuffer>;
  replay: Uint8Array<ArrayBuffer>;
}

/** What the verification service says of a record on the replay track. */
export interface Verdict {
  recordId: string;
  status: string;
  reason: string;
}

/** The time between two questions for a verdict, and how many are asked before giving up. */
const PAUSE_MS = 100;
const MAX_QUESTIONS = 100;

/**
 * Has a run verified: uploads its two files, submits them and asks until the replay track has its verdict. `say` is told each
 * step. Throws the service's own message when it refuses something.
 */
export async function verifyRun(client: Client, run: Run, say: (line: string) => void): Promise<Verdict> {
  const map = await uploadMap(client, { query: { filename: 'run.Map.Gbx' }, body: run.map });
  if (map.status !== 200) throw new Error(`The map was refused: ${map.body.error.message}`);
  const replay = await uploadReplay(client, { query: { filename: 'run.Replay.Gbx' }, body: run.replay });
  if (replay.status !== 200) throw new Error(`The replay was refused: ${replay.body.error.message}`);
  say(`uploaded ${map.body.data.artifact_ref} and ${replay.body.data.artifact_ref}`);

  const body = {
    record_id: run.recordId,
    map_uid: run.mapUid,
    rank: run.rank,
    map_ref: map.body.data.artifact_ref,
    replay_ref: replay.body.data.artifact_ref,
  };
  const submission = await createReplaySubmission(client, { body });
  if (submission.status !== 200)
    throw new Error(`The submission was refused: ${submission.body.error.message}`);
  say(`submitted as ${submission.body.data.submission_id}`);
  return waitForVerdict(client, run.recordId, say);
}

/** Asks with the tag of the last answer, so that a record that has not changed costs an empty 304. */
async function waitForVerdict(
  client: Client,
  recordId: string,
  say: (line: string) => void,
): Promise<Verdict> {
  let tag: string | null = null;
  for (let question = 0; question < MAX_QUESTIONS; question += 1) {
    const options = tag === null ? {} : { headers: { 'if-none-match': tag } };
    const response = await getRecord(client, { path: { recordId } }, options);
    if (response.status === 200) {
      tag = response.headers.get('etag');
      const track = response.body.data.verifications.find((one) => one.track === 'replay');
      if (track && track.status !== 'pending') {
        say(`${response.body.data.record_id}: ${track.status} (${track.reason_code})`);
        return { recordId: response.body.data.record_id, status: track.status, reason: track.reason_code };
      }
    } else if (response.status !== 304)
      throw new Error(`The record was refused: ${response.body.error.message}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${recordId} has no verdict yet; ask again later.`);
}
