import { createHash, randomUUID } from 'node:crypto';
import type { Operation } from '../contract/document.js';
import { pathValues } from './mock-front.js';

type Json = Record<string, unknown>;

/** What a mock answers from memory: a body in place of the example, or an error. */
type Remembered = { json: Json } | { refusal: { status: number; message: string } };

/** A request that is as documented. */
export interface MockRequest {
  /** The path and the query, as they were sent. */
  url: string;
  query: Record<string, unknown>;
  /** Of JSON its value, whose rows are those that are valid; else the bytes. */
  body: unknown;
}

/** What was sent to a mock, for the flows that a front end needs. It has no rules beyond these. */
export interface Memory {
  /** Returns what is known better than by the example, which is documented for the request. */
  answer: (operation: Operation, request: MockRequest, example: Json) => Remembered | undefined;
}

/** How long a submission stays pending. */
const PENDING_MS = 1000;

interface Submitted {
  record_id: string;
  map_uid: string;
  rank: number | null;
  submission_id: string;
  files: string;
  at: number;
}

type Answer = (request: MockRequest, example: Json, path: Map<string, string>) => Remembered | undefined;

/** Returns an empty memory; `now` is the time in milliseconds. */
export function createMemory(now: () => number = Date.now): Memory {
  const staged = new Map<string, string>();
  const records = new Map<string, Submitted>();
  const names = new Map<string, { displayName: string; source: string; at: number }>();

  const upload =
    (kind: string): Answer =>
    ({ body: sent }, { data }) => {
      const body = sent as Buffer;
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
    const known = names.get(accountId.toLowerCase());
    if (!known) return { ...example, accountId };
    const { displayName, source, at } = known;
    const time = new Date(at).toISOString();
    const ageSeconds = Math.floor((now() - at) / 1000);
    const normalizedDisplayName = normalize(displayName);
    const shown = { accountId, displayName, normalizedDisplayName, source, stale: false, missing: false };
    return { ...example, ...shown, observedAt: time, updatedAt: time, ageSeconds };
  };
  /** The names that were sent, the newest first, and the example's own, which are known from the start. */
  const allNames = (rows: Json[]): Json[] => [
    ...[...names.keys()].toReversed().map((accountId) => name(rows[0] ?? {}, accountId)),
    ...rows.filter((row) => !names.has(String(row['accountId']))),
  ];
  const isSent = (ids: string[]): boolean => ids.some((id) => names.has(id.toLowerCase()));

  const answers: Record<string, Answer> = {
    uploadMap: upload('map'),
    uploadReplay: upload('replay'),
    createReplaySubmission: (request, { data }) => {
      const sent = request.body as Json;
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
      const submitted: Submitted = {
        ...(isRepeat ? before : { submission_id: `sub-${randomUUID()}`, files, at: now() }),
        record_id: String(record_id),
        map_uid: String(map_uid),
        rank: rank as number | null,
      };
      records.set(submitted.record_id, submitted);
      const example = (data as Json)['record'] as Json;
      return answered({ submission_id: submitted.submission_id, record: bundle(example, submitted) });
    },
    getRecord: record,
    getRecordVerdicts: record,
    resolveVerdicts: (request, { data }) => {
      const { record_ids, track } = request.body as { record_ids: string[]; track?: string };
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
      const sent = request.body as {
        projectKey: string;
        names?: { row: Json }[];
        namesByAccountId?: Json;
      };
      const rows = [
        ...(sent.names ?? []).map(({ row }) => row),
        ...Object.entries(sent.namesByAccountId ?? {}).map(([accountId, displayName]) => ({
          accountId,
          displayName,
        })),
      ] as { accountId?: string; displayName?: string }[];
      for (const { accountId, displayName } of rows)
        if (accountId !== undefined && displayName !== undefined)
          names.set(accountId.toLowerCase(), { displayName, source: sent.projectKey, at: now() });
      const ingest = { ...(example['ingest'] as Json), projectKey: sent.projectKey, received: rows.length };
      const counts = { accepted: rows.length, inserted: rows.length, updated: 0, unchanged: 0, outdated: 0 };
      return { json: { ...example, ingest: { ...ingest, ...counts, rejected: [], rejectedCount: 0 } } };
    },
    getDisplayName: (_, example, path) => ({
      json: { ...example, name: name(example['name'] as Json, path.get('accountId') ?? '') },
    }),
    listDisplayNames: ({ query }, example) => {
      const rows = example['names'] as Json[];
      const ids = query['accountId[]'] as string[] | undefined;
      // What was not sent may be of the examples.
      if (ids && !isSent(ids)) return undefined;
      const missing = (accountId: string): Json => ({
        ...Object.fromEntries(Object.keys(rows[0] ?? {}).map((key) => [key, null])),
        ...{ accountId, stale: true, missing: true },
      });
      const found = ids
        ? ids.map((id) => (isSent([id]) ? name(rows[0] ?? {}, id) : missing(id)))
        : allNames(rows)
            .filter((row) => has(row, String(query['q'] ?? '')))
            .slice(0, query['limit'] as number | undefined);
      return { json: { ...example, names: found, count: found.length } };
    },
    resolveDisplayNames: ({ body }, example) => {
      const ids = [...new Set((body as { accountIds: string[] }).accountIds)];
      if (!isSent(ids)) return undefined;
      const [row = {}] = example['names'] as Json[];
      const found = ids.filter((id) => isSent([id])).map((id) => name(row, id));
      const missing = ids.filter((id) => !isSent([id]));
      const counts = {
        count: found.length,
        requestedCount: ids.length,
        missingCount: missing.length,
        invalidCount: 0,
      };
      return { json: { ...example, names: found, missing, invalid: [], ...counts } };
    },
    findDisplayNames: ({ query }, example) => {
      const rows = allNames((example['queries'] as { matches: Json[] }[]).flatMap(({ matches }) => matches));
      const queries = ((query['displayName[]'] ?? []) as string[]).map((displayName) => {
        const normalizedDisplayName = normalize(displayName);
        const matches = rows.filter((row) => row['normalizedDisplayName'] === normalizedDisplayName);
        return { displayName, normalizedDisplayName, matches };
      });
      return { json: { ...example, queries } };
    },
    searchDisplayNames: ({ query }, example) => {
      const text = normalize(String(query['q']));
      const mode = query['mode'] ?? example['mode'];
      const matches = allNames(example['matches'] as Json[])
        .filter((row) =>
          mode === 'prefix' ? String(row['normalizedDisplayName']).startsWith(text) : has(row, text),
        )
        .slice(0, query['limit'] as number | undefined);
      return { json: { ...example, query: query['q'], mode, matches, count: matches.length } };
    },
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

function normalize(displayName: string): string {
  return displayName.normalize('NFKC').toLowerCase();
}

function has(row: Json, text: string): boolean {
  return String(row['normalizedDisplayName']).includes(normalize(text));
}
