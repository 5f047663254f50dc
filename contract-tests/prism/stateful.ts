import { createHash, randomUUID } from 'node:crypto';
import type { Operation } from '../contract/document.js';
import { parseJson } from '../contract/http-client.js';
import type { PassedRequest } from '../mutation/mutating-proxy.js';
import { pathValues } from './mock-front.js';

type Json = Record<string, unknown>;

/** What a mock answers from memory: a body in place of the example, or an error. */
export type Remembered = { json: Json } | { refusal: { status: number; message: string } };

/** What was sent to a mock, for the flows that a front end needs. It has no rules beyond these. */
export interface Memory {
  /** Returns what is known better than by the example, which is documented for the request. */
  answer: (operation: Operation, request: PassedRequest, example: Json) => Remembered | undefined;
}

/** How long a submission stays pending. */
export const PENDING_MS = 1000;

interface Submitted {
  record_id: string;
  map_uid: string;
  rank: number | null;
  submission_id: string;
  files: string;
  at: number;
}

type Answer = (request: PassedRequest, example: Json, path: Map<string, string>) => Remembered | undefined;

/** Returns an empty memory; `now` is the time in milliseconds. */
export function createMemory(now: () => number = Date.now): Memory {
  const staged = new Map<string, string>();
  const records = new Map<string, Submitted>();
  const names = new Map<string, { displayName: string; source: string; at: number }>();

  const upload =
    (kind: string): Answer =>
    ({ body }, { data }) => {
      const artifact_ref = `${kind}-${randomUUID()}`;
      staged.set(artifact_ref, kind);
      const sha256 = createHash('sha256').update(body).digest('hex');
      const expires_at = new Date(now() + 86_400_000).toISOString();
      return answered({ ...(data as Json), artifact_ref, kind, size_bytes: body.length, sha256, expires_at });
    };

  /** An entry of the example with another state. */
  const entry = (example: Json, track: string, { at }: Submitted): Json => {
    const isDone = now() - at >= PENDING_MS;
    const changed = new Date(isDone ? at + PENDING_MS : at).toISOString();
    const passed = track === 'replay' && isDone;
    const [status, reason_code] = passed
      ? ['pass', 'verified']
      : track === 'replay'
        ? ['pending', 'awaiting_processing']
        : ['not_run', 'not_run'];
    return {
      ...Object.fromEntries(
        Object.entries(example).map(([key, value]) => [key, typeof value === 'boolean' ? false : null]),
      ),
      track,
      status,
      reason_code,
      confidence: passed ? 'low' : null,
      checked_at: passed ? changed : null,
      policy_version: passed ? (example['policy_version'] ?? 'replay-1') : null,
      updated_at: track === 'replay' ? changed : null,
    };
  };
  const bundle = (example: Json, record: Submitted, tracks = ['replay', 'deep']): Json => {
    const [first] = example['verifications'] as Json[];
    const verifications = tracks.map((track) => entry(first ?? {}, track, record));
    const { record_id, map_uid, rank } = record;
    const [replay = {}] = verifications;
    const updated_at = replay['updated_at'] ?? new Date(record.at).toISOString();
    return { ...example, record_id, map_uid, rank, updated_at, verifications };
  };
  const record: Answer = (_, { data }, path) => {
    const id = path.get('recordId') ?? '';
    const known = records.get(id);
    if (known) return answered(bundle(data as Json, known));
    // The example's own record is known from the start.
    if (id === (data as Json)['record_id']) return undefined;
    return refusal(404, `No record ${id} was sent to this mock.`);
  };
  const name = (example: Json, accountId: string): Json => {
    const known = names.get(accountId);
    if (!known) return { ...example, accountId };
    const { displayName, source, at } = known;
    const time = new Date(at).toISOString();
    const ageSeconds = Math.floor((now() - at) / 1000);
    const normalizedDisplayName = displayName.toLowerCase();
    const shown = { accountId, displayName, normalizedDisplayName, source, stale: false, missing: false };
    return { ...example, ...shown, observedAt: time, updatedAt: time, ageSeconds };
  };

  const answers: Record<string, Answer> = {
    uploadMap: upload('map'),
    uploadReplay: upload('replay'),
    createReplaySubmission: (request, { data }) => {
      const sent = parseJson(request.body) as Json;
      const { record_id, map_uid, rank = null, map_ref, replay_ref } = sent;
      for (const [field, ref, kind] of [
        ['map_ref', map_ref, 'map'],
        ['replay_ref', replay_ref, 'replay'],
      ] as const)
        if (staged.get(String(ref)) !== kind)
          return refusal(
            400,
            `${field}: expected the ref of a ${kind} that was uploaded to this mock, got "${String(ref)}".`,
          );
      const files = `${String(map_uid)} ${String(map_ref)} ${String(replay_ref)}`;
      const before = records.get(String(record_id));
      const isRepeat = before?.files === files && now() - before.at < PENDING_MS;
      const submitted: Submitted = isRepeat
        ? before
        : {
            record_id: String(record_id),
            map_uid: String(map_uid),
            rank: rank as number | null,
            submission_id: `sub-${randomUUID()}`,
            files,
            at: now(),
          };
      records.set(submitted.record_id, submitted);
      const example = (data as Json)['record'] as Json;
      return answered({ submission_id: submitted.submission_id, record: bundle(example, submitted) });
    },
    getRecord: record,
    getRecordVerdicts: record,
    resolveVerdicts: (request, { data }) => {
      const { record_ids, track } = parseJson(request.body) as { record_ids: string[]; track?: string };
      const ids = [...new Set(record_ids)];
      const known = ids.flatMap((id) => records.get(id) ?? []);
      // What was not sent may be of the examples.
      if (known.length === 0) return undefined;
      const [example = {}] = (data as Json)['records'] as Json[];
      const tracks = track === 'replay' || track === 'deep' ? [track] : ['replay', 'deep'];
      return answered({
        records: known.map((one) => bundle(example, one, tracks)),
        missing_record_ids: ids.filter((id) => !records.has(id)),
      });
    },
    ingestDisplayNames: (request, example) => {
      const sent = parseJson(request.body) as { projectKey: string; names?: Json[]; namesByAccountId?: Json };
      const rows = [
        ...(sent.names ?? []),
        ...Object.entries(sent.namesByAccountId ?? {}).map(([accountId, displayName]) => ({
          accountId,
          displayName,
        })),
      ] as { accountId?: string; displayName?: string }[];
      for (const { accountId, displayName } of rows)
        if (accountId !== undefined && displayName !== undefined)
          names.set(accountId, { displayName, source: sent.projectKey, at: now() });
      const ingest = { ...(example['ingest'] as Json), projectKey: sent.projectKey, received: rows.length };
      const counts = { accepted: rows.length, inserted: rows.length, updated: 0, unchanged: 0, outdated: 0 };
      return { json: { ...example, ingest: { ...ingest, ...counts, rejected: [], rejectedCount: 0 } } };
    },
    getDisplayName: (_, example, path) => ({
      json: { ...example, name: name(example['name'] as Json, path.get('accountId') ?? '') },
    }),
  };

  return {
    answer: (operation, request, example) => {
      const [path = ''] = request.url.split('?');
      return answers[operation.id]?.(request, example, new Map(pathValues(operation, path)));
    },
  };
}

function answered(data: Json): Remembered {
  return { json: { ok: true, data } };
}

function refusal(status: number, message: string): Remembered {
  return { refusal: { status, message } };
}
