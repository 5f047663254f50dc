import {
  createReplaySubmission,
  getRecord,
  uploadMap,
  uploadReplay,
  type Client,
  type ConditionalCallOptions,
  type UnexpectedResponse,
} from '../../../generated/verification/client/index.js';

/** A run to be verified. */
export interface Run {
  recordId: string;
  mapUid: string;
  rank: number | null;
  map: Uint8Array;
  replay: Uint8Array;
}

/** The result of a record on the replay track. */
export interface Verdict {
  recordId: string;
  status: string;
  reason: string;
}

/** How often a record is polled, and how many times before giving up. */
const POLL_INTERVAL_MS = 100;
const MAX_POLLS = 100;

/**
 * Verifies a run: uploads its two files, submits them and polls until the replay track has a verdict. `log` receives a line
 * per step. Throws the service's message where it refuses something.
 */
export async function verifyRun(client: Client, run: Run, log: (line: string) => void): Promise<Verdict> {
  log('1. Upload the map.');
  const map = await uploadMap(client, { query: { filename: 'run.Map.Gbx' }, body: run.map });
  if (map.status !== 200) throw refusal('map', map);

  log('2. Upload the replay.');
  const replay = await uploadReplay(client, { query: { filename: 'run.Replay.Gbx' }, body: run.replay });
  if (replay.status !== 200) throw refusal('replay', replay);

  log('3. Submit both for a record.');
  const body = {
    record_id: run.recordId,
    map_uid: run.mapUid,
    rank: run.rank,
    map_ref: map.body.data.artifact_ref,
    replay_ref: replay.body.data.artifact_ref,
  };
  const submission = await createReplaySubmission(client, { body });
  if (submission.status !== 200) throw refusal('submission', submission);

  log('4. Read the record until its replay has a verdict.');
  return pollVerdict(client, run.recordId);
}

/** Sends the tag of the last response along, so that a record without changes costs an empty 304. */
async function pollVerdict(client: Client, recordId: string): Promise<Verdict> {
  const options: ConditionalCallOptions = {};
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const found = await getRecord(client, { path: { recordId } }, options);
    if (found.status === 200) {
      options.ifNoneMatch = found.headers.get('etag');
      const track = found.body.data.verifications.find((one) => one.track === 'replay');
      if (track && track.reason_code !== 'awaiting_processing')
        return { recordId: found.body.data.record_id, status: track.status, reason: track.reason_code };
    } else if (found.status !== 304) throw refusal('record', found);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`${recordId} has no verdict yet; try again later.`);
}

type Refused = { status: number; body: { error: { message: string } } } | UnexpectedResponse;

function refusal(what: string, response: Refused): Error {
  const isKnown = response.status !== 'unexpected';
  const reason = isKnown ? response.body.error.message : `unexpected status ${response.httpStatus}`;
  return new Error(`The ${what} was refused: ${reason}`);
}
