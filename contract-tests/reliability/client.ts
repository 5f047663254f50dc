import { buildMapFile, buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';
import type { Send } from '../contract/http-client.js';
import type { RecordBundle, Success } from '../scenarios/verification/records.js';

/**
 * A client of the verification service for tests that need many records. Every call rejects unless its status is 200.
 */
export interface Client {
  /** Uploads a file of a map; returns its reference. `bodyBytes` sets its size. */
  upload: (kind: 'map' | 'replay', mapUid: string, bodyBytes: number) => Promise<string>;
  /** Uploads these bytes; returns their reference. */
  uploadFile: (kind: 'map' | 'replay', file: Buffer) => Promise<string>;
  /** Submits a record; returns the submission's id. */
  submit: (recordId: string, mapUid: string, refs: { map: string; replay: string }) => Promise<string>;
  /** Returns the status of the replay track of every known record among the ids. */
  records: (ids: string[]) => Promise<Map<string, string>>;
}

const ACCOUNT_ID = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';
const BATCH = 100;

/** Returns a client of a service at a base URL. */
export function createClient(url: string, send: Send): Client {
  const post = async (path: string, mediaType: string, body: Buffer): Promise<unknown> => {
    const response = await send({
      method: 'POST',
      url: `${url}${path}`,
      headers: { 'content-type': mediaType },
      body,
    });
    if (response.status === 200) return response.json;
    throw new Error(
      `POST ${path} returned ${response.status}: ${response.body.toString('utf8').slice(0, 300)}`,
    );
  };
  const postJson = (path: string, body: unknown): Promise<unknown> =>
    post(path, 'application/json', Buffer.from(JSON.stringify(body)));
  const upload = async (kind: 'map' | 'replay', name: string, file: Buffer): Promise<string> => {
    const path = `/api/v1/uploads/${kind}?filename=${encodeURIComponent(`${name}.Gbx`)}`;
    const response = await post(path, 'application/octet-stream', file);
    return (response as Success<{ artifact_ref: string }>).data.artifact_ref;
  };
  return {
    upload: (kind, mapUid, bodyBytes) => upload(kind, mapUid, buildFile(kind, mapUid, bodyBytes)),
    uploadFile: (kind, file) => upload(kind, kind, file),
    submit: async (record_id, map_uid, { map, replay }) => {
      const body = { record_id, map_uid, map_ref: map, replay_ref: replay };
      return ((await postJson('/api/v1/submissions/replay', body)) as Success<{ submission_id: string }>).data
        .submission_id;
    },
    records: async (ids) => {
      const found = new Map<string, string>();
      for (let start = 0; start < ids.length; start += BATCH) {
        const response = await postJson('/api/v1/verdicts/batch', {
          record_ids: ids.slice(start, start + BATCH),
        });
        for (const record of (response as Success<{ records: RecordBundle[] }>).data.records) {
          found.set(record.record_id, record.verifications[0]?.status ?? 'unknown');
        }
      }
      return found;
    },
  };
}

function buildFile(kind: 'map' | 'replay', mapUid: string, bodyBytes: number): Buffer {
  if (kind === 'map') return buildMapFile({ uid: mapUid, bodyBytes });
  return buildReplayFile({ mapUid, timeMs: 40_820, accountId: ACCOUNT_ID, bodyBytes });
}
