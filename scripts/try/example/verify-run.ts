import {
  createVerification,
  uploadFile,
  type ServiceOptions,
  type Verification,
} from '../../develop/client/index.js';
import { createCachingFetch } from '../../develop/client/fetches.js';

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
export async function verifyRun(
  options: ServiceOptions,
  run: Run,
  log: (line: string) => void,
): Promise<Verdict> {
  // A record without changes costs an empty 304.
  const fetch = createCachingFetch({ fetch: options.fetch });
  const verification = createVerification({ ...options, fetch });
  log('1. Upload the map.');
  const map = await uploadFile(verification, 'map', 'run.Map.Gbx', run.map);
  if (!map.data) throw refusal('map', map);

  log('2. Upload the replay.');
  const replay = await uploadFile(verification, 'replay', 'run.Replay.Gbx', run.replay);
  if (!replay.data) throw refusal('replay', replay);

  log('3. Submit both for a record.');
  const body = {
    record_id: run.recordId,
    map_uid: run.mapUid,
    rank: run.rank,
    map_ref: map.data.data.artifact_ref,
    replay_ref: replay.data.data.artifact_ref,
  };
  const submission = await verification.POST('/api/v1/submissions/replay', { body });
  if (!submission.data) throw refusal('submission', submission);

  log('4. Read the record until its replay has a verdict.');
  return pollVerdict(verification, run.recordId);
}

async function pollVerdict(verification: Verification, recordId: string): Promise<Verdict> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const found = await verification.GET('/api/v1/records/{recordId}', { params: { path: { recordId } } });
    if (!found.data) throw refusal('record', found);
    const { record_id: id, verifications } = found.data.data;
    const track = verifications.find((one) => one.track === 'replay');
    if (track && track.reason_code !== 'awaiting_processing')
      return { recordId: id, status: track.status, reason: track.reason_code };
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`${recordId} has no verdict yet; try again later.`);
}

/** The document has a message for each failure; a proxy's page has none. */
function refusal(what: string, { error, response }: { error?: unknown; response: Response }): Error {
  const { message = `status ${response.status}` } =
    (error as { error?: { message?: string } } | undefined)?.error ?? {};
  return new Error(`The ${what} was refused: ${message}`);
}
